"""A player for Texas Glory that knows nothing but the API: map, cards and blocks come from there.

    python3 examples/bot.py http://127.0.0.1:1836            # plays the Texians against `recruit`
    python3 examples/bot.py http://127.0.0.1:1836 regular mexican

Standard library only. docs/programs.md tells the rest.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from collections import deque


class Site:
    def __init__(self, base):
        self.base, self.token = base.rstrip("/"), None

    def ask(self, path, body=None):
        request = urllib.request.Request(self.base + path, method="GET" if body is None else "POST")
        request.add_header("Accept-Language", "en")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        data = None
        if body is not None:
            request.add_header("Content-Type", "application/json")
            data = json.dumps(body).encode()
        while True:
            try:
                with urllib.request.urlopen(request, data) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refused:
                if refused.code != 429:
                    raise SystemExit(f"{path}: {refused.code} {refused.read().decode()}") from refused
                time.sleep(int(refused.headers.get("Retry-After", "1")))


class Knowledge:
    """What the API says once: the ways of the map, what cards are worth, which towns count."""

    def __init__(self, site):
        game = next(game for game in site.ask("/api/games")["games"] if game["id"] == "texas-glory")
        facts = site.ask(game["library"]["data"])
        sheets = {sheet["name"]: sheet["rows"] for sheet in facts["sheets"]}
        self.ways = {
            place["place"]: [(way["to"], way["cost"]) for way in place["ways"] if way["kind"] != "sea"]
            for place in facts["places"]
        }
        self.names = {place["place"]: place["name"]["en"] for place in facts["places"]}
        self.points = {str(row["card"]): row["cp"] for row in sheets["cards"]}
        self.strength = {row["id"]: row["steps"] for row in sheets["blocks"]}
        towns = sheets["sites"] + sheets["boxes"]
        self.towns = {row.get("hex") or row.get("box") for row in towns if row["victory"] == "yes"}

    def distances(self, goals):
        """Steps over the map from every place to the nearest goal."""
        far, queue = {goal: 0 for goal in goals}, deque(goals)
        while queue:
            place = queue.popleft()
            for to, _ in self.ways[place]:
                if to not in far:
                    far[to] = far[place] + 1
                    queue.append(to)
        return far


def choose(table, known, side):
    """The best offer by a few rules of thumb; chance among equals."""
    held = {place["place"] for place in table["view"]["places"] if place["controller"] == side}
    far = known.distances(known.towns - held or known.towns)

    def worth(decision):
        verb, _, what = decision.partition(" ")
        place = what.split("/")[0]
        if verb == "play":
            return known.points[what]
        if verb in ("march", "attack"):
            return 10 - far.get(place, 10)
        if verb in ("command", "send", "fire", "join", "storm", "fight"):
            return 5 + known.strength.get(what, 0)
        if verb == "retreat":
            return 1
        return {"done": 0, "stay": -1, "pass": -1, "burn": -2}.get(verb, 2)

    return max(table["offers"], key=lambda decision: (worth(decision), random.random()))


def play(base, against, side):
    site = Site(base)
    known = Knowledge(site)
    other = "mexican" if side == "texan" else "texan"
    made = site.ask("/api/tables", {"game": "texas-glory", "scenario": "1836", "seats": {side: "me", other: against}})
    site.token = made["seats"][side]
    path = "/api/tables/" + made["table"]
    table, decided = site.ask(path), 0
    while table["node"]["kind"] != "over":
        if not table["offers"]:
            time.sleep(0.02)
            table = site.ask(f"{path}?after={table['at']}")
            continue
        body = {"side": side, "at": table["at"], "decision": choose(table, known, side)}
        table, decided = site.ask(path + "/decisions", body), decided + 1
        for happened in table["events"]:
            if happened["event"]["event"] == "battle-began":
                print("A battle at", known.names[happened["event"]["place"]])
    print(f"{decided} decisions; the winner is {table['node']['winner']}")


if __name__ == "__main__":
    play(*(sys.argv[1:] + ["http://127.0.0.1:1836", "recruit", "texan"][len(sys.argv) - 1 :]))
