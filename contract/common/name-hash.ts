/** The hash the specification gives for a name: characters folded by 31, modulo 1000. */
export function nameHash(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0;
  return Math.abs(hash) % 1000;
}
