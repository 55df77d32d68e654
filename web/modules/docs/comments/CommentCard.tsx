import type { DocComment } from '@kinsong/contract/docs/doc.ts';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type SubmitEvent } from 'react';
import { longestComment } from '@kinsong/contract/docs/doc.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Avatar, Button, cx, IconButton, Menu } from '../../../ui/index.ts';
import { when } from '../../messages/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { answer, settle, takeBack } from '../docs.actions.ts';
import type { Shown } from '../unsent-overlay.ts';
import styles from './CommentCard.module.css';

export interface CommentCardProps {
  comment: Shown<DocComment>;
  lit: boolean;
  mayAnswer: boolean;
  mayRemove: boolean;
  onLight: () => void;
  /** Its words lose their mark. */
  onRemoved: (id: string) => void;
}

/** What was said about some words, what was answered, and whether it is settled. */
export function CommentCard(props: CommentCardProps) {
  const { comment, lit, mayAnswer, mayRemove, onLight, onRemoved } = props;
  const about =
    comment.quote === '' ? 'what is said about this doc' : `what is said about “${comment.quote}”`;
  const isSettled = comment.settled_at !== null;
  const isMine = comment.author_id === signedIn().person.id;
  return (
    <article className={cx(styles.card, lit && styles.lit)} data-comment-card={comment.id} aria-label={about}>
      {!lit && (
        <button type="button" className={styles.light} aria-label={`Look at ${about}`} onClick={onLight} />
      )}
      {comment.quote !== '' && <blockquote className={styles.quote}>{comment.quote}</blockquote>}
      {[comment, ...comment.answers].map((said) => (
        <Said key={said.id} space={comment.space_id} said={said} />
      ))}
      {!comment.isThere && <p className={styles.way}>on its way</p>}
      {mayAnswer && (
        <footer className={styles.foot}>
          {lit && !isSettled ? <Answer comment={comment} /> : <span className={styles.room} />}
          <Button
            kind="bare"
            icon={isSettled ? RotateCcw : Check}
            onClick={() => void settle(comment, !isSettled)}
          >
            {isSettled ? 'Open again' : 'Settled'}
          </Button>
          {(isMine || mayRemove) && (
            <Menu
              trigger={<IconButton icon={Ellipsis} label="More about this comment" />}
              items={[
                {
                  label: 'Take it back',
                  icon: Trash2,
                  danger: true,
                  onSelect: () => void takeBack(comment).then(() => onRemoved(comment.id)),
                },
              ]}
            />
          )}
        </footer>
      )}
    </article>
  );
}

function Said({
  space,
  said,
}: {
  space: string;
  said: Pick<DocComment, 'author_id' | 'content' | 'created_at'>;
}) {
  const author = useEveryone(space).get(said.author_id);
  const name = author?.name ?? 'Someone';
  return (
    <div className={styles.said}>
      <Avatar name={name} url={author?.avatar_url} size="s" named />
      <div>
        <p>
          <strong>{name}</strong> <time dateTime={said.created_at}>{when(new Date(said.created_at))}</time>
        </p>
        <p className={styles.words}>{said.content}</p>
      </div>
    </div>
  );
}

function Answer({ comment }: { comment: DocComment }) {
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void answer(comment, text.trim());
    setText('');
  };
  return (
    <form className={styles.answer} onSubmit={submit}>
      <input
        aria-label="Answer"
        placeholder="Answer"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={longestComment}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
