import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useContext, useLayoutEffect, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../drawing/Icon.tsx';
import { VisuallyHidden } from '../drawing/VisuallyHidden.tsx';
import { useWide } from '../motion.ts';
import { AreaBar, type AreaBarProps } from './AreaBar.tsx';
import type { Area } from './area.ts';
import { useArrivalFocus } from './arrival.ts';
import { FrameContext } from './frame.ts';
import styles from './Screen.module.css';

export interface ScreenProps {
  /** Whose thread of colour runs along the top. */
  area: Area;
  title: string;
  /** Under the title: a badge, a word about who is here. */
  detail?: ReactNode;
  /** Where 'back' leads; without it there is no arrow, nor at the places under the thumb of a phone. */
  back?: { href: string; label: string } | undefined;
  /** Before the title: a thumbnail. */
  lead?: ReactNode;
  /** A picture at the right of the header, under the house's own corner. It only shows what is told in words. */
  scene?: ReactNode;
  /** At the right of the header, before the house's own corner. */
  actions?: ReactNode;
  /** What the area offers: tabs on a wide screen, the bottom bar on a phone. */
  bar?: AreaBarProps | undefined;
  /** Where the bar stands on a wide screen; the chat has it below the thread. */
  barAt?: 'top' | 'foot';
  /** 'page' scrolls as a whole; 'held' fills the height and leaves scrolling to what is inside. */
  flow?: 'page' | 'held';
  /** Keeps the left margin on a phone for the house, and the heart at its foot: no words or cards enter it. */
  margin?: boolean;
  /** A header of the screen's own. The title is then read aloud only. */
  header?: ReactNode;
  children: ReactNode;
}

export function Screen(props: ScreenProps) {
  const {
    area,
    title,
    detail,
    back,
    lead,
    scene,
    actions,
    bar,
    barAt = 'top',
    flow = 'page',
    margin,
    header,
    children,
  } = props;
  const { corner, notice, heart, isPlace } = useContext(FrameContext);
  const main = useArrivalFocus();
  // Sheets, menus and toasts stand beside the app: they take the thread from the body.
  useLayoutEffect(() => {
    document.body.dataset['area'] = area;
  }, [area]);
  const barOnTop = useWide() && barAt === 'top';
  return (
    <div className={styles.screen} data-area={area} data-margin={margin || undefined}>
      <i className={styles.thread} />
      {header ?? (
        <header className={cx(styles.header, Boolean(scene) && styles.night)}>
          {back && !isPlace && (
            <a className={styles.back} href={back.href} aria-label={back.label} title={back.label}>
              <Icon of={ArrowLeft} />
            </a>
          )}
          {lead}
          <div className={styles.titles}>
            <h1 className={styles.title}>{title}</h1>
            {detail !== undefined && <div className={styles.detail}>{detail}</div>}
          </div>
          {(actions || !scene) && (
            <div className={styles.ends}>
              {actions && <div className={styles.actions}>{actions}</div>}
              {!scene && corner}
            </div>
          )}
          {scene}
          {scene && <div className={styles.corner}>{corner}</div>}
        </header>
      )}
      {notice}
      {bar && barOnTop && <AreaBar {...bar} />}
      <main ref={main} id="main" tabIndex={-1} className={cx(styles.main, styles[flow])}>
        {header && (
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
        )}
        {children}
      </main>
      {bar && !barOnTop && (
        <div className={styles.foot}>
          {margin && heart}
          <AreaBar {...bar} />
        </div>
      )}
    </div>
  );
}
