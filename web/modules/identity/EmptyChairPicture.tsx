import styles from './EmptyChairPicture.module.css';

/** The chair that is kept: what the second leaf shows until there is something to choose on it. */
export function EmptyChairPicture() {
  return (
    <svg className={styles.chair} viewBox="0 0 200 220" aria-hidden>
      <radialGradient id="kept-chair">
        <stop className={styles.lit} />
        <stop className={styles.dark} offset="1" />
      </radialGradient>
      <ellipse fill="url(#kept-chair)" cx="100" cy="196" rx="100" ry="22" />
      <g className={styles.wood}>
        <path d="M66 22 60 132M134 22l6 110M66 130l4 58M134 130l-4 58" />
        <path d="M67 40q33-13 66 0M65 68q35-12 70 0M63 96q37-11 74 0" />
        <path d="M46 136h108M54 138l-6 64M146 138l6 64M51 172h98M70 160h60" />
      </g>
      <path className={styles.seat} d="M60 124h80l16 14H44Z" />
    </svg>
  );
}
