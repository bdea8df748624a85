// @ts-check
// A table that waits: when something has happened there, the page is asked for anew.

import { setting } from "./words.js";
import { listen } from "./live.js";

listen(
  () => `/game/${setting.table}/events?waiting=1`,
  () => location.reload(),
  () => {},
);
