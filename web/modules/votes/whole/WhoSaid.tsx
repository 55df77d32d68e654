import type { Ballot, Vote } from '@kinsong/contract/votes/vote.ts';
import { Avatar } from '../../../ui/index.ts';
import { theirWords } from '../lock-words.ts';
import { useNames } from '../people-here.ts';
import { Section } from './Section.tsx';
import styles from './WhoSaid.module.css';

/** Who said what, where I may see it; objections with their reasons before all else. */
export function WhoSaid({ vote, ballots }: { vote: Vote; ballots: readonly Ballot[] }) {
  const nameOf = useNames(vote.space_id);
  const current = ballots.filter((ballot) => ballot.current);
  if (current.length === 0) return null;
  return (
    <Section label="Who said what">
      <ul className={styles.list}>
        {[...current].sort(objectionsFirst).map(({ id, person_id, cast_by, choice }) => {
          const { name, url } = nameOf(person_id);
          return (
            <li key={id} className={styles.row}>
              <Avatar name={name} url={url} size="s" named />
              <div className={styles.words}>
                <p>
                  <strong>{name}</strong> {theirWords(vote, choice)}
                  {cast_by !== person_id && <span className={styles.quiet}>, by {nameOf(cast_by).name}</span>}
                </p>
                {choice.way === 'consent' && choice.answer === 'object' && (
                  <div className={styles.objection}>
                    <p>{choice.reason}</p>
                    <p className={styles.quiet}>What would change it: {choice.would_change}</p>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const weight = ({ choice }: Ballot): number =>
  choice.way === 'consent' && choice.answer === 'object' ? 0 : 1;
const objectionsFirst = (a: Ballot, b: Ballot): number => weight(a) - weight(b);
