import styles from './Constellation.module.css';
import { Foot } from './Doors.tsx';
import { doors, quietly } from './words.ts';

const [game, projects] = quietly;
const [inn, federation, care, stays, councils] = doors;
/** In the order they are read; the style hangs three at each side of the moon. */
const stars = [game, projects, federation, inn, care, stays];

/** Before the moon the quiet links are stars, tied into figures. */
export function Constellation() {
  return (
    <>
      <nav aria-label="Elsewhere" className={styles.sky}>
        <Thread />
        {stars.map(
          (star) =>
            star && (
              <a key={star.words} className={styles.star} href={star.href}>
                {star.words}
              </a>
            ),
        )}
      </nav>
      <footer className={styles.foot}>
        <a className={styles.star} href={councils?.href}>
          {councils?.words}
        </a>
        <Foot />
      </footer>
    </>
  );
}

/** The dotted line from star to star: a zigzag on a phone, an arc at each side on a wide screen. */
function Thread() {
  return (
    <>
      <svg className={styles.zigzag} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M47.35 8.3 52.65 25 47.35 41.7 52.65 58.3 47.35 75 52.65 91.7" />
      </svg>
      <svg className={styles.arcs} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M23.2 20.7 18.2 39.1 21.2 57.8M77.7 19.1 82.7 37.5 79.6 56.2" />
      </svg>
    </>
  );
}
