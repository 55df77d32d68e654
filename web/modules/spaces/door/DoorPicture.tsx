import styles from './DoorPicture.module.css';

/** A door with a seam of light: somebody is in. Knocked at, its lantern burns; open, one sees the lamp inside. */
export function DoorPicture({ knocked, open }: { knocked: boolean; open: boolean }) {
  return (
    <svg className={styles.door} viewBox="0 0 160 190" aria-hidden data-knocked={knocked} data-open={open}>
      <defs>
        <radialGradient id="door-inside" cx="50%" cy="62%" r="60%">
          <stop offset="0" className={styles.core} />
          <stop offset="1" className={styles.edge} />
        </radialGradient>
        <radialGradient id="door-lantern">
          <stop offset="0" className={styles.halo} />
          <stop offset="1" className={styles.dark} />
        </radialGradient>
      </defs>
      <path className={styles.spill} d="M44 176h72l30 14H14Z" />
      <path className={styles.frame} d="M34 178V76a46 46 0 0 1 92 0v102Z" />
      <path d="M42 176V78a38 38 0 0 1 76 0v98Z" fill="url(#door-inside)" />
      {open ? (
        <path className={styles.leaf} d="M42 176V78c0-13 4-22 10-28 4 8 6 18 6 30v106Z" />
      ) : (
        <>
          <path className={styles.leaf} d="M43 173V79a37 37 0 0 1 70-17v111Z" />
          <path className={styles.boards} d="M61 173V51M79 173V42M97 173V47" />
          <path className={styles.band} d="M43 96h70M43 148h70" />
          <circle className={styles.knob} cx="104" cy="122" r="3.500" />
        </>
      )}
      {knocked && <circle cx="142" cy="74" r="34" fill="url(#door-lantern)" />}
      <path className={styles.hook} d="M126 58h16v8" />
      <path className={styles.lantern} d="M136 66h12l3 16h-18Z" />
      <path className={styles.flame} d="M142 70c3 4 2.500 9 0 9s-3-5 0-9" />
    </svg>
  );
}
