import { useContext } from 'react';
import { FrameContext, useWide } from '../../../ui/index.ts';
import { SoulOf } from '../../messages/index.ts';
import { useAnswering } from '../guide.data.ts';
import styles from './Above.module.css';
import { OpacitySlider } from './OpacitySlider.tsx';
import { useGuideTalk } from './talk.ts';

/** The line over the field: the heart with its slider on a phone, who is answering, and what one can give back. */
export function Above() {
  const { space, feedback } = useGuideTalk();
  const { heart } = useContext(FrameContext);
  const wide = useWide();
  const { silent } = useAnswering(space);
  return (
    <div className={styles.line}>
      {heart && (
        <div className={styles.candle}>
          <OpacitySlider />
          {heart}
        </div>
      )}
      <output className={styles.answering}>
        {silent && (
          <>
            <span className={styles.dots} aria-hidden>
              <i />
              <i />
              <i />
            </span>
            the guide responding...
          </>
        )}
      </output>
      {(wide || !silent) && (
        <div className={styles.feedback}>
          <SoulOf space={space} />
          {feedback}
        </div>
      )}
    </div>
  );
}
