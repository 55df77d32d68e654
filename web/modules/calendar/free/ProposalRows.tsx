import { useId } from 'react';
import { inARow } from '../marks/people-words.ts';
import { clock, dayIn, dayOfMonthWords, inWords } from '../time-words.ts';
import { FreeRing } from './FreeRing.tsx';
import styles from './ProposalRows.module.css';
import type { Proposal } from './proposals.ts';

export interface ProposalRowsProps {
  all: readonly Proposal[];
  chosen: string | undefined;
  onChoose: (start: string) => void;
  called: (id: string) => string;
}

/** The best times, each with who is free and, in words, who is not. */
export function ProposalRows({ all, chosen, onChoose, called }: ProposalRowsProps) {
  const name = useId();
  if (all.length === 0)
    return <p className={styles.none}>No time that would do. Try a shorter one, or a later day.</p>;
  return (
    <div role="radiogroup" aria-label="When" className={styles.rows}>
      {all.map((each) => (
        <label key={each.start} className={styles.row}>
          <FreeRing free={each.free.length} of={each.free.length + each.busy.length} />
          <span className={styles.words}>
            <b className={styles.when}>
              {dayOfMonthWords(dayIn(each.start))}, {clock(each.start)}
            </b>
            <span className={styles.who}>{whoWords(each, called)}</span>
          </span>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={each.start === chosen}
            onChange={() => onChoose(each.start)}
          />
        </label>
      ))}
    </div>
  );
}

function whoWords({ free, busy }: Proposal, called: (id: string) => string): string {
  if (busy.length === 0) {
    if (free.length === 1) {
      const name = called(free[0] ?? '');
      return `${name === 'you' ? 'you are' : `${name} is`} free; nobody else shows it`;
    }
    return free.length === 2 ? 'both are free' : `all ${inWords(free.length)} are free`;
  }
  return `${inARow(busy.map(called))} cannot`;
}
