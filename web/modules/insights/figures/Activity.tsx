import type { MonthFigures } from '@kinsong/contract/insights/figures.ts';
import { CartesianGrid, Line, LineChart, ReferenceDot, XAxis, YAxis } from 'recharts';
import { cx } from '../../../ui/index.ts';
import styles from './Figures.module.css';
import { Picture } from './Picture.tsx';
import { activityWords, spansOf, voices } from './spans.ts';

export interface ActivityProps {
  title: string;
  months: readonly MonthFigures[];
  /** In a sentence: 'you', 'The Dekkers'. */
  whose: string;
}

/** A shape for each voice besides its colour. */
const dashes = ['', '7 5', '2 6'] as const;
const colours = ['var(--thread)', 'var(--accent)', 'var(--good)'] as const;

/** What was said, done and gathered for, as three voices on a staff, each named at its end. */
export function Activity({ title, months, whose }: ActivityProps) {
  const spans = spansOf(months);
  const last = spans.at(-1);
  const ends =
    last === undefined
      ? []
      : apart(
          voices.map(({ what }) => last[what]),
          most(spans),
        );
  return (
    <Picture
      title={title}
      words={activityWords(months, whose)}
      columns={['', 'Said', 'Tasks done', 'Votes', 'Gatherings']}
      rows={spans.map(({ full, said, tasks, votes, gatherings }) => [full, said, tasks, votes, gatherings])}
    >
      <LineChart
        responsive
        className={cx(styles.chart)}
        data={spans}
        margin={{ top: 16, right: 112, bottom: 4, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="name" axisLine={false} tickLine={false} minTickGap={16} padding={{ left: 12 }} />
        <YAxis width={44} axisLine={false} tickLine={false} allowDecimals={false} tickCount={5} />
        {voices.map(({ what }, at) => (
          <Line
            key={what}
            dataKey={what}
            type="linear"
            stroke={colours[at] ?? ''}
            strokeWidth={3}
            strokeDasharray={dashes[at] ?? ''}
            dot={spans.length === 1}
            isAnimationActive={false}
          />
        ))}
        {last !== undefined &&
          voices.map(({ what, name }, at) => (
            <ReferenceDot
              key={what}
              x={last.name}
              y={last[what]}
              r={5}
              fill={colours[at] ?? ''}
              stroke="none"
              label={{
                ...{ value: `${last[what]} ${name}`, position: 'right', offset: 10 },
                ...{ dy: ends[at] ?? 0, className: cx(styles.end) },
              }}
            />
          ))}
      </LineChart>
    </Picture>
  );
}

const most = (spans: ReturnType<typeof spansOf>): number =>
  Math.max(1, ...spans.flatMap((span) => voices.map(({ what }) => span[what])));

const drawn = 190;
const lineHeight = 18;

/** How far each name is moved up or down, so that none stands on another. */
export function apart(values: readonly number[], highest: number): number[] {
  const wanted = values
    .map((value, at) => ({ at, y: drawn * (1 - value / highest) }))
    .toSorted((a, b) => a.y - b.y);
  const moved: number[] = [];
  let floor = Number.NEGATIVE_INFINITY;
  for (const { at, y } of wanted) {
    const place = Math.max(y, floor);
    moved[at] = place - y;
    floor = place + lineHeight;
  }
  // What was pushed below the staff goes up again, all of it together.
  const below = Math.max(0, floor - lineHeight - drawn);
  return moved.map((dy) => dy - below);
}
