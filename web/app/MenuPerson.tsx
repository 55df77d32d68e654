import { useStore } from '../platform/store.ts';
import { signedIn } from '../platform/signed-in.ts';
import { who } from '../platform/session/session.ts';
import { TrustMark, useTrustScore } from '../modules/seekers/index.ts';
import { Avatar, type Person } from '../ui/index.ts';
import styles from './HouseMenu.module.css';

/** Who one is, how far one has come, and one's trust, which leads to what it is made of. */
export function MenuPerson({ person }: { person: Person }) {
  const here = useStore(who);
  const { consciousness_level: level } = here.state === 'someone' ? here.user : signedIn().person;
  const score = useTrustScore();
  const words = level.replaceAll('_', ' ');
  return (
    <div className={styles.person}>
      <Avatar name={person.name} url={person.url} size="xl" named />
      <div className={styles.who}>
        <strong className={styles.name}>{person.name}</strong>
        <span className={styles.level}>{words.charAt(0).toUpperCase() + words.slice(1)}</span>
      </div>
      <a className={styles.trust} href="/trust">
        <TrustMark score={score} className={styles.mark} />
        <span>
          <b>{score}</b>
          trust
        </span>
      </a>
    </div>
  );
}
