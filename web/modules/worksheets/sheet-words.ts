import { isLit } from '@kinsong/engines/worksheets/filling.ts';
import type { Filling } from '@kinsong/engines/worksheets/sheet-state.ts';
import type { SheetForm } from '@kinsong/engines/worksheets/sheet-form.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (n: number): string => numbers[n] ?? String(n);

/** How far a sheet is, as one would say it. */
export function progressWords({ questions, stop }: SheetForm, sheet: Filling): string {
  const lit = questions.filter(({ id }) => isLit(sheet, id)).length;
  const left = questions.length - lit;
  const one = stop.toLowerCase();
  if (left === 0)
    return stop === 'Point' ? `All ${inWords(lit).toLowerCase()} are lit` : 'All of it is agreed on';
  const done = stop === 'Point' ? 'lit' : 'agreed on';
  const are = lit === 1 ? `${one} is` : `${one}s are`;
  return `${inWords(lit)} ${are} ${done}, ${inWords(left).toLowerCase()} to go`;
}

/** Who take part besides oneself. */
export function togetherWords(names: readonly string[]): string {
  if (names.length === 0) return 'Nobody else has joined yet';
  if (names.length === 1) return `${names[0]} is filling it in with you`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are filling it in with you`;
}
