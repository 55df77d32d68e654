import { errors } from '@kinsong/contract/common/errors.ts';
import { longestMessage } from '@kinsong/contract/messages/messages.ts';
import { mentionsIn } from '@kinsong/contract/messages/mentions.ts';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import { MessageField, useWide } from '../../../ui/index.ts';
import {
  AttachTools,
  bringAlong,
  BroughtFiles,
  useBrought,
  type VoiceRecorderProps,
} from '../../files/index.ts';
import { useSpace } from '../../spaces/index.ts';
import type { ComposerProps } from '../stream/stream-options.ts';
import { useTalk } from '../stream/talk-context.ts';
import { useDraft } from '../drafts.ts';
import { say, sayable } from '../messages.actions.ts';
import { useTypingSignal } from '../typing-signal.ts';
import { NameList } from '../mention/NameList.tsx';
import { useNameList } from '../mention/useNameList.ts';
import styles from './Composer.module.css';
import { ReplyBar } from './ReplyBar.tsx';

export function Composer({ space, replyTo, onReplyDone, onSent, onEditLast }: ComposerProps) {
  const { space: here, abilities } = useSpace(space);
  const draft = useDraft(space);
  const { text } = draft;
  const brought = useBrought(space);
  const [recorder, setRecorder] = useState<{ readonly Voice: ComponentType<VoiceRecorderProps> }>();
  const typing = useTypingSignal(space);
  const wide = useWide();
  const field = useRef<HTMLTextAreaElement>(null);
  const { people, me, options } = useTalk();
  const names = useNameList({ people, me, field, text, put: (next) => draft.set(next) });
  const listId = useId();
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

  const mayBring = abilities.has('files.bring');
  const send = async () => {
    const here = [...people.values()].filter(({ left_at }) => left_at === null);
    const mentions = mentionsIn(text, here, names.meant);
    if (!(await draft.handOver(say(space, text, { replyTo, mentions, along: brought })))) return;
    typing.stopped();
    onReplyDone();
    onSent();
  };
  const press = (event: KeyboardEvent) => {
    if (names.press(event)) return;
    if (event.key === 'Escape' && replyTo !== undefined) onReplyDone();
    if (event.key !== 'ArrowUp' || text !== '') return;
    event.preventDefault();
    onEditLast();
  };
  const sendVoice = async (file: string) => {
    setRecorder(undefined);
    await say(space, '', { replyTo, along: [{ id: file, done: false }] });
    onReplyDone();
    onSent();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !mayBring) return;
    event.preventDefault();
    void bringAlong(space, files);
  };
  const isWhole = brought.every(({ state }) => state !== 'refused' && state !== 'missing');
  const ready = brought.length === 0 ? sayable(text) : isWhole && text.length <= longestMessage;
  return (
    <div className={styles.composer}>
      {recorder && (
        <recorder.Voice
          space={space}
          onSend={(file) => void sendVoice(file)}
          onClose={() => setRecorder(undefined)}
        />
      )}
      {/* It stays below one’s voice: a finger may still hold its microphone. */}
      <div className={recorder && styles.below} inert={recorder !== undefined}>
        {replyTo !== undefined && <ReplyBar message={replyTo} onClose={onReplyDone} />}
        {names.open && <NameList id={listId} names={names} />}
        {brought.length > 0 && <BroughtFiles space={space} />}
        <MessageField
          ref={field}
          lead={
            mayBring ? (
              <span className={styles.tools}>
                <AttachTools space={space} onVoice={(Voice) => setRecorder({ Voice })} />
              </span>
            ) : undefined
          }
          label={`Write to ${here?.name ?? 'everyone here'}`}
          placeholder={options.prompt ?? 'What would you say?'}
          // On a phone Enter begins a line, as its keyboard says.
          enterSends={wide}
          text={text}
          onText={(next) => {
            draft.set(next);
            if (next === '') typing.stopped();
            else typing.struck();
          }}
          most={longestMessage}
          ready={ready}
          onSend={() => void send()}
          onKeyDown={press}
          onSelect={names.look}
          aria-autocomplete="list"
          aria-controls={names.open ? listId : undefined}
          aria-activedescendant={names.open ? `${listId}-${names.at}` : undefined}
          onPaste={paste}
          onBlur={() => {
            typing.stopped();
            names.close();
          }}
        />
      </div>
    </div>
  );
}
