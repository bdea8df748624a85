// A typed client: its types are generated from the description of the API (`openapi-typescript`), and it plays a whole game of Charge.
import type { components, paths } from "./api.js";

type Table = components["schemas"]["TableBody"];
type Made = components["schemas"]["TableMade"];
type Charge = components["schemas"]["ChargeView"];
type Facts = paths["/api/games/{game}/data"]["get"]["responses"][200]["content"]["application/json"];

const base = process.argv[2] ?? "http://127.0.0.1:1836";

async function ask<T>(path: string, token?: string, body?: object): Promise<T> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const request = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(base + path, request);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

// The areas of the compound, by what the API says of the map.
const facts = await ask<Facts>("/api/games/charge/data");
const areas = new Map(facts.places.map((place) => [place.place, place.ways.length]));

const fresh: components["schemas"]["NewTable"] = { game: "charge", seats: { texan: "me", mexican: "random" } };
const made = await ask<Made>("/api/tables", undefined, fresh);
const token = made.seats.texan;
if (!token) throw new Error("no seat");
const path = `/api/tables/${made.table}`;
let table = await ask<Table>(path, token);
let decided = 0;
while (table.node.kind !== "over") {
  const offer = table.offers[decided % Math.max(1, table.offers.length)];
  if (offer === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    table = await ask<Table>(path, token);
    continue;
  }
  const decision: components["schemas"]["NewDecision"] = { at: table.at, decision: offer };
  table = await ask<Table>(`${path}/decisions`, token, decision);
  decided += 1;
  for (const { event } of table.events) if (!("event" in event)) throw new Error("an event without a name");
}
const view = table.view as Charge;
const standing = view.walls.filter((wall) => wall.strength > 0).length;
console.log(`${decided} decisions, ${view.texian_losses} and ${view.mexican_losses} lost, ${standing} walls stand, ${areas.size} areas`);
