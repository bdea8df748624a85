// @ts-check
// A key that stands in the address, behind `#`, or what a letter carries, is put into its field, and taken out of the address: nobody else should read
// it there.

const letter = document.getElementById("letter");
if (letter instanceof HTMLInputElement && /^#[0-9a-f]{32}$/.test(location.hash)) {
  letter.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
}

const field = document.getElementById("key");
const key = decodeURIComponent(location.hash.slice(1));
if (field instanceof HTMLInputElement && /^[a-z]{5}(-[a-z]{5}){7}$/i.test(key)) {
  field.value = key;
  history.replaceState(null, "", location.pathname);
}
