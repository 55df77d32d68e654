import styles from './NightSky.module.css';

const stars = [
  [22, 20, 0.9],
  [58, 44, 0.6],
  [84, 14, 0.7],
  [121, 34, 1],
  [163, 12, 0.6],
  [196, 40, 0.8],
  [226, 18, 0.6],
  [322, 44, 0.7],
] as const;

/** Roofs at night, a moon, and one window with a lamp in it. It only shows what is told in words. */
export function NightSky() {
  return (
    <div className={styles.sky} aria-hidden>
      <svg viewBox="0 0 340 96" preserveAspectRatio="xMidYMax slice">
        {stars.map(([x, y, r]) => (
          <circle key={x} className={styles.star} cx={x} cy={y} r={r} />
        ))}
        <path className={styles.moon} d="M284 10a19 19 0 1 0 17 28 15 15 0 0 1-17-28Z" />
        <path
          className={styles.roofs}
          d="M0 96V72l26-16 26 16v6h16V62l34-24 34 24v14h12V66h28V50h8v16h14l22-14 24 14v10h18V64l30-20 30 20v8l18-10v34Z"
        />
        <circle className={styles.glow} cx="102" cy="68" r="20" />
        <path className={styles.window} d="M97 61h10v13H97Z" />
      </svg>
    </div>
  );
}
