import { signedIn } from '../../../platform/signed-in.ts';
import type { OutboxItem } from '../../../platform/outbox/queue.ts';
import { dropFile, FilesOnTheWay, SharedFiles } from '../../files/index.ts';
import styles from './FilesOf.module.css';
import type { Shown } from './unsent-overlay.ts';

/** The files that a message in the outbox is to carry. */
function filesIn(item: OutboxItem | undefined): readonly string[] {
  const files = item?.call === 'messages.post' ? item.body?.['files'] : undefined;
  return Array.isArray(files) ? (files as string[]) : [];
}

export const carriesFiles = ({ message, item }: Shown): boolean =>
  message.attachments.length > 0 || filesIn(item).length > 0;

/** What a message carries, or will carry once it is there. */
export function FilesOf({ shown, by }: { shown: Shown; by: string }) {
  const { message, item } = shown;
  const coming = filesIn(item);
  return (
    <div className={message.content === '' ? styles.alone : styles.files}>
      {message.attachments.length > 0 ? (
        <SharedFiles message={message} by={by} />
      ) : (
        <FilesOnTheWay ids={coming} onLeaveOut={(id) => item && void leaveOut(item, id)} />
      )}
    </div>
  );
}

/** The message goes without this file; with nothing left in it, it does not go at all. */
async function leaveOut(item: OutboxItem, id: string): Promise<void> {
  const { outbox } = signedIn();
  const others = (ids: readonly string[] = []) => ids.filter((each) => each !== id);
  if (others(filesIn(item)).length === 0 && item.body?.['content'] === '') await outbox.takeBack(item);
  else {
    await outbox.amend(item.n, (held) => ({
      ...held,
      waits: others(held.waits),
      body: { ...held.body, files: others(filesIn(held)) },
    }));
  }
  await dropFile(id);
}
