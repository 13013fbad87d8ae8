/**
 * What the drift soak plants, a way a line: the kind of its value, how people say it, change it and end it, and what somebody asks
 * later. `{s}` is a name that only this fact bears, `{v}` its value, `{o}` the one before.
 */
const WRITTEN = `
number | Decision: the pump at {s} runs at {v} litres a minute, because its seal leaks above that. | Decision: the pump at {s} now runs at {v} litres a minute instead of {o}, because the seal was renewed. | Decision: the pump at {s} is no longer used, because the well is dry. | pump {s} litres a minute
number | Decision: backups of {s} are kept for {v} days, because the auditors ask for it. | Decision: backups of {s} are now kept for {v} days and no longer for {o}, because the disk is full. | Decision: backups of {s} are no longer kept at all, because the service was switched off. | how long are backups of {s} kept
tool | We chose {v} over a spreadsheet for the stock of {s}, because three people write at once. | Decision: the stock of {s} moves from {o} to {v}, because the licence got too dear. | Decision: we no longer keep a stock list for {s}, because the depot closed. | stock of {s} kept in which tool
person | Remember: whoever has a question about {s} asks {v}. | Remember: questions about {s} now go to {v}, no longer to {o}. | Remember: nobody answers questions about {s} any more, the office is closed. | who answers questions about {s}
weekday | From now on the van for {s} leaves every {v} at noon, because the ferry is empty then. | From now on the van for {s} leaves every {v} instead of {o}, because the ferry changed its times. | Decision: the van for {s} is cancelled for good, the customer is gone. | which day does the van for {s} leave
number | Rule: never load the lift at {s} with more than {v} kilos, because the rope is old. | Rule: the lift at {s} now carries {v} kilos instead of {o}, because it has a new rope. | Decision: the lift at {s} was taken out, its rule is over. | lift {s} how many kilos
date | Decision: the contract with {s} ends on {v}, because we found someone cheaper. | Decision: the contract with {s} ends on {v} instead of {o}, because both sides wanted more time. | Decision: the contract with {s} was cancelled today, no end date counts any more. | when does the contract with {s} end
number | Lesson: the sensor of {s} drifts above {v} degrees, so it needs shade. | Lesson: the sensor of {s} drifts only above {v} degrees, not above {o}, because the old reading was wrong. | Decision: the sensor of {s} was withdrawn, a float replaces it. | sensor {s} drifts above how many degrees
tool | Preference: Imke wants the reports about {s} as {v}, never as a picture. | Preference: Imke now wants the reports about {s} as {v} instead of {o}. | Preference: Imke no longer wants any reports about {s}. | reports about {s} in which form
number | Decision: {s} pays its invoices within {v} days, because its bank is slow. | Decision: {s} pays its invoices within {v} days, no longer within {o}, because it has a new bank. | Decision: {s} gets no more invoices, because it became a member. | {s} pays invoices within days
number | Entscheidung: {s} liefert ab jetzt alle {v} Tage, weil das Lager klein ist. | Entscheidung: {s} liefert jetzt alle {v} Tage statt alle {o}, weil das Lager größer wurde. | Entscheidung: {s} liefert nicht mehr, weil der Vertrag gekündigt ist. | wie oft liefert {s}
number | Regel: die Schrauben an {s} immer mit {v} Newtonmeter anziehen, weil der Flansch sonst reißt. | Regel: die Schrauben an {s} jetzt mit {v} statt {o} Newtonmeter anziehen, weil der Flansch neu ist. | Entscheidung: {s} ist abgebaut, die Regel für die Schrauben gilt nicht mehr. | Newtonmeter Schrauben {s}
number | Décision : le four {s} cuit à {v} degrés, parce que l'émail coule au-dessus. | Décision : le four {s} cuit désormais à {v} degrés au lieu de {o}, parce que l'émail a changé. | Décision : le four {s} n'est plus utilisé, parce que la voûte est fendue. | four {s} combien de degrés
number | Decisión: el pedido de {s} lleva siempre {v} cajas, porque el camión es pequeño. | Decisión: el pedido de {s} lleva ahora {v} cajas en vez de {o}, porque hay otro camión. | Decisión: ya no hay pedido de {s}, porque la tienda cerró. | cuántas cajas lleva el pedido de {s}
number | 決定：{s} の点検は {v} 日ごとに行う。部品が早く減るから。 | 決定：{s} の点検は {o} 日ごとではなく {v} 日ごとに行う。部品が変わったから。 | 決定：{s} の点検はもう行わない。機械を売ったから。 | {s} 点検 何日ごと
`;

export interface Way {
  readonly value: "number" | "person" | "weekday" | "date" | "tool";
  readonly say: string;
  readonly change: string;
  readonly end: string;
  readonly ask: string;
}

/** Marked, or said outright. */
export const WAYS = WRITTEN.trim()
  .split("\n")
  .map((line): Way => {
    const [value, say, change, end, ask] = line.split(" | ") as [Way["value"], string, string, string, string];
    return { value, say, change, end, ask };
  });

const never = { change: "", end: "", ask: "" };
/** Said in passing: nobody will ask. */
export const PASSING: readonly Way[] = [
  { value: "number", say: "Lunch at {s} was {v} euros for everyone.", ...never },
  { value: "person", say: "Met {v} from {s} on the stairs.", ...never },
];

/** `{n}` is a number, `{x}` a name that stands for nothing. */
export const NOISE = `
Went through {n} of the rows for {x}, the rest tomorrow.
{x} called twice, nothing new.
Finished the labels for {x}: {n} printed.
Is the key for {x} still at the desk?
Moved {n} boxes of {x} to the back room.
Waiting for {x} to send the {n} missing pages.
Spent {n} minutes on the phone with {x}.
Cleaned the filter of {x}.
Drawing {n} of {x} corrected and sent.
{x} hat {n} Muster geschickt, zwei davon feucht.
Measured {x} again: {n} millimetres.
Meeting with {x} moved to {n} past two.
`
  .trim()
  .split("\n");
