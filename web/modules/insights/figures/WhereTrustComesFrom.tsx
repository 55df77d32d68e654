import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';
import type { Figures } from './figures.data.ts';
import { cx } from '../../../ui/index.ts';
import styles from './Figures.module.css';
import { Picture } from './Picture.tsx';

export interface WhereTrustComesFromProps {
  causes: Figures['causes'];
  names: Readonly<Record<string, string>>;
}

const rowHeight = 44;

/** Each cause with all it brought, the most first; what was lost in the colour of embers. */
export function WhereTrustComesFrom({ causes, names }: WhereTrustComesFromProps) {
  const data = causes
    .toSorted((a, b) => b.amount - a.amount)
    .map(({ cause, amount }) => ({
      ...{ name: names[cause] ?? cause, shown: signed(amount), long: Math.abs(amount) },
      fill: amount < 0 ? 'var(--ember)' : 'var(--accent)',
    }));
  const sum = causes.reduce((total, { amount }) => total + amount, 0);
  return (
    <Picture
      title="Where trust comes from"
      words={
        data[0] === undefined
          ? 'Nothing has moved your trust yet.'
          : `${data.length === 1 ? 'One cause makes' : `${data.length} causes make`} ${sum} together; the most came of: ${data[0].name.toLowerCase()}.`
      }
      columns={['Cause', 'Trust']}
      rows={data.map(({ name, shown }) => [name, shown])}
    >
      <BarChart
        responsive
        layout="vertical"
        className={cx(styles.bars)}
        style={{ height: data.length * rowHeight + 8 }}
        data={data}
        margin={{ top: 0, right: 48, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis type="category" dataKey="name" width={148} axisLine={false} tickLine={false} />
        <Bar dataKey="long" barSize={14} radius={7} isAnimationActive={false}>
          <LabelList dataKey="shown" position="right" className={cx(styles.value)} />
        </Bar>
      </BarChart>
    </Picture>
  );
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
