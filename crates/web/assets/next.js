// @ts-check
// The way to the next table where the reader is awaited, as long as there is one.

import { element, setting } from "./words.js";
import { listen } from "./live.js";

const way = element("next-game");

if (way.dataset.seated !== undefined) {
  listen(
    () => "me",
    (news) => {
      /** @type {{ awaited: string[] }} */
      const { awaited } = JSON.parse(news);
      way.hidden = !awaited.some((table) => table !== setting.table);
    },
  );
}
