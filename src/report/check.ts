/**
 * A line of `lithify doctor`: what was looked at, what was found, and what to do about it.
 */
import type { Fault } from "../errors.ts";

export interface Check {
  readonly check: string;
  readonly ok: boolean;
  readonly found: string;
  readonly remedy?: string;
}

export const passed = (check: string, found: string): Check => ({ check, ok: true, found });
export const failed = (check: string, found: string, remedy: string): Check => ({ check, ok: false, found, remedy });
export const faulty = (check: string, { message, hint = "" }: Fault): Check => failed(check, message, hint);
