import { useId } from 'react';
import { Figure, Glow, RoomLight } from '../scenes/shapes.tsx';
import styles from '../scenes/Scene.module.css';

/** Three and a child under one lamp; on the table the plan, on the wall what is to be done and what is done. */
export function PlanOnTable() {
  const id = useId();
  return (
    <>
      <Glow id={`${id}-lamp`} />
      <RoomLight id={`${id}-room`} />
      <path className={styles.wall} d="M20 60a28 28 0 0 1 28-28H472a28 28 0 0 1 28 28V560H20Z" />
      <path fill={`url(#${id}-room)`} d="M36 64a16 16 0 0 1 16-16H468a16 16 0 0 1 16 16V544H36Z" />
      <path className={styles.floor} d="M4 544H516v16H4Z" />

      <g className={styles.paper}>
        <path d="M84 118h62v50H84ZM158 136h52v44h-52ZM322 116h54v46h-54Z" />
      </g>
      <path className={styles.paperLow} d="M388 132h58v50h-58Z" />
      <path
        className={styles.pen}
        d="M98 134h34M98 146h26M170 152h28M170 164h18M334 132h30M334 144h20M400 150h34M400 164h22"
      />
      <path className={styles.tick} d="m120 158 6 6 14-16M352 152l5 5 12-14" />

      <path className={styles.legs} d="M260 48v66" />
      <path className={styles.roof} d="M208 156c0-26 22-44 52-44s52 18 52 44Z" />
      <ellipse className={styles.paper} cx="260" cy="156" rx="52" ry="7" />
      <ellipse className={styles.glow} cx="260" cy="250" rx="210" ry="190" fill={`url(#${id}-lamp)`} />

      <Figure x={134} y={404} scale={3.5} />
      <Figure x={258} y={398} scale={3.7} />
      <Figure x={330} y={400} scale={2.2} />
      <Figure x={402} y={404} scale={3.4} />

      <path className={styles.table} d="M96 372H424l52 72H44Z" />
      <path className={styles.legs} d="M76 446v98M444 446v98M128 446v70M392 446v70" />
      <path className={styles.paper} d="M182 382H340l24 50H160Z" />
      <path
        className={styles.pen}
        d="M206 420v-18l52-14 54 14v18ZM236 420v-12h16v12M284 408h18v8h-18ZM176 426h176"
      />
      <path className={styles.cup} d="M110 398h30l-3 26h-24ZM384 396h28l-3 24h-22Z" />
    </>
  );
}
