import { longestComment } from '@kinsong/contract/docs/doc.ts';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Button, TextArea } from '../../../ui/index.ts';
import styles from './CommentCard.module.css';

export interface NewCommentProps {
  quote: string;
  onSay: (content: string) => void;
  onLeave: () => void;
}

/** What one wants to say about the words one chose. */
export function NewComment({ quote, onSay, onLeave }: NewCommentProps) {
  const [text, setText] = useState('');
  const field = useFirstFocus<HTMLTextAreaElement>();
  const say = () => text.trim() !== '' && onSay(text.trim());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    say();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) say();
  };
  return (
    <form className={styles.begun} aria-label="A new comment" data-comment-card="new" onSubmit={submit}>
      {quote !== '' && <blockquote className={styles.quote}>{quote}</blockquote>}
      <TextArea
        ref={field}
        label={quote === '' ? 'What do you want to say about this doc?' : 'What do you want to say about it?'}
        rows={3}
        maxLength={longestComment}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <div className={styles.foot}>
        <Button kind="thread" type="submit" aria-disabled={text.trim() === ''}>
          Say it
        </Button>
        <Button kind="bare" onClick={onLeave}>
          Leave it
        </Button>
      </div>
    </form>
  );
}
