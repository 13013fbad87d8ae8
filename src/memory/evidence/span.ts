/**
 * Where evidence stands.
 */

/** Lines of one log: `from` and `to` count from 1, both included. */
export interface Span {
  readonly path: string;
  readonly day: string;
  readonly from: number;
  readonly to: number;
}
