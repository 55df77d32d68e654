import { useContext, useLayoutEffect, type ReactNode } from 'react';
import { VisuallyHidden } from '../drawing/VisuallyHidden.tsx';
import { cx } from '../cx.ts';
import type { Area } from './area.ts';
import { FrameContext } from './frame.ts';
import styles from './Stage.module.css';
import { useArrivalFocus } from './arrival.ts';

export interface StageProps {
  area: Area;
  /** The page's heading, where the screen draws none itself: it is then read aloud only. */
  title?: string;
  /** At the upper right: a way out, the sound. */
  corner?: ReactNode;
  className?: string | undefined;
  /** It fills the window with a picture of its own: the one behind all screens rests meanwhile. */
  ownSky?: boolean;
  children: ReactNode;
}

/** A scene that has the whole window: no rail, no header, no bars. */
export function Stage({ area, title, corner, className, ownSky = false, children }: StageProps) {
  const { notice } = useContext(FrameContext);
  const main = useArrivalFocus();
  useLayoutEffect(() => {
    document.body.dataset['area'] = area;
  }, [area]);
  useLayoutEffect(() => {
    if (!ownSky) return;
    const { style } = document.documentElement;
    style.setProperty('--backdrop-display', 'none');
    return () => void style.removeProperty('--backdrop-display');
  }, [ownSky]);
  return (
    <div className={styles.stage} data-area={area}>
      {corner !== undefined && <header className={styles.corner}>{corner}</header>}
      {notice}
      <main ref={main} id="main" tabIndex={-1} className={cx(styles.main, className)}>
        {title !== undefined && (
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
        )}
        {children}
      </main>
    </div>
  );
}
