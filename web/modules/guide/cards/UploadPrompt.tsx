import { Button } from '../../../ui/index.ts';
import { MessageText, type MessageRow } from '../../messages/index.ts';
import { dismiss } from '../guide.actions.ts';
import { upload } from '../upload.ts';
import styles from './OfferCard.module.css';

/** Once, the guide asks for something to see or hear. */
export function UploadPrompt({ row }: { row: MessageRow }) {
  const { message } = row.shown;
  return (
    <article className={styles.place} aria-label="Bring something along">
      <div className={styles.card}>
        <p className={styles.ask}>
          <MessageText text={message.content} />
        </p>
        <div className={styles.ways}>
          <Button onClick={() => upload(message.space_id)}>Upload</Button>
          <Button kind="bare" onClick={() => void dismiss(message)}>
            Skip
          </Button>
        </div>
      </div>
    </article>
  );
}
