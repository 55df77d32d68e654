import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Avatar } from '../../../ui/index.ts';
import { roleWords } from '../space-words.ts';
import { useMembers, usePresence } from '../spaces.hooks.ts';
import styles from './OverviewPanel.module.css';

/** So many faces are a glance; all of them are under Peeps. */
const atAGlance = 8;

/** Who is in it. The owner who looks reads 'Project Owner', of the others their names. */
export function Team({ space }: { space: MySpace }) {
  const me = signedIn().person.id;
  const members = useMembers(space.id);
  const here = usePresence(space.id);
  const rest = members.length - atAGlance;
  return (
    <section className={styles.section} aria-labelledby="team">
      <h3 id="team" className={styles.heading}>
        Team
      </h3>
      <ul className={styles.team}>
        {members.slice(0, atAGlance).map(({ person_id, name, avatar_url, role }) => (
          <li key={person_id}>
            <Avatar name={name} url={avatar_url} size="l" home={here.has(person_id)} named />
            <span>
              <b>{person_id === me && role === 'owner' ? 'Project Owner' : name}</b>
              <small>{person_id === me ? 'you' : roleWords[role].name}</small>
            </span>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <a href={`/salon/${space.id}?tab=peeps`}>{rest} more</a>
          </li>
        )}
      </ul>
    </section>
  );
}
