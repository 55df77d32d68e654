import type { Message } from '@kinsong/contract/messages/messages.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import { takeBack } from '../messages.actions.ts';
import { excerpt } from '../text-runs.ts';
import { nameOf, useTalk } from './talk-context.ts';
import styles from './TakeBackDialog.module.css';

/** Asks once, and shows the words, since they go for good. */
export function TakeBackDialog({ message, onClose }: { message: Message | undefined; onClose: () => void }) {
  const { me, people } = useTalk();
  const own = message?.author_id === me;
  const confirm = async () => {
    if (message !== undefined) await takeBack(message);
    onClose();
  };
  return (
    <Dialog
      open={message !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={own ? 'Take this back?' : 'Remove this for everyone?'}
      description={
        own
          ? 'They are deleted for everyone, for good. A line stays to show that something was here.'
          : `What ${message ? nameOf(people, message.author_id) : 'they'} said is deleted for everyone, for good.`
      }
      actions={
        <>
          <Button kind="danger" onClick={() => void confirm()}>
            {own ? 'Take it back' : 'Remove it'}
          </Button>
          <Button kind="bare" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      {message && <blockquote className={styles.words}>{excerpt(message.content, '', 280)}</blockquote>}
    </Dialog>
  );
}
