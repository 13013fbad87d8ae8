/**
 * Hears what a statement says in its own voice: in a talk without the speaker's name and the word that takes the turn
 * (`Bruno: OK, decided: …`), and then what that is labelled.
 */
import { labelOf, type Statement } from "./statements.ts";
import { saidBy, type WeekText } from "./units.ts";

export interface Voice {
  readonly label: string;
  /** Label and all. */
  readonly text: string;
}

/** Takes the turn, and says nothing. */
const TURN =
  /^(?:(?:ok(?:ay)?|right|so|well|yes|yeah|good|great|fine|sure|noted|thanks|alright|gut|also|ja|bien|vale|bueno|sí|oui|alors|d['’]accord|va bene|sì|так|да|хорошо|好(?:的|吧)?|那|はい|では|じゃあ|네|그럼)[,.!、，。:]\s*)+/iu;

export function voiceOf(statement: Statement, week: WeekText): Voice {
  if (!week.speakers.has(statement.label)) return statement;
  const text = saidBy(statement).replace(TURN, "");
  return { label: labelOf(text), text };
}
