import { useId } from 'react';
import { Figure, Flame, Glow, RoomLight } from '../scenes/shapes.tsx';
import styles from '../scenes/Scene.module.css';

const note = 'm19 6-5.200-3.900a.5.5 0 0 0-.8.4V18a4 4 0 1 1-8 0 4 4 0 1 1 8 0';

/** A candle under the roof, a table and a ladder in the middle, singing at the hearth. */
export function CutOpenHouse() {
  const id = useId();
  const room = `url(#${id}-room)`;
  return (
    <>
      <Glow id={`${id}-glow`} />
      <RoomLight id={`${id}-room`} />
      <ellipse className={styles.glow} cx="260" cy="560" rx="258" ry="60" fill={`url(#${id}-glow)`} />
      <path className={styles.wall} d="M70 220H450V560H70Z" />
      <path className={styles.roof} d="M28 228 260 34 492 228l-22 12L260 66 50 240Z" />
      <path fill={room} d="M94 222 260 84 426 222Z" />
      <path fill={room} d="M84 246H436V388H84Z" />
      <path fill={room} d="M84 404H436V548H84Z" />
      <path className={styles.floor} d="M40 548H480V564H40Z" />

      <circle className={styles.night} cx="260" cy="156" r="30" />
      <g className={styles.paper}>
        <circle cx="250" cy="148" r="1.600" />
        <circle cx="268" cy="160" r="1.600" />
        <circle cx="262" cy="142" r="1.200" />
        <path d="M256 222v-16h8v16Z" />
        <path d="M260 192c5 6 4 12 0 14-4-2-5-8 0-14" />
      </g>
      <Figure x={204} y={222} scale={1.5} />
      <Figure x={316} y={222} scale={1.1} />

      <path className={styles.table} d="M120 352H260v8H120Z" />
      <path className={styles.legs} d="M132 360v28M248 360v28" />
      <Figure x={150} y={352} scale={1.66} />
      <Figure x={222} y={352} scale={1.74} />
      <Figure x={186} y={352} scale={1.16} />
      <path
        className={styles.legs}
        d="m346 388 26-126M386 388l14-126M352 360h40M356 336h39M360 312h37M364 288h35"
      />
      <Figure x={382} y={310} scale={1.5} />
      <path className={styles.paper} d="M286 268h34v28h-34Z" />
      <path className={styles.paperLow} d="M296 304h28v24h-28Z" />

      <Figure x={130} y={548} scale={2} />
      <Figure x={176} y={548} scale={1.33} />
      <Figure x={224} y={548} scale={2.08} />
      <Figure x={396} y={548} scale={1.9} />
      <path className={styles.hearth} d="M284 548v-62a32 32 0 0 1 64 0v62Z" />
      <Flame transform="translate(316 547) scale(1.6)" />
      {[
        [150, 428],
        [238, 414],
        [404, 430],
      ].map(([x, y]) => (
        <path key={x} className={styles.note} transform={`translate(${x} ${y})`} d={note} />
      ))}
    </>
  );
}
