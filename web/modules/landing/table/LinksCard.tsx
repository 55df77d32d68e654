import { doors } from '../landing-texts.ts';
import styles from './LinksCard.module.css';

/** The further doors: written on the page where there is only a page, on a card of their own beside it. */
export function LinksCard() {
  return (
    <nav aria-label="Further doors" data-area="lodging" className={styles.card}>
      <ul className={styles.list}>
        {doors.map(({ words, href }) => (
          <li key={words}>
            <a className={styles.door} href={href}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
