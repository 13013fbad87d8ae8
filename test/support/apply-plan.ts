import { finished } from "../../src/steps.ts";
import { type Applied, type ApplyOptions, applying } from "../../src/store/apply.ts";
import type { PlannedFile } from "../../src/store/state/saved-plan.ts";

/** A plan applied at one go, anywhere in a test's folder; what is left of it is kept nowhere unless the test says so. */
export const applyPlan = (files: readonly PlannedFile[], workspace: string, options: Partial<ApplyOptions>): Applied =>
  finished(
    applying(files, workspace, { lockStillOurs: () => true, whyNot: () => undefined, keepRest: () => {}, ...options }),
  );
