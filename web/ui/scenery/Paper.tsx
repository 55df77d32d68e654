import styles from './Paper.module.css';

/** A sheet from the kitchen table, with the ring a cup left. What is written on it brings its own rules: they scroll with the words. */
export function Paper() {
  return (
    <div className={styles.paper}>
      <svg className={styles.grain}>
        <filter id="paper-grain">
          <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="3" />
          <feColorMatrix values="0 0 0 0 .35 0 0 0 0 .26 0 0 0 0 .1 0 0 0 .04 0" />
        </filter>
        <rect width="100%" height="100%" filter="url(#paper-grain)" />
      </svg>
      <svg className={styles.cup} viewBox="-66 -66 132 132">
        <circle r="58" strokeOpacity=".16" strokeWidth="5" strokeDasharray="250 26 60 30" />
        <circle r="61.5" strokeOpacity=".13" strokeWidth="1.2" strokeDasharray="190 40" />
        <circle r="54" strokeOpacity=".1" strokeWidth="1.5" strokeDasharray="90 30 120 20" />
      </svg>
    </div>
  );
}
