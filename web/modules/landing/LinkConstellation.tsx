import styles from './LinkConstellation.module.css';
import { Foot } from './FooterLinks.tsx';
import { doors, quietly } from './landing-texts.ts';

const [inn, federation, care, stays, councils] = doors;
/** In the order they are read; the style hangs four at each side of the moon. */
const stars = [...quietly.mystical, federation, inn, care, stays];

/** Before the moon the quiet links are stars, tied into figures. */
export function LinkConstellation() {
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
        <path d="M47.35 6.25 52.65 18.75 47.35 31.25 52.65 43.75 47.35 56.25 52.65 68.75 47.35 81.25 52.65 93.75" />
      </svg>
      <svg className={styles.arcs} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M24.4 15.5 19.3 29 18 43 21 57M75.6 14 80.8 27.5 82.2 41.5 79.2 55.5" />
      </svg>
    </>
  );
}
