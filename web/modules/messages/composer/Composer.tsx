import { errors } from '@kinsong/contract/common/errors.ts';
import { longestMessage, type Message } from '@kinsong/contract/messages/messages.ts';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { IconButton, toast, useWide } from '../../../ui/index.ts';
import { useSpace } from '../../spaces/index.ts';
import { useDraft } from '../drafts.ts';
import { say, sayable } from '../messages.actions.ts';
import { useTypingSignal } from '../typing.ts';
import styles from './Composer.module.css';
import { ReplyBar } from './ReplyBar.tsx';

/** From here on the composer says how much room is left. */
const nearlyFull = longestMessage - 500;

export interface ComposerProps {
  space: string;
  replyTo: Message | undefined;
  onReplyDone: () => void;
  onSent: () => void;
  /** Up in an empty composer: change what one said last. */
  onEditLast: () => void;
}

export function Composer({ space, replyTo, onReplyDone, onSent, onEditLast }: ComposerProps) {
  const { space: here, abilities } = useSpace(space);
  const draft = useDraft(space);
  const { text } = draft;
  const typing = useTypingSignal(space);
  const wide = useWide();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (replyTo !== undefined) field.current?.focus();
  }, [replyTo]);

  if (here !== undefined && !abilities.has('messages.post')) {
    return (
      <p className={styles.closed}>
        {errors[here.archived_at === null ? 'allowed.not' : 'space.archived'].text}
      </p>
    );
  }

  const send = async () => {
    if (!sayable(text)) return;
    try {
      await draft.handOver(say(space, text, replyTo));
      typing.stopped();
      onReplyDone();
      onSent();
    } catch {
      toast({
        title: 'This browser could not keep your words',
        description: 'They are still in the field. Try again.',
      });
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && replyTo !== undefined) onReplyDone();
    if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault();
      onEditLast();
    }
    if (event.key !== 'Enter' || !wide || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const left = longestMessage - text.length;
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {replyTo !== undefined && <ReplyBar message={replyTo} onClose={onReplyDone} />}
      <div className={styles.well}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          aria-label={`Write to ${here?.name ?? 'everyone here'}`}
          placeholder="What would you say?"
          enterKeyHint={wide ? 'send' : 'enter'}
          value={text}
          onChange={(event) => {
            draft.set(event.target.value);
            if (event.target.value === '') typing.stopped();
            else typing.struck();
          }}
          onKeyDown={press}
          onBlur={() => typing.stopped()}
        />
        <IconButton
          type="submit"
          icon={ArrowUp}
          label="Send"
          kind="filled"
          aria-disabled={!sayable(text)}
          className={styles.send}
        />
      </div>
      {text.length > nearlyFull && (
        <p className={left < 0 ? styles.over : styles.room} aria-live="polite">
          {left < 0
            ? `${-left} characters too many: send it in two pieces.`
            : `Room for ${left} more characters.`}
        </p>
      )}
    </form>
  );
}
