import { useId } from 'react';
import { bell, chance } from '../../../ui/drawing/index.ts';
import { cx } from '../../../ui/index.ts';
import { Figure, Glow, RoomLight } from '../scenes/shapes.tsx';
import styles from '../scenes/Scene.module.css';

const stars = (() => {
  const roll = chance(5);
  return Array.from({ length: 26 }, () => ({
    cx: 320 + bell(roll) * 56,
    cy: 130 + Math.abs(bell(roll)) * 44,
    r: 0.7 + roll(),
    opacity: 0.4 + roll() * 0.5,
  }));
})();

/** A lamp, a letter, a chair that waits; outside somebody is on the way. */
export function EmptyChair() {
  const id = useId();
  const room = 'M36 64a16 16 0 0 1 16-16H468a16 16 0 0 1 16 16V544H36Z';
  const pane = 'M228 320V146a92 92 0 0 1 184 0V320Z';
  return (
    <>
      <Glow id={`${id}-lamp`} />
      <RoomLight id={`${id}-room`} />
      <linearGradient id={`${id}-sky`} x2="0" y2="1">
        <stop className={styles.skyHigh} />
        <stop className={styles.skyLow} offset="1" />
      </linearGradient>
      <clipPath id={`${id}-pane`}>
        <path d={pane} />
      </clipPath>
      <clipPath id={`${id}-room-shape`}>
        <path d={room} />
      </clipPath>
      <path className={styles.wall} d="M20 60a28 28 0 0 1 28-28H472a28 28 0 0 1 28 28V560H20Z" />
      <path fill={`url(#${id}-room)`} d={room} />
      <path className={cx(styles.wall, styles.dusk)} d={room} />
      <g clipPath={`url(#${id}-room-shape)`}>
        <ellipse className={styles.glow} cx="130" cy="400" rx="330" ry="290" fill={`url(#${id}-lamp)`} />
      </g>
      <path className={styles.floor} d="M4 544H516v16H4Z" />

      <g clipPath={`url(#${id}-pane)`}>
        <path fill={`url(#${id}-sky)`} d={pane} />
        <g className={styles.paper}>
          {stars.map((star, index) => (
            <circle key={index} {...star} />
          ))}
        </g>
        <path className={styles.hillAway} d="M220 296c50-52 120-60 200-22v54H220Z" />
        <path className={styles.trail} d="M398 322c-44-8-78-18-64-34 8-9 20-12 14-22" />
        <g transform="translate(336 300)">
          <circle className={styles.glow} cx="8" cy="-10" r="26" fill={`url(#${id}-lamp)`} />
          <Figure look="shape" x={0} y={4} scale={0.9} />
          <Figure look="shape" x={-12} y={5} scale={0.56} />
          <circle className={styles.flame} cx="10" cy="-9" r="3" />
        </g>
        <path className={styles.shape} d="M262 270v-20l16-14 16 14v20Z" />
        <path className={styles.flame} d="M274 262v-9h8v9Z" />
      </g>
      <path className={styles.frame} d={`${pane}M320 56v264M228 196h184`} />
      <path className={styles.frame} d="M214 322h212" />

      <path className={styles.table} d="M60 386H206v11H60Z" />
      <path className={styles.legs} d="M78 397v147M188 397v147" />
      <path className={styles.legs} d="M100 386v-34" />
      <path className={styles.flame} d="M66 356c4-36 14-56 34-56s30 20 34 56Z" />
      <path className={styles.paper} d="m138 384 8-22h44l-6 22Z" />
      <path className={styles.pen} d="M150 370h28M148 377h20" />

      <path className={styles.chair} d="M262 544V372c0-16 10-26 26-26h48c16 0 26 10 26 26v172" />
      <path className={styles.chair} d="M284 374v76M312 370v80M340 374v76" />
      <path className={styles.seat} d="M252 452H372l12 30H240Z" />
      <path className={styles.chair} d="M246 484v60M378 484v60" />
      <path className={styles.paperLow} d="M268 452c6-22 20-30 44-30s38 8 44 30Z" />
    </>
  );
}
