import Check from 'lucide-react/icons/check';
import MessageSquare from 'lucide-react/icons/message-square';
import { Button, Sheet } from '../../../ui/index.ts';
import { CommentCard } from './CommentCard.tsx';
import { NewComment } from './NewComment.tsx';
import type { Talking } from './useTalking.ts';
import styles from './CommentsSheet.module.css';

export interface CommentsSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  talking: Talking;
}

/** The same where there is no room beside the words. */
export function CommentsSheet({ open, onOpenChange, talking }: CommentsSheetProps) {
  const { shown, settled, showsSettled, begun, maySay } = talking;
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Said about this doc">
      <div className={styles.all}>
        {begun !== undefined && (
          <NewComment quote={begun.quote} onSay={talking.say} onLeave={talking.leave} />
        )}
        {shown.length === 0 && begun === undefined && <p className={styles.nothing}>Nothing is open here.</p>}
        {shown.map((comment) => (
          <CommentCard key={comment.id} {...talking.cardOf(comment)} lit />
        ))}
        <div className={styles.foot}>
          {maySay && begun === undefined && (
            <Button icon={MessageSquare} onClick={talking.beginWhole}>
              About the whole doc
            </Button>
          )}
          {settled > 0 && (
            <Button kind="bare" icon={Check} aria-pressed={showsSettled} onClick={talking.turnSettled}>
              {settled} settled
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
