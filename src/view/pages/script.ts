/**
 * The page's only script: keys, a filter that answers while it is typed, and a question before typed words are lost; and it asks
 * the command that serves the page whether anything has changed. Everything works without it. It is a text because it runs in the browser.
 */
export const SCRIPT = `"use strict";
// The address that opened the page holds the session's token: it need not stay in sight.
if (location.search.includes("token=")) {
  const address = new URL(location.href);
  address.searchParams.delete("token");
  history.replaceState(null, "", address);
}
const read = async (address, signal) => new DOMParser().parseFromString(await (await fetch(address, { signal })).text(), "text/html");
// What is found follows what is typed and chosen. The form stays, with whoever is at it; Back leads to where it led before.
const filter = document.querySelector(".filter");
let [soon, asked] = [];
const find = async () => {
  asked?.abort();
  asked = new AbortController();
  const address = filter.action + "?" + new URLSearchParams(new FormData(filter));
  const page = await read(address, asked.signal);
  for (const id of ["told", "found"]) document.getElementById(id).replaceChildren(...page.getElementById(id).childNodes);
  history.replaceState(null, "", address);
};
for (const kind of ["input", "compositionend"])
  filter?.addEventListener(kind, (event) => {
    clearTimeout(soon);
    if (!event.isComposing) soon = setTimeout(() => find().catch(() => {}), 150);
  });
// Not every browser gives the focus to what an address leads to.
const led = location.hash === "" ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
if (led?.matches("input, .notice")) led.focus();
document.querySelector(".dismiss")?.addEventListener("click", (event) => {
  event.preventDefault();
  event.target.closest(".notice").remove();
  document.getElementById("main").focus({ preventScroll: true });
});
// What was typed is lost by nothing but a person's word: keys do nothing meanwhile, and whoever leaves is asked.
let sent = null;
document.addEventListener("submit", (event) => { sent = event.target; });
const isChanged = (field) => field.form !== sent && (field.matches("select")
  ? [...field.options].some((one) => one.selected !== one.defaultSelected) : field.value !== field.defaultValue);
const refused = document.querySelector(".edit[data-unsaved]")?.closest("form");
const isUnsaved = () => (refused && refused !== sent) || [...document.querySelectorAll(".edit :is(input:not([type=hidden]), textarea, select)")].some(isChanged);
// Timeline and Health follow what is written, but take nothing from under a person's hand; the others say that there is news.
const main = document.getElementById("main");
const follow = async () => {
  const asked = await fetch("/pulse");
  const pulse = await asked.text();
  if (!asked.ok || pulse === document.body.dataset.pulse) return;
  if ("live" in document.body.dataset && (main === document.activeElement || !main.contains(document.activeElement))) {
    const page = await read(location.href);
    main.replaceChildren(...page.getElementById("main").childNodes);
    document.querySelector("a[href='/inbox']").replaceChildren(...page.querySelector("a[href='/inbox']").childNodes);
    document.body.dataset.pulse = page.body.dataset.pulse;
  } else if (!document.querySelector(".news"))
    main.insertAdjacentHTML("afterbegin", '<p class="due news" role="status">What is shown here has changed: load the page again to see it.</p>');
};
// Once the command is ended nobody answers.
if (document.body.dataset.pulse) setInterval(() => { if (!document.hidden) follow().catch(() => {}); }, 2000);
addEventListener("beforeunload", (event) => { if (isUnsaved()) event.preventDefault(); });
const DECIDE = { a: ".actions button:not([formaction])", r: ".actions button[formaction='/reject']" };
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
  const here = document.activeElement;
  if (/^(?:INPUT|TEXTAREA|SELECT)$/.test(here?.tagName ?? "")) {
    if (event.key === "Escape") here.blur();
    return;
  }
  if (isUnsaved()) return;
  if (event.key === "/") {
    const field = document.querySelector("input[type=search]");
    if (field) field.focus();
    else location.assign("/memories#q");
    event.preventDefault();
  } else if (event.key === "j" || event.key === "k") {
    const rows = [...document.querySelectorAll(".rows a, .proposal h2, table th a")];
    // Whoever stands between two rows, at a button or at a notice, stands at the one before.
    const at = rows.findLastIndex((row) => row === here || row.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING);
    const row = rows[event.key === "j" ? Math.min(at + 1, rows.length - 1) : Math.max(rows[at] === here ? at - 1 : at, 0)];
    row?.focus();
    if (row?.matches(".proposal h2")) row.scrollIntoView();
  } else if (DECIDE[event.key]) here?.closest(".proposal")?.querySelector(DECIDE[event.key])?.click();
  else if (event.key === "e") {
    const edit = here?.closest(".proposal")?.querySelector("details:has(.edit)");
    if (!edit) return;
    edit.open = true;
    edit.querySelector("input:not([type=hidden])").focus();
    event.preventDefault();
  } else if (/^[1-6]$/.test(event.key)) document.querySelectorAll("nav[aria-label=Views] a")[event.key - 1]?.click();
});
`;
