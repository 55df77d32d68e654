import styles from './InkDrawings.module.css';

interface Placed {
  className?: string | undefined;
}

/** A broad brushstroke of ink under the words of a button. */
export function Brush({ className }: Placed) {
  return (
    <svg className={className} viewBox="0 0 300 80" preserveAspectRatio="none" aria-hidden>
      <filter id="brush" x="-10%" y="-20%" width="120%" height="140%">
        <feTurbulence type="fractalNoise" baseFrequency=".018 .09" numOctaves="3" seed="8" />
        <feDisplacementMap in="SourceGraphic" scale="9" />
      </filter>
      <path
        className={styles.brush}
        filter="url(#brush)"
        d="M10 20C60 6 240 10 288 14c7 14 4 40-2 52C220 74 70 76 14 68 4 54 4 34 10 20Z"
      />
    </svg>
  );
}

/** The line under the name. */
export function Swash({ className }: Placed) {
  return (
    <svg className={className} viewBox="0 0 432 38" preserveAspectRatio="none" aria-hidden>
      <g className={styles.swash}>
        <path strokeWidth="4.5" d="M4 22C90 6 240 2 420 12" />
        <path strokeWidth="2.6" d="M420 12C300 10 180 18 92 32" />
      </g>
    </svg>
  );
}

/** Where a cup stood. */
export function CupRing({ className }: Placed) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden>
      <filter id="stain" x="-20%" y="-20%" width="140%" height="140%">
        <feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="3" seed="11" result="noise" />
        <feDisplacementMap in="SourceGraphic" in2="noise" scale="7" result="bent" />
        <feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.55" />
        <feComposite in="bent" operator="in" />
      </filter>
      <g className={styles.ring} filter="url(#stain)">
        <circle cx="100" cy="100" r="82" strokeWidth="9" opacity=".34" />
        <circle cx="101" cy="99" r="86.5" strokeWidth="2" opacity=".6" />
        <circle cx="99" cy="101" r="77" strokeWidth="1.4" opacity=".5" />
      </g>
    </svg>
  );
}

/** The wire that holds the pages: down the left on a wide screen (turned by the style), along the top on a phone. */
export function Wire({ className }: Placed) {
  return (
    <svg className={className} aria-hidden>
      <pattern id="wire" patternUnits="userSpaceOnUse" width="1.75rem" height="2rem" viewBox="0 0 28 32">
        <g transform="translate(12)">
          <ellipse className={styles.hole} cx="3" cy="25" rx="5" ry="4.5" />
          <path className={styles.wire} d="M3 25C-8 14-6 2 1 2 8 2 8 13 4 23" />
          <path className={styles.shine} d="M0 22C-8 14-6 2.6 1 2.6" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill="url(#wire)" />
    </svg>
  );
}
