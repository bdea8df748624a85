// @ts-check
// A table that waits: when something has happened there, the page is asked for again.

import { setting } from "./words.js";
import { listen } from "./live.js";

listen(
  () => setting.table,
  () => location.reload(),
);
