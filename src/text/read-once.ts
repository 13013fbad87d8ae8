/**
 * What is read out of a text, kept for when the same text is asked for again: a claim, its bullet and its line are, one after the other.
 * @param most of so many texts; then all are forgotten   @param longest a longer text is rare, and would fill the memory
 */
export function readOnce<Read>(
  read: (text: string) => Read,
  most: number,
  longest = Number.POSITIVE_INFINITY,
): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Read;
    const found = read(text);
    if (known.size >= most) known.clear();
    if (text.length <= longest) known.set(text, found);
    return found;
  };
}
