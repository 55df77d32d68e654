import { lazy, Suspense, useEffect, useRef } from 'react';
import { inksOf } from '../drawing/canvas-colours.ts';
import { useStill } from '../motion.ts';
import { useSkin, type Skin } from '../skins/skin.ts';
import styles from './Backdrop.module.css';
import { starField } from './starField.ts';

// Each skin brings its own along, and no other skin’s.
const Paper = lazy(async () => ({ default: (await import('./Paper.tsx')).Paper }));

/** What stands behind everything: a clear night, an aurora, or a sheet of paper. */
export function Backdrop() {
  const skin = useSkin();
  return (
    <div className={styles.backdrop} aria-hidden>
      <div className={styles.scene}>
        {skin === 'notebook' ? (
          <Suspense fallback={null}>
            <Paper />
          </Suspense>
        ) : (
          <Sky key={skin} skin={skin} />
        )}
      </div>
    </div>
  );
}

function Sky({ skin }: { skin: Skin }) {
  const still = useStill();
  const stars = useRef<HTMLCanvasElement>(null);
  useEffect(() => (stars.current ? starField(stars.current, still) : undefined), [still]);
  return (
    <>
      {skin === 'mystical' && <Aurora />}
      <canvas ref={stars} className={styles.stars} />
      <svg className={styles.hills} viewBox="0 0 1440 110" preserveAspectRatio="none">
        <path className={styles.far} d="M0 54C230 6 432 56 677 38S1123-14 1440 28V110H0Z" />
        <path className={styles.near} d="M0 84C288 48 518 94 864 66S1268 38 1440 64V110H0Z" />
      </svg>
    </>
  );
}

const SMALL = { width: 480, height: 300 };

function Aurora() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void import('./aurora.ts').then(({ aurora }) => {
      const pen = canvas.current?.getContext('2d');
      if (pen && canvas.current) aurora(pen, SMALL.width, SMALL.height, inksOf(canvas.current));
    });
  }, []);
  return <canvas ref={canvas} {...SMALL} className={styles.aurora} />;
}
