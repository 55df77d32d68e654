const kindAt = '{"t":"'.length;
const spaceAt = '{"t":"changes","space":"'.length;
const afterAt = spaceAt + 36 + '","after":'.length;
const [quote, colon, zero] = ['"', ':', '0'].map((sign) => sign.charCodeAt(0)) as [number, number, number];
const kinds = [
  'hello',
  'watching',
  'changes',
  'signal',
  'stirred',
  'joined',
  'gone',
  'moved',
  'pong',
  'answer',
  'refused',
  'elsewhere',
] as const;
const byFirst = new Map(kinds.map((kind) => [kind.charCodeAt(0) * 256 + kind.length, kind]));

/** What kind of frame the house sent, told without making a text of it: the other peers' readers make none either. */
export function kindOf(bytes: Buffer, start: number, end: number): (typeof kinds)[number] {
  const from = start + kindAt;
  const to = bytes.indexOf(quote, from);
  const kind = byFirst.get(bytes[from]! * 256 + (to - from));
  if (kind === undefined)
    throw new Error(`the house says something new: ${bytes.toString('utf8', start, end)}`);
  return kind;
}

/** The revisions between which a `changes` frame goes. */
export function spanOf(bytes: Buffer, start: number): { after: number; rev: number } {
  let at = start + afterAt;
  if (bytes[at - 1] !== colon) throw new Error('the house puts its frames together in another way now');
  const number = (): number => {
    let value = 0;
    for (let digit = bytes[at]! - zero; digit >= 0 && digit <= 9; digit = bytes[(at += 1)]! - zero) {
      value = value * 10 + digit;
    }
    return value;
  };
  const after = number();
  at += ',"rev":'.length;
  return { after, rev: number() };
}
