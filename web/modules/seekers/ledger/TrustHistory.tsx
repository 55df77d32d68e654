import type { Cause, TrustEntry } from '@kinsong/contract/seekers/trust.ts';
import { Button, cx, List, Row } from '../../../ui/index.ts';
import { amountWords, entryWords } from '../trust.words.ts';
import styles from './TrustHistory.module.css';

export interface TrustHistoryProps {
  entries: readonly TrustEntry[];
  chosen: Cause | undefined;
  onChoose: (cause: Cause | undefined) => void;
  /** There is more further back. */
  onMore?: (() => void) | undefined;
  busy: boolean;
  /** Whether a long one is parted by its months. */
  parted?: boolean;
}

/** Every change of one's trust with its cause and its day, the newest first; a long one is parted by months. */
export function TrustHistory(props: TrustHistoryProps) {
  const { entries, chosen, onChoose, onMore, busy, parted = true } = props;
  const months = parted ? byMonth(entries) : [{ month: 'all', entries }];
  return (
    <>
      {months.map(({ month, entries: some }) => (
        <List
          key={month}
          label={months.length === 1 ? 'What moved your trust' : month}
          heading={months.length === 1 ? undefined : 'shown'}
        >
          {some.map((entry) => (
            <Row
              key={entry.id}
              title={entryWords(entry)}
              detail={dayOf(entry.at)}
              selected={entry.cause === chosen}
              onPress={() => onChoose(entry.cause === chosen ? undefined : entry.cause)}
              end={<Amount entry={entry} />}
            />
          ))}
        </List>
      ))}
      {onMore && (
        <Button kind="bare" busy={busy} onClick={onMore}>
          Earlier
        </Button>
      )}
    </>
  );
}

function Amount({ entry }: { entry: TrustEntry }) {
  const kind = entry.cause === 'joined' ? styles.first : entry.amount < 0 ? styles.less : styles.more;
  return <b className={cx(styles.amount, kind)}>{amountWords(entry)}</b>;
}

interface Month {
  readonly month: string;
  readonly entries: readonly TrustEntry[];
}

function byMonth(entries: readonly TrustEntry[]): Month[] {
  const months: { month: string; entries: TrustEntry[] }[] = [];
  for (const entry of entries) {
    const month = said(entry.at, { month: 'long' });
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}

const thisYear = new Date().getFullYear();

/** 'Sunday 12 October' */
const dayOf = (at: string): string => said(at, { weekday: 'long', day: 'numeric', month: 'long' });

/** With the year where it is another one. */
function said(at: string, parts: Intl.DateTimeFormatOptions): string {
  const date = new Date(at);
  const year = date.getFullYear() === thisYear ? {} : { year: 'numeric' as const };
  return date.toLocaleDateString('en-GB', { ...parts, ...year });
}
