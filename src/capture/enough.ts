/**
 * When so much is new in a session that it is captured although it still goes on: by characters, as configured, or by
 * messages, since a long talk in short turns holds as many asks and choices as a short one in long turns.
 */

/** What was said in a session file since it was last captured. */
export interface NewSince {
  /** UTF-16 units of all turns. */
  readonly characters: number;
  /** Of the person and the assistant; what tools say are none. */
  readonly messages: number;
}

/** At the default of `newCharacters`, messages of a hundred characters reach both thresholds at once. */
export const ENOUGH_MESSAGES = 200;

/** @param newCharacters as configured, above 0 */
export const isEnough = ({ characters, messages }: NewSince, newCharacters: number): boolean =>
  characters >= newCharacters || messages >= ENOUGH_MESSAGES;
