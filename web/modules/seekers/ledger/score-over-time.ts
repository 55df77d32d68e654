export interface Point {
  readonly day: string;
  readonly score: number;
}

export interface Staff {
  /** The five lines, from the lowest up: their numbers, and how high each lies, from 0 to 1. */
  readonly lines: readonly { readonly score: number; readonly height: number }[];
  /** How far along and how high each point lies, from 0 to 1. */
  readonly notes: readonly { readonly along: number; readonly height: number }[];
}

const lineCount = 5;
/** Steps that a reader can count in. */
const beginningStep = 10;
const steps = [1, 2, 5, 10, 20, 25, 50, 100];

/** Lays a score over time on five lines, by days: a week without change is a week of the line. */
export function staffOf(points: readonly Point[], today: string): Staff {
  const scores = points.map(({ score }) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  if (points.length === 1) return beginning(most);
  const step = steps.find((each) => Math.floor(least / each) * each + each * (lineCount - 1) >= most) ?? 200;
  const bottom = Math.floor(least / step) * step;
  const height = (score: number): number => (score - bottom) / (step * (lineCount - 1));
  const days = points.map(({ day }) => Date.parse(day));
  const first = days[0] ?? 0;
  const span = Math.max(Date.parse(today) - first, 1);
  return {
    lines: Array.from({ length: lineCount }, (_, line) => bottom + line * step).map((score) => ({
      score,
      height: height(score),
    })),
    notes: points.map(({ score }, at) => ({
      along: Math.min(1, (days[at]! - first) / span),
      height: height(score),
    })),
  };
}

/** One single entry lies in the middle of its staff, with room to rise and to fall. */
function beginning(score: number): Staff {
  const middle = Math.floor(lineCount / 2);
  const lines = Array.from({ length: lineCount }, (_, line) => ({
    score: score + (line - middle) * beginningStep,
    height: line / (lineCount - 1),
  }));
  return { lines, notes: [{ along: 0, height: 0.5 }] };
}

/** What the line says, in one sentence. */
export function lineWords(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (points.length === 1)
    return `Your line begins here, at ${first.score}. It rises with what you do for others, and when they give your words a trust tap.`;
  const since = new Date(first.day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const most = Math.max(...points.map(({ score }) => score));
  const moved = last.score - first.score;
  const way =
    moved === 0 ? 'is back where it began' : moved > 0 ? `has grown by ${moved}` : `has fallen by ${-moved}`;
  return `Since ${since} your trust ${way}${most > last.score && most > first.score ? `; it was highest at ${most}` : ''}.`;
}
