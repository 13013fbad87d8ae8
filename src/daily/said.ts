/** What of a text somebody said: neither what tools were given nor what a gateway wrote around it. */
import { withoutGatewayWords } from "./gateway.ts";
import { withoutToolArguments } from "./tool-calls.ts";

/** The same lines, where nobody said them empty; as many come back. */
export const saidIn = (lines: readonly string[]): readonly string[] => withoutGatewayWords(withoutToolArguments(lines));
