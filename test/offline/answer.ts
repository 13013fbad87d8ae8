/** Reads the extractive model's answer for the tests: bullets by section, memories by field. */
export interface Memory {
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly evidence: readonly string[];
  readonly body: string;
}

export function memoriesIn(answer: string): Memory[] {
  return [...answer.matchAll(/```typed_memory\n---\n([\s\S]*?)\n---\n\n([\s\S]*?)\n```/g)].map(
    ([, head = "", body = ""]) => ({
      name: said(head, "name"),
      description: said(head, "description"),
      type: /^type: (\w+)$/m.exec(head)?.[1] ?? "",
      evidence: [...head.matchAll(/^ {2}- (".*")$/gm)].map(([, quote = '""']) => JSON.parse(quote) as string),
      body,
    }),
  );
}

const said = (head: string, key: string): string =>
  JSON.parse(new RegExp(`^${key}: (".*")$`, "m").exec(head)?.[1] ?? '""') as string;

/** The bullets of the weekly document, without their marks. */
export const bullets = (answer: string): string[] => Object.values(sectionsIn(answer)).flat();

export function sectionsIn(answer: string): Record<string, string[]> {
  const sections: Record<string, string[]> = {};
  let open: string[] = [];
  for (const line of (answer.split("```")[0] ?? "").split("\n")) {
    if (line.startsWith("### ")) open = sections[line.slice(4)] = [];
    else if (line.startsWith("- ")) open.push(line.slice(2));
  }
  return sections;
}
