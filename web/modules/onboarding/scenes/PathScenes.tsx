import { useId, type ReactNode } from 'react';
import { Figure, Fire, Flame, Glow, windingWay } from './shapes.tsx';
import styles from './Scene.module.css';

interface SceneProps {
  className?: string | undefined;
}

/** Each stands on the ground at nought, with its own light. */
function Place({ className, children }: SceneProps & { children: ReactNode }) {
  return (
    <svg className={className} viewBox="-104 -96 208 140" aria-hidden>
      {children}
    </svg>
  );
}

/** People in a ring round a fire. */
export function CouncilFire({ className }: SceneProps) {
  const glow = useId();
  return (
    <Place className={className}>
      <Glow id={glow} of="fire" />
      <ellipse className={styles.glow} cy="-4" rx="96" ry="48" fill={`url(#${glow})`} />
      <Figure look="shapeLit" x={-44} y={-14} />
      <Figure look="shapeLit" x={-18} y={-20} scale={1.05} />
      <Figure look="shapeLit" x={14} y={-21} />
      <Figure look="shapeLit" x={42} y={-15} scale={1.05} />
      <Fire />
      <Figure look="shape" x={-66} y={14} scale={1.2} />
      <Figure look="shape" x={66} y={14} scale={1.15} />
    </Place>
  );
}

/** A house that is being built: its frame, a ladder, a lamp and three hands. */
export function TimberFrame({ className }: SceneProps) {
  const glow = useId();
  return (
    <Place className={className}>
      <Glow id={glow} />
      <ellipse className={styles.glow} cx="-4" cy="-30" rx="92" ry="62" fill={`url(#${glow})`} />
      <path
        className={styles.timber}
        d="M-50 22V-30M50 22V-30M-64-26 0-72 64-26M-50-30H50M-26-52v22M26-52v22M0-72v42"
      />
      <path className={styles.cord} d="M0-30v14" />
      <circle className={styles.flame} cy="-11" r="6" />
      <path className={styles.rungs} d="M64 24 34-48M82 24 50-48M62 6h17M55-12h17M47-30h17" />
      <Figure look="shape" x={58} y={-18} scale={0.95} />
      <Figure look="shape" x={-20} y={22} scale={1.15} />
      <Figure look="shape" x={6} y={22} scale={0.8} />
      <path className={styles.chest} d="M-46 22h40V10h-40Z" />
    </Place>
  );
}

const way = windingWay(7, 72);

/** A way that winds in to a flame, and somebody with a light on it. */
export function WindingWay({ className }: SceneProps) {
  const glow = useId();
  return (
    <Place className={className}>
      <Glow id={glow} />
      <ellipse className={styles.glow} cy="-10" rx="92" ry="54" fill={`url(#${glow})`} />
      <path className={styles.maze} d={way} />
      <Flame />
      <Figure look="shape" x={-52} y={18} scale={1.2} />
      <circle className={styles.flame} cx="-40" cy="2" r="3" />
    </Place>
  );
}
