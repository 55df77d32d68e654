import type { CSSProperties } from 'react';
import { House, useSkin, type Skin } from '../../../ui/index.ts';
import { useBackdropOpacity } from '../chat/backdrop.ts';
import { BackdropOpacitySlider } from '../chat/BackdropOpacitySlider.tsx';
import styles from './BackgroundLevel.module.css';

const behind: Readonly<Record<Skin, string>> = {
  epic: 'the night behind the words',
  mystical: 'the northern light behind the words',
  notebook: 'the page behind the words',
};

/** How much of the scene shows behind the talk, beside a small one that shows it: its words never fade. */
export function BackgroundLevel() {
  const [value] = useBackdropOpacity();
  const skin = useSkin();
  return (
    <>
      <p className={styles.words}>
        <b>Background</b> <span>{behind[skin]}</span> <i>{value}</i>
      </p>
      <div className={styles.pair}>
        <BackdropOpacitySlider />
        <div className={styles.live} style={{ '--shown': value / 100 } as CSSProperties}>
          <div className={styles.scene} aria-hidden>
            <svg className={styles.sky} viewBox="0 0 294 150" preserveAspectRatio="xMaxYMax slice">
              {skin !== 'notebook' && (
                <g className={styles.stars}>
                  {stars.map(([x, y, r]) => (
                    <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
                  ))}
                </g>
              )}
              <path className={styles.hill} d="M0 140C70 128 130 146 200 139S270 134 294 138V150H0Z" />
            </svg>
            <House home={3} className={styles.house} />
          </div>
          <p className={styles.said}>
            <b>Mairy</b>
            The words stay clear.
          </p>
        </div>
      </div>
    </>
  );
}

/** Right of the words and below them. */
const stars = [
  [236, 45, 1],
  [231, 6, 1],
  [129, 84, 1],
  [278, 34, 0.7],
  [279, 45, 0.7],
  [290, 44, 1],
  [286, 13, 1.4],
  [103, 78, 0.7],
  [272, 24, 0.7],
  [74, 74, 0.7],
  [217, 9, 0.7],
  [258, 52, 1],
  [279, 6, 1],
  [43, 73, 1.4],
  [90, 92, 1],
  [250, 23, 1.5],
  [141, 81, 0.7],
] as const;
