/**
 * The children of a level along their turn: one after the other at the same distance, between a beginning and an end. What
 * is measured (turns, or the height of a list) is for whoever asks to say. Where they do not all fit, the row can be
 * moved; whatever their number, only those within the window are ever looked at.
 */
export interface Row {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** Between one and the next. */
  readonly apart: number;
  /** How far it can be moved; 0 where all fit. */
  readonly most: number;
}

export interface Space {
  readonly from: number;
  readonly to: number;
  /** No two stand nearer to each other than this, nor farther from each other than that. */
  readonly least: number;
  readonly widest: number;
  /** Where they are few, they stand at the end instead of at the beginning. */
  readonly atEnd?: boolean;
}

export function rowOf(count: number, { from, to, least, widest, atEnd = false }: Space): Row {
  const room = to - from;
  const gaps = Math.max(1, count - 1);
  const apart = Math.min(widest, Math.max(least, room / gaps));
  const long = Math.max(0, count - 1) * apart;
  const begin = atEnd ? Math.max(from, to - long) : from;
  return { count, from: begin, to, apart, most: Math.max(0, long - room) };
}

/** Where one stands, the row moved by so much. */
export const placeOf = ({ from, apart }: Row, index: number, moved: number): number =>
  from + index * apart - moved;

export const heldMove = ({ most }: Row, moved: number): number => Math.min(most, Math.max(0, moved));

/** The first that is seen and the one after the last; `beyond` says how far outside of its ends one is still drawn. */
export function windowOf(row: Row, moved: number, beyond = 0): readonly [first: number, end: number] {
  const { count, from, to, apart } = row;
  // A hair more, so that who stands exactly at an end is in.
  const hair = apart / 1000;
  const first = Math.ceil((moved - beyond - hair) / apart);
  const end = Math.floor((to - from + moved + beyond + hair) / apart) + 1;
  return [Math.min(count, Math.max(0, first)), Math.max(0, Math.min(count, end))];
}

/** How far the row is to be moved for one of it to be seen: as little as does it. */
export function moveToSee(row: Row, index: number, moved: number): number {
  const at = placeOf(row, index, moved);
  if (at < row.from) return heldMove(row, moved + at - row.from);
  return heldMove(row, at > row.to ? moved + at - row.to : moved);
}
