import styles from './Doors.module.css';
import { doors, signIn } from './words.ts';

/** The further doors of the house, at the foot of the picture, and the way back in for whoever knows it. */
export function Doors({ className }: { className?: string | undefined }) {
  return (
    <footer className={className}>
      <nav aria-label="Further doors" data-area="lodging">
        <ul className={styles.doors}>
          {doors.map(({ words, href }) => (
            <li key={words}>
              <a className={styles.door} href={href}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ComeBack />
    </footer>
  );
}

export function ComeBack() {
  return (
    <a className={styles.back} href={signIn.href}>
      {signIn.before}
      <strong>{signIn.words}</strong>
    </a>
  );
}
