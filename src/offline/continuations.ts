/**
 * Knows a line that goes on with the one before it: `Why: …`, `How to apply: …`, `Because …`. It is no claim of its
 * own.
 */
import type { Statement } from "./statements.ts";

export type Continuation = "Why" | "How to apply";

const WHY_LABEL =
  /^(?:why|reasons?|rationale|because|grund|warum|begründung|weil|raison|pourquoi|razón|por qué|motivo|perché|причина|почему|理由|原因|为什么|なぜ|이유|왜)(?: \p{L}+){0,2}$/iu;
const APPLY_LABEL =
  /^(?:how to apply|applying|in practice|how|anwendung|umsetzung|so geht['’]?s|comment(?: l)?['’ ]?(?:appliquer)?|en pratique|application|cómo aplicar(?:lo)?|aplicación|en la práctica|come applicare|applicazione|как применять|применение|如何应用|如何應用|应用|應用|怎么做|怎麼做|做法|適用(?:方法)?|適用の仕方|対応方法|使い方|やり方|적용(?: ?방법)?)$/iu;
const BECAUSE =
  /^(?:because|weil|denn|parce qu|porque|perché|потому что|так как)(?!\p{Ll}{3})|^(?:因为|因為|なぜなら|というのも|왜냐하면)/iu;

/** What a statement adds to the one before it; "" when it stands for itself. */
export function continuationOf({ label, text }: Statement): Continuation | "" {
  if (label === "") return BECAUSE.test(text) ? "Why" : "";
  if (APPLY_LABEL.test(label)) return "How to apply";
  return WHY_LABEL.test(label) ? "Why" : "";
}
