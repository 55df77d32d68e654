import { spiralStep } from '@kinsong/engines/onboarding/terminal-lines.ts';
import { useEffect, useRef } from 'react';
import { useStill, whileSeen } from '../../../ui/index.ts';
import { spiralArms } from './spiral-arms.ts';
import styles from './Spiral.module.css';

/** A field of golden spirals, turning so slowly that one has to look twice. It is drawn once, and turned as it is. */
export function Spiral({ className }: { className?: string | undefined }) {
  const still = useStill();
  const turning = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: picture } = turning;
    if (still || !picture) return undefined;
    return whileSeen(picture, () => {
      const steps = 360 / spiralStep.degrees;
      const turn = picture.animate([{ rotate: '0deg' }, { rotate: '360deg' }], {
        duration: steps * spiralStep.ms,
        iterations: Infinity,
        easing: `steps(${steps})`,
      });
      return () => turn.cancel();
    });
  }, [still]);
  return (
    <div className={className} aria-hidden>
      <div ref={turning} className={styles.turning} data-spiral>
        <svg className={styles.spiral} viewBox="-100 -100 200 200">
          {spiralArms.map(({ path, light }) => (
            <path key={path} d={path} opacity={light} />
          ))}
        </svg>
      </div>
      <i className={styles.heart} />
    </div>
  );
}
