import { Avatar, House } from '../../ui/index.ts';
import styles from './PeopleAtHome.module.css';
import { lampsOf, useAtHome } from './people-at-home.ts';

const mostNames = 5;
const words = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** The house with a lit window for everyone who is there; the names stand under it. */
export function PeopleAtHome() {
  const people = useAtHome();
  const rest = people.length - mostNames;
  const lamps = lampsOf(people);
  return (
    <section className={styles.home} aria-label="Who is at home">
      <House home={lamps} className={styles.house} />
      <h3 className={styles.count}>
        {people.length === 0 ? 'Only you are at home' : `${words[lamps] ?? lamps} at home`}
      </h3>
      <ul className={styles.names}>
        {people.slice(0, mostNames).map(({ person_id, name, avatar_url }) => (
          <li key={person_id}>
            <Avatar name={name} url={avatar_url} size="s" named />
            <span className={styles.name}>{name}</span>
          </li>
        ))}
        {rest > 0 && <li>{rest} more</li>}
        {people.length > 0 && <li>and you</li>}
      </ul>
    </section>
  );
}
