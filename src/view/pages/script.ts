/**
 * The page's only script: keys, and a filter that answers when a choice is made. Everything works without it. It is a text because
 * it runs in the browser, and asks nothing of any server.
 */
export const SCRIPT = `"use strict";
// The address that opened the page holds the session's token: it need not stay in sight.
if (location.search.includes("token=")) {
  const address = new URL(location.href);
  address.searchParams.delete("token");
  history.replaceState(null, "", address);
}
for (const choice of document.querySelectorAll(".filter select, .filter input[type=date]"))
  choice.addEventListener("change", () => choice.form.requestSubmit());
// Not every browser gives the focus to what an address leads to.
const led = location.hash === "" ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
if (led?.matches("input, .notice")) led.focus();
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (/^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "")) {
    if (event.key === "Escape") document.activeElement.blur();
    return;
  }
  if (event.key === "/") {
    const field = document.querySelector("input[type=search]");
    if (field) field.focus();
    else location.assign("/memories#q");
    event.preventDefault();
  } else if (event.key === "j" || event.key === "k") {
    const rows = [...document.querySelectorAll(".rows a, .proposal h2, table th a")];
    // Whoever stands between two rows, at a button or at a notice, stands at the one before.
    const here = document.activeElement;
    const at = rows.findLastIndex((row) => row === here || row.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING);
    const row = rows[event.key === "j" ? Math.min(at + 1, rows.length - 1) : Math.max(rows[at] === here ? at - 1 : at, 0)];
    row?.focus();
    if (row?.matches(".proposal h2")) row.scrollIntoView();
  } else if (/^[1-6]$/.test(event.key)) document.querySelectorAll("nav[aria-label=Views] a")[event.key - 1]?.click();
});
`;
