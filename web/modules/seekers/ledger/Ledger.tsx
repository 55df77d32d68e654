import type { Cause, TrustEntry } from '@kinsong/contract/seekers/trust.ts';
import { Button, cx, List, Row } from '../../../ui/index.ts';
import { amountWords, entryWords } from '../trust.words.ts';
import styles from './Ledger.module.css';

export interface LedgerProps {
  entries: readonly TrustEntry[];
  chosen: Cause | undefined;
  onChoose: (cause: Cause | undefined) => void;
  /** There is more further back. */
  onMore?: (() => void) | undefined;
  busy: boolean;
}

/** Every change of one's trust with its cause and its day, the newest first. */
export function Ledger({ entries, chosen, onChoose, onMore, busy }: LedgerProps) {
  return (
    <>
      <List label="What moved your trust">
        {entries.map((entry) => (
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
      {onMore && (
        <Button kind="bare" busy={busy} onClick={onMore}>
          Further back
        </Button>
      )}
    </>
  );
}

function Amount({ entry }: { entry: TrustEntry }) {
  const kind = entry.cause === 'joined' ? styles.first : entry.amount < 0 ? styles.less : styles.more;
  return <b className={cx(styles.amount, kind)}>{amountWords(entry)}</b>;
}

const thisYear = new Date().getFullYear();

/** 'Sunday 12 October', with the year where it is another one. */
function dayOf(at: string): string {
  const date = new Date(at);
  const year = date.getFullYear() === thisYear ? {} : { year: 'numeric' as const };
  return date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...year });
}
