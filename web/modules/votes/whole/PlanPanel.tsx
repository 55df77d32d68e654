import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { inWords, untilWords } from '../closing-time.ts';
import { capital, majorityWords, wayWords } from '../vote-words.ts';
import { DeedRows } from './DeedRows.tsx';
import styles from './Panel.module.css';
import { Section } from './Section.tsx';

/** While it is open: by which rules it will be counted, and what it does once it has passed. */
export function PlanPanel({ vote }: { vote: Vote }) {
  const { way, majority, quorum, electorate, deadline, mandatory, secrecy } = vote;
  const counted =
    way === 'yes_no'
      ? majorityWords[majority].yesNo
      : way === 'pick_one'
        ? majorityWords[majority].choosing
        : wayWords[way].means;
  return (
    <>
      <Section label="How it will be counted">
        <p>{counted}</p>
        <p className={styles.quiet}>
          {quorum === 1 ? 'One voice is' : `${capital(inWords(quorum))} voices are`} needed of{' '}
          {electorate.length}. It closes {untilWords(new Date(deadline))}.
          {mandatory && ' Whoever is silent is reminded.'}
          {secrecy === 'anonymous' && ' Nobody ever learns who said what.'}
        </p>
      </Section>
      {vote.deeds.length > 0 && (
        <Section label="What it does when it passes">
          <DeedRows vote={vote} label="What it does when it passes" />
        </Section>
      )}
      {way === 'time_poll' && (
        <p className={styles.quiet}>The time that is chosen becomes an event in the calendar.</p>
      )}
      {vote.deeds.length === 0 && way !== 'time_poll' && (
        <p className={styles.quiet}>Nothing happens by itself when it passes.</p>
      )}
    </>
  );
}
