import { useWide } from '../../../ui/index.ts';
import { ConversationSoulButton } from '../../messages/index.ts';
import { useAnswering } from '../guide.data.ts';
import styles from './AboveComposer.module.css';
import { useGuideTalk } from './guide-talk-context.ts';

/** The line over the field: who is answering, and what one can give back. */
export function AboveComposer() {
  const { space, feedback } = useGuideTalk();
  const wide = useWide();
  const { silent } = useAnswering(space);
  return (
    <div className={styles.line}>
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
          <ConversationSoulButton space={space} />
          {feedback}
        </div>
      )}
    </div>
  );
}
