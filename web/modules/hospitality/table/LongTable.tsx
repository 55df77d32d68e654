import type { Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import Armchair from 'lucide-react/icons/armchair';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import { Avatar, cx, Icon, useMedia, VisuallyHidden } from '../../../ui/index.ts';
import { Candle } from './Candle.tsx';
import styles from './LongTable.module.css';
import { lightOf, seatsOf, tablesOf, tallyOf, type Seat } from './seats.ts';

type Seated = Pick<Retreat, 'guests' | 'places' | 'state'>;

/** The long table: a lit candle for yes, an unlit one for asked, a dashed numbered chair for free. */
export function LongTable({ retreat }: { retreat: Seated }) {
  const wide = useMedia('(width >= 80rem)');
  const middle = useMedia('(width >= 40rem)');
  const seats = seatsOf(retreat);
  const pairs = Math.min(wide ? 10 : middle ? 7 : 5, Math.max(1, Math.ceil(seats.length / 2)));
  return (
    <div className={styles.tables}>
      {tablesOf(seats, pairs).map((table, at) => (
        <Table key={at} seats={table} />
      ))}
    </div>
  );
}

function Table({ seats }: { seats: readonly Seat[] }) {
  const half = Math.ceil(seats.length / 2);
  const [head, foot] = [seats.slice(0, half), seats.slice(half)];
  return (
    <div className={styles.table}>
      <Row seats={head} label="On this side of the table" />
      <div className={styles.board} aria-hidden>
        <Lights seats={head} />
        <i className={styles.runner} />
        <Lights seats={foot} />
      </div>
      <Row seats={foot} label="On the other side" foot />
    </div>
  );
}

const said = { lit: 'comes', unlit: 'not yet heard', away: 'does not come' } as const;

function Row({ seats, label, foot }: { seats: readonly Seat[]; label: string; foot?: boolean }) {
  return (
    <ul className={cx(styles.seats, foot && styles.foot)} aria-label={label}>
      {seats.map(({ number, guest }) =>
        guest === undefined ? (
          <li key={number} className={styles.seat}>
            <span className={styles.free}>
              {number}
              <VisuallyHidden>, free</VisuallyHidden>
            </span>
          </li>
        ) : (
          <li
            key={number}
            className={cx(
              styles.seat,
              (guest.state === 'asked' || guest.state === 'perhaps') && styles.unheard,
            )}
          >
            <span className={styles.name}>
              {guest.name}
              {guest.state !== 'chosen' && <VisuallyHidden>, {said[lightOf(guest.state)]}</VisuallyHidden>}
            </span>
            <span className={styles.face}>
              <Avatar name={guest.name} url={guest.avatar_url} size="l" named />
            </span>
            <i className={styles.back} />
          </li>
        ),
      )}
    </ul>
  );
}

function Lights({ seats }: { seats: readonly Seat[] }) {
  return (
    <div className={styles.lights}>
      {seats.map(({ number, guest }) => (
        <span key={number} className={cx(styles.place, guest?.state === 'yes' && styles.lit)}>
          {guest === undefined ? <i className={styles.plate} /> : <Candle light={lightOf(guest.state)} />}
        </span>
      ))}
    </div>
  );
}

/** Word and count below the table. */
export function TableTally({ retreat }: { retreat: Seated }) {
  const { come, unheard, free, waiting } = tallyOf(retreat);
  return (
    <p className={styles.tally}>
      <span>
        <Candle light="lit" small />
        <b>{come}</b> {come === 1 ? 'comes' : 'come'}
      </span>
      <span className={styles.warn}>
        <Icon of={Clock} size="s" />
        <b>{unheard}</b> not yet heard
      </span>
      <span>
        <Icon of={Armchair} size="s" />
        <b>{free}</b> {free === 1 ? 'chair' : 'chairs'} free
      </span>
      {waiting > 0 && (
        <span>
          <Icon of={Hourglass} size="s" />
          <b>{waiting}</b> {waiting === 1 ? 'waits' : 'wait'} for a chair
        </span>
      )}
    </p>
  );
}
