import { CartesianGrid, Line, LineChart, ReferenceDot, XAxis, YAxis } from 'recharts';
import type { Figures } from './figures.data.ts';
import { cx } from '../../../ui/index.ts';
import styles from './Figures.module.css';
import { Picture } from './Picture.tsx';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** Below this, days are told apart at the ends. */
const shortly = 60 * 86_400_000;
const moment = (text: string): number => Date.parse(`${text}T00:00:00Z`);

/** Trust over time as a voice on a staff: it holds until it moves. */
export function TrustOverTime({ points, today }: { points: Figures['trust']; today: string }) {
  const last = points.at(-1);
  const data = [
    ...points.map(({ day: at, score }) => ({ at: moment(at), score })),
    ...(last === undefined ? [] : [{ at: Math.max(moment(today), moment(last.day)), score: last.score }]),
  ];
  const ends = [...new Set(data.length === 0 ? [] : [data[0]!.at, data.at(-1)!.at])];
  const isShort = data.length > 0 && data.at(-1)!.at - data[0]!.at < shortly;
  const scores = points.map(({ score }) => score);
  const low = Math.floor((Math.min(...scores, 100) - 5) / 20) * 20;
  const high = Math.max(Math.ceil((Math.max(...scores) + 5) / 20) * 20, low + 80);
  const steps = Array.from({ length: 5 }, (_, at) => low + ((high - low) / 4) * at);
  return (
    <Picture
      title="Trust over time"
      words={wordsOf(points)}
      columns={['Day', 'Trust']}
      rows={points.map(({ day: at, score }) => [day.format(new Date(at)), score])}
    >
      <LineChart
        responsive
        className={cx(styles.chart)}
        data={data}
        margin={{ top: 16, right: 56, bottom: 4, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="at"
          type="number"
          domain={['dataMin', 'dataMax']}
          ticks={ends}
          tickFormatter={(at: number) => (isShort ? dayOfMonth : month).format(at)}
          axisLine={false}
          tickLine={false}
          interval={0}
          padding={{ left: 28, right: 12 }}
        />
        <YAxis domain={[low, high]} ticks={steps} width={44} axisLine={false} tickLine={false} />
        <Line
          dataKey="score"
          type="stepAfter"
          className={cx(styles.voice)}
          stroke="var(--accent)"
          strokeWidth={3.5}
          dot={false}
          isAnimationActive={false}
        />
        {last !== undefined && (
          <ReferenceDot
            x={data.at(-1)!.at}
            y={last.score}
            r={7}
            fill="var(--bright)"
            stroke="none"
            label={{ value: String(last.score), position: 'right', className: cx(styles.last) }}
          />
        )}
      </LineChart>
    </Picture>
  );
}

function wordsOf(points: Figures['trust']): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return 'Nothing has moved your trust yet.';
  const since = day.format(new Date(first.day));
  if (points.length === 1) return `You came in on ${since} with ${first.score}.`;
  const moved = last.score - first.score;
  const how = moved === 0 ? 'stands where it was' : moved > 0 ? `grew by ${moved}` : `fell by ${-moved}`;
  return `Since ${since} your trust ${how}: it is ${last.score} now.`;
}
