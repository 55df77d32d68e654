const cuts = [/[;.!?]+\s+|\n+/, /,\s*/, /\s+(?=and\b|but\b)/i];
const joints = ['. ', ', ', ' '];
const mostJoined = 12;

/**
 * From sentences to ever smaller pieces, until each is heard or can not be cut any more. What stands beside each other is
 * tried together first: "invite Anna, Tomas and Piet".
 */
export function inPieces(
  text: string,
  hear: (piece: string, level: number) => boolean,
  unheard: string[],
  level = 0,
): void {
  const cut = cuts[level];
  if (cut === undefined) {
    unheard.push(text);
    return;
  }
  const pieces = text.split(cut).filter((piece) => piece.trim() !== '');
  if (pieces.length < 2) return inPieces(text, hear, unheard, level + 1);
  let from = 0;
  while (from < pieces.length) {
    const most = level === 0 ? from + 1 : Math.min(pieces.length, from + mostJoined);
    const heard = longestHeard(pieces, from, most, (joined) => hear(joined, level), joints[level]);
    if (heard === null) inPieces(pieces[from] ?? '', hear, unheard, level + 1);
    from = heard ?? from + 1;
  }
}

/** Where the longest run of pieces ends that is heard as one; all of them together were tried before. */
function longestHeard(
  pieces: readonly string[],
  from: number,
  most: number,
  hear: (joined: string) => boolean,
  joint = ' ',
): number | null {
  for (let to = most; to > from; to -= 1) {
    const isAll = from === 0 && to === pieces.length;
    if (!isAll && hear(pieces.slice(from, to).join(joint))) return to;
  }
  return null;
}

/** Most words of a clause stand in these pieces. */
export const isAmong = (said: string, pieces: readonly string[]): boolean => {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const left = new Set(pieces.flatMap(words));
  const own = words(said);
  return own.length === 0 || own.filter((word) => left.has(word)).length * 2 > own.length;
};
