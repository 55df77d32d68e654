import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { Avatar } from '../../../ui/index.ts';
import { useNames } from '../people-here.ts';
import { VoteRing } from '../ring/VoteRing.tsx';
import { voicesWords } from '../vote-words.ts';
import styles from './VoicesHeard.module.css';

/** So many faces before the rest become a number. */
const mostFaces = 3;

/** How many are heard, how many it needs, and whose voice is still missing. */
export function VoicesHeard({ vote }: { vote: Vote }) {
  const nameOf = useNames(vote.space_id);
  const silent = vote.electorate.filter((id) => !vote.voices.includes(id));
  const shown = silent.slice(0, silent.length === mostFaces + 1 ? mostFaces + 1 : mostFaces);
  return (
    <div className={styles.heard}>
      <VoteRing
        heard={vote.voices.length}
        members={vote.electorate.length}
        needed={vote.quorum > 1 || vote.electorate.length > 1 ? vote.quorum : null}
      />
      <div className={styles.words}>
        <p className={styles.needed}>{voicesWords(vote)}</p>
        {silent.length > 0 && (
          <>
            <p className={styles.quiet}>Not yet heard</p>
            <ul className={styles.silent}>
              {shown.map((id) => {
                const { name, url } = nameOf(id);
                return (
                  <li key={id} className={styles.person}>
                    <Avatar name={name} url={url} size="s" named />
                    <span className={styles.name}>{name}</span>
                  </li>
                );
              })}
              {silent.length > shown.length && (
                <li className={styles.quiet}>and {silent.length - shown.length} more</li>
              )}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
