import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Button, Card, Icon, List } from '../../../ui/index.ts';
import { useKeptRetreats } from '../retreats.data.ts';
import { AskOrSaid } from './AskOrSaid.tsx';
import { CandidateRow, CandidatesSheet, type Could } from './CandidatesSheet.tsx';
import { currentOf, todayText } from './current-retreat.ts';
import styles from './WhoCouldSit.module.css';

export interface WhoCouldSitProps {
  people: readonly Could[];
  total: number;
}

/** The first five whose turn it is, and the way to all of them. */
export function WhoCouldSit({ people, total }: WhoCouldSitProps) {
  const [open, setOpen] = useState(false);
  const retreat = currentOf(useKeptRetreats().data ?? [], todayText());
  const renderEnd = (candidate: Could) => <AskOrSaid candidate={candidate} retreat={retreat} />;
  return (
    <Card look="lit" className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.heading}>Who could sit here</h2>
        <span className={styles.total}>{total} eligible</span>
      </header>
      {people.length === 0 ? (
        <p className={styles.none}>
          Nobody’s trust is above 150 yet. It grows as people do things for each other, and never by waiting.
        </p>
      ) : (
        <List label="The first who could be asked">
          {people.map((each) => (
            <CandidateRow key={each.person_id} candidate={each} end={renderEnd(each)} />
          ))}
        </List>
      )}
      {total > people.length && (
        <Button kind="bare" onClick={() => setOpen(true)}>
          All {total} <Icon of={ChevronRight} size="s" />
        </Button>
      )}
      <CandidatesSheet open={open} onOpenChange={setOpen} title="Who could sit here" renderEnd={renderEnd} />
    </Card>
  );
}
