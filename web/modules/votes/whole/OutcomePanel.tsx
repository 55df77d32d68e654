import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import PenLine from 'lucide-react/icons/pen-line';
import { useState } from 'react';
import { Badge, Button, dayWithin } from '../../../ui/index.ts';
import { useNames } from '../people-here.ts';
import { outcomeWords, turnoutWords, verdictWords } from '../result-words.ts';
import { voicesWords } from '../vote-words.ts';
import { mayWriteOutcome } from '../votes.actions.ts';
import { DeedRows } from './DeedRows.tsx';
import { OutcomeSheet } from './OutcomeSheet.tsx';
import styles from './Panel.module.css';
import { Section } from './Section.tsx';

/** Once it is over: what came out as a sentence, what somebody wrote of it, and what it set going. */
export function OutcomePanel({ vote, abilities }: { vote: Vote; abilities: ReadonlySet<Capability> }) {
  const [writing, setWriting] = useState(false);
  const nameOf = useNames(vote.space_id);
  const { word, tone } = verdictWords(vote);
  const { outcome } = vote;
  return (
    <>
      <div className={styles.head}>
        <Badge filled icon={tone === 'good' ? Check : CircleDashed} tone={tone}>
          {word}
        </Badge>
        <span className={styles.quiet}>
          {turnoutWords(vote)}, {voicesWords(vote)}
        </span>
      </div>
      <p className={styles.outcome}>{outcomeWords(vote)}</p>
      {outcome !== null && (
        <>
          <p className={styles.words}>{outcome.words}</p>
          <p className={styles.quiet}>
            {nameOf(outcome.by).name}, {dayWithin(new Date(outcome.at))}
          </p>
        </>
      )}
      {vote.deeds.length > 0 && (
        <Section
          label={vote.result?.verdict === 'passed' ? 'What it set going' : 'What it would have set going'}
        >
          <DeedRows vote={vote} label="What it set going" />
        </Section>
      )}
      {mayWriteOutcome({ vote, abilities }) && (
        <Button
          kind={outcome === null ? 'primary' : 'secondary'}
          icon={PenLine}
          onClick={() => setWriting(true)}
        >
          {outcome === null ? 'Write what was decided' : 'Write it in other words'}
        </Button>
      )}
      <OutcomeSheet vote={vote} open={writing} onClose={() => setWriting(false)} />
    </>
  );
}
