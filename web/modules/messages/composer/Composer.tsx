import { errors } from '@kinsong/contract/common/errors.ts';
import { longestMessage, type Message } from '@kinsong/contract/messages/messages.ts';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { MessageField, useWide } from '../../../ui/index.ts';
import { useSpace } from '../../spaces/index.ts';
import { useDraft } from '../drafts.ts';
import { say, sayable } from '../messages.actions.ts';
import { useTypingSignal } from '../typing-signal.ts';
import styles from './Composer.module.css';
import { ReplyBar } from './ReplyBar.tsx';

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
    if (!(await draft.handOver(say(space, text, replyTo)))) return;
    typing.stopped();
    onReplyDone();
    onSent();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && replyTo !== undefined) onReplyDone();
    if (event.key !== 'ArrowUp' || text !== '') return;
    event.preventDefault();
    onEditLast();
  };
  return (
    <div className={styles.composer}>
      {replyTo !== undefined && <ReplyBar message={replyTo} onClose={onReplyDone} />}
      <MessageField
        ref={field}
        label={`Write to ${here?.name ?? 'everyone here'}`}
        placeholder="What would you say?"
        // On a phone Enter begins a line, as its keyboard says.
        enterSends={wide}
        text={text}
        onText={(next) => {
          draft.set(next);
          if (next === '') typing.stopped();
          else typing.struck();
        }}
        most={longestMessage}
        ready={sayable(text)}
        onSend={() => void send()}
        onKeyDown={press}
        onBlur={() => typing.stopped()}
      />
    </div>
  );
}
