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
const steps = [1, 2, 5, 10, 20, 25, 50, 100];

/** Lays a score over time on five lines, by days: a week without change is a week of the line. */
export function staffOf(points: readonly Point[], today: string): Staff {
  const scores = points.map(({ score }) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
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

/** What the line says, in one sentence. */
export function lineWords(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length === 1)
    return 'The line begins here, and goes on with what you do for one another.';
  const since = new Date(first.day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const most = Math.max(...points.map(({ score }) => score));
  const moved = last.score - first.score;
  if (moved === 0) return `Since ${since} it came back to where it began, by way of ${most}.`;
  const way = moved > 0 ? `grown by ${moved}` : `fallen by ${-moved}`;
  return `Since ${since} your trust has ${way}${most > last.score && most > first.score ? `; it was highest at ${most}` : ''}.`;
}
