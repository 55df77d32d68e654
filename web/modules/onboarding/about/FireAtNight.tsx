import { useId } from 'react';
import { bell, chance } from '../../../ui/drawing/index.ts';
import { Figure, Fire, Glow, windingWay } from '../scenes/shapes.tsx';
import styles from '../scenes/Scene.module.css';

const way = windingWay(40, 236, 0.3);

/** They leave the fire, and wind into a spiral of stars. */
const sparks = (() => {
  const roll = chance(27);
  return Array.from({ length: 170 }, (_, index) => {
    const along = index / 170;
    const turn = along * 2.35 * 2 * Math.PI;
    const radius = 8 + 128 * (1 - along) ** 1.1;
    const rise = Math.max(0, 1 - along * 5);
    const spread = 2 + 5 * (1 - along);
    return {
      cx: 262 + radius * Math.sin(turn) * (1 - rise * 0.75) + bell(roll) * spread,
      cy: 150 + radius * Math.cos(turn) * 0.94 + rise * 120 + bell(roll) * spread,
      r: 0.8 + roll() * 1.7,
      opacity: 0.35 + 0.6 * Math.abs(0.5 - along) + roll() * 0.25,
      className: along < 0.45 ? styles.spark : styles.star,
    };
  });
})();

export function FireAtNight() {
  const id = useId();
  return (
    <>
      <Glow id={`${id}-lamp`} />
      <Glow id={`${id}-fire`} of="fire" />
      <circle cx="262" cy="150" r="150" fill={`url(#${id}-lamp)`} opacity=".35" />
      {sparks.map((spark, index) => (
        <circle key={index} {...spark} />
      ))}
      <ellipse className={styles.ground} cx="260" cy="505" rx="256" ry="84" />
      <path className={styles.maze} transform="translate(260 500)" d={way} opacity=".8" />
      <ellipse className={styles.glow} cx="260" cy="468" rx="220" ry="120" fill={`url(#${id}-fire)`} />
      <Figure look="shapeLit" x={136} y={476} scale={2.3} />
      <Figure look="shapeLit" x={186} y={462} scale={2.5} />
      <Figure look="shapeLit" x={222} y={462} scale={1.5} />
      <Figure look="shapeLit" x={316} y={460} scale={2.4} />
      <Figure look="shapeLit" x={372} y={472} scale={2.6} />
      <Fire transform="translate(262 496) scale(2.7)" />
      <Figure look="shape" x={62} y={540} scale={2.9} />
      <Figure look="shape" x={112} y={556} scale={1.8} />
      <Figure look="shape" x={452} y={546} scale={3} />
      <Figure look="shape" x={398} y={560} scale={2.2} />
    </>
  );
}
