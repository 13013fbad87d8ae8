import { describe, expect, it } from "vitest";
import { labelled } from "../../src/text/labels.ts";
import { plainText, signOf } from "../../src/text/plain.ts";

describe("a line without its markup", () => {
  it.each([
    ["**We** use _Redis_ and `**kwargs`", "We use Redis and `**kwargs`"],
    ["see [the board](https://a.example/x_(y)) and ![pic](a.png)", "see the board and"],
    ["[Ines][1] wrote[^2] it", "Ines wrote it"],
    ["<https://a.example/x> stays, <b>tags</b> go", "https://a.example/x stays, tags go"],
    ["a < b and c > d", "a < b and c > d"],
    ["in [[projects/Alpha#Goals|Alpha]] and [[Beta.md]]", "in Alpha and Beta"],
    ["![[diagram.png]] shows it ^a1b2c3", "shows it"],
    ["\\![Screen 11.54 AM.png](../assets/Screen_11.54 AM_17.png) the draft", "the draft"],
    ["see ((6543ab12-0000-4000-8000-000000000000)) and {{embed x}}", "see and"],
    ["#decision we stay #infra/db #q2", "we stay"],
    ["we moved #billing to C# and #123", "we moved billing to C# and #123"],
    ["we unpacked the box of #pipettes", "we unpacked the box of pipettes"],
    ["mit dem Lack von #k7", "mit dem Lack von k7"],
    ["no ferry from now on #rule", "no ferry from now on"],
    ["#[[two words]] first", "two words first"],
    ["the pier ![pier.png](../assets/pier.png){:height 256, :width 513} at noon", "the pier at noon"],
    ["pay ⏫ 🔁 every month 📅 2026-04-30", "pay"],
    ["[#A] call SCHEDULED: <2026-04-09 Thu 10:00>", "call"],
    ["due [due:: 2026-04-30] soon", "due soon"],
    ["on <2026-04-09 Thu> we met", "on 2026-04-09 we met"],
    ["==marked== and ~~gone~~ and %%hidden%% and <!-- so --> on", "marked and and and on"],
    [
      "<del>Decision: on tape</del> <b>kept</b> <S class='x'>at <i>night</i></S> and <strike>so</strike> on",
      "kept and on",
    ],
    ["<samp>on</samp> <s>open", "on open"],
    ["into /raw/<date> as v<major>.<minor>, a List<Order>", "into /raw/<date> as v<major>.<minor>, a List<Order>"],
    ["one<br>two H<sub>2</sub>O <note>three</note>", "onetwo H2O three"],
    ["✅ Done: it works", "Done: it works"],
    ["→ a &amp; b\u00a0c", "a & b c"],
    ["snake_case and 2*3*4 and \\*not bold\\*", "snake_case and 2*3*4 and *not bold*"],
    ["**決定：** 使う", "決定： 使う"],
  ])("%s", (markdown, plain) => {
    expect(plainText(markdown)).toBe(plain);
  });

  it("keeps what a sign in front says", () => {
    expect([signOf("✅ a"), signOf("⚠️ b"), signOf("c ✅")]).toEqual(["done", "warning", ""]);
  });
});

describe("the label of a line", () => {
  it.each([
    ["**Decision:** we go", "Decision", "we go"],
    ["**Decision**: we go", "Decision", "we go"],
    ["Decision: we go", "Decision", "we go"],
    ["Entscheidung : wir bleiben", "Entscheidung", "wir bleiben"],
    ["决定：我们用", "决定", "我们用"],
    ["decision:: we go", "decision", "we go"],
    ["Lessons learned: never", "Lessons learned", "never"],
    ["no label here", "", "no label here"],
    ["at 10:30 we met", "", "at 10:30 we met"],
    ["see https://a.example: it", "", "see https://a.example: it"],
  ])("%s", (markdown, label, rest) => {
    expect(labelled(markdown)).toEqual({ label, rest });
  });
});
