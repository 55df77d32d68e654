/** One round as it is drawn: what each choice has, what goes out after it, and where those voices go. */
export interface RoundDrawn {
  readonly has: readonly { readonly id: string; readonly n: number }[];
  readonly out: readonly string[];
  /** From what goes out to what they wished for next; null where nothing else stood on the list. */
  readonly moves: readonly { readonly from: string; readonly to: string | null; readonly n: number }[];
}

export interface Box {
  readonly id: string;
  readonly n: number;
  readonly y: number;
  readonly height: number;
  readonly out: boolean;
}

export interface Band {
  readonly id: string;
  /** Between this round and the next. */
  readonly round: number;
  readonly from: { readonly y: number; readonly height: number };
  readonly to: { readonly y: number; readonly height: number };
  /** It left its choice, which went out. */
  readonly moved: boolean;
}

export interface Drawing {
  readonly columns: readonly (readonly Box[])[];
  readonly bands: readonly Band[];
  readonly height: number;
  /** How high one voice is. */
  readonly voice: number;
}

/** How high all voices are together, and a line of words under each box. */
const allVoices = 330;
const highestVoice = 33;
const underBox = 32;
const leastBox = 28;

/** Heights are votes; bands flow from each box to where its voices are in the next round. */
export function drawn(rounds: readonly RoundDrawn[]): Drawing {
  const all = Math.max(1, ...rounds.map(({ has }) => has.reduce((sum, { n }) => sum + n, 0)));
  const voice = Math.min(highestVoice, allVoices / all);
  const columns = rounds.map(({ has, out }) => {
    let y = 0;
    return [...has]
      .sort((a, b) => b.n - a.n)
      .map(({ id, n }): Box => {
        const box = { id, n, y, height: Math.max(leastBox, n * voice), out: out.includes(id) };
        y += box.height + underBox;
        return box;
      });
  });
  const bands = columns
    .slice(0, -1)
    .flatMap((column, round) =>
      bandsAfter(column, columns[round + 1] ?? [], rounds[round]?.moves ?? [], round, voice),
    );
  const heights = columns.map((column) => {
    const last = column.at(-1);
    return last === undefined ? 0 : last.y + last.height + underBox;
  });
  return { columns, bands, voice, height: Math.max(0, ...heights) };
}

function bandsAfter(
  column: readonly Box[],
  next: readonly Box[],
  moves: RoundDrawn['moves'],
  round: number,
  voice: number,
): Band[] {
  const bands: Band[] = [];
  /** How much of a box is taken already, from its top. */
  const left = new Map<string, number>();
  const come = new Map<string, number>();
  const flow = (from: Box, to: Box, n: number, moved: boolean) => {
    const height = Math.max(2, n * voice);
    const [off, on] = [left.get(from.id) ?? 0, come.get(to.id) ?? 0];
    left.set(from.id, off + height);
    come.set(to.id, on + height);
    bands.push({
      id: from.id,
      round,
      moved,
      from: { y: from.y + off, height: Math.min(height, from.height) },
      to: { y: to.y + on, height: Math.min(height, to.height) },
    });
  };
  for (const box of column) {
    const same = next.find(({ id }) => id === box.id);
    if (same !== undefined && box.n > 0) flow(box, same, box.n, false);
  }
  for (const { from, to, n } of moves) {
    const [source, target] = [column.find(({ id }) => id === from), next.find(({ id }) => id === to)];
    if (source !== undefined && target !== undefined && n > 0) flow(source, target, n, true);
  }
  return bands;
}

/** A band between two columns, as a path: flat where it leaves and where it arrives. */
export function bandPath({ from, to }: Band, x: number, wide: number): string {
  const middle = x + wide / 2;
  const end = x + wide;
  const [a, b] = [from.y + from.height, to.y + to.height];
  return `M${x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${end} ${to.y}V${b}C${middle} ${b} ${middle} ${a} ${x} ${a}Z`;
}
