import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { namesOf, nameOf, useTalk } from './talk-context.ts';
import styles from './TypingLine.module.css';

/** Who writes just now. The line keeps its height, so that nothing jumps when someone begins. */
export function TypingLine() {
  const { space, people, me } = useTalk();
  const typing = useStore(signedIn().signals.typing.of(space));
  const names = [...typing].filter((person) => person !== me).map((person) => nameOf(people, person));
  return (
    <p className={styles.line}>
      {names.length > 0 && (
        <>
          <span className={styles.dots} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          {namesOf(names)} {names.length === 1 ? 'is' : 'are'} writing
        </>
      )}
    </p>
  );
}
