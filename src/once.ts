/**
 * A reading of texts that come again and again: each is read once, as long as it is kept.
 * @param most kept; all, where there are only so many   @param longest a longer text is rare, and would fill the memory
 */
export function onceOf<Read>(
  read: (text: string) => Read,
  most = Number.POSITIVE_INFINITY,
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

/** The same of what is no text, as long as that itself is kept. */
export function onceFor<Of extends WeakKey, Read>(read: (of: Of) => Read): (of: Of) => Read {
  const known = new WeakMap<Of, { readonly read: Read }>();
  return (of) => {
    const before = known.get(of) ?? { read: read(of) };
    known.set(of, before);
    return before.read;
  };
}

/** What is the same for every text: made when it is first asked for, since it costs a start its milliseconds. */
export function once<Made>(make: () => Made): () => Made {
  let made: { readonly of: Made } | undefined;
  return () => {
    made ??= { of: make() };
    return made.of;
  };
}
