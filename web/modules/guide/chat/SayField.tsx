import { longestMessage } from '@kinsong/contract/messages/messages.ts';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useRef, type KeyboardEvent } from 'react';
import { useConnection } from '../../../platform/live/connection.ts';
import { IconButton, toast } from '../../../ui/index.ts';
import { useDraft } from '../../messages/index.ts';
import { tellable, tellGuide } from '../guide.actions.ts';
import { useAnswering } from '../guide.data.ts';
import styles from './SayField.module.css';
import { useGuideTalk } from './talk.ts';

/** 'What say you?' Enter sends; what is blank, or comes while the guide answers, is left in the field. */
export function SayField({ onSent }: { onSent: () => void }) {
  const { space, mode, focus } = useGuideTalk();
  const draft = useDraft(space);
  const { text } = draft;
  const { busy } = useAnswering(space);
  const away = useConnection() === 'lost';
  const field = useRef<HTMLTextAreaElement>(null);
  const left = longestMessage - text.length;
  const ready = tellable(text) && left >= 0 && (!busy || away);
  const send = async () => {
    if (!ready) return;
    try {
      await draft.handOver(tellGuide(space, text, mode));
      onSent();
    } catch {
      toast({
        title: 'This browser could not keep your words',
        description: 'They are still in the field. Try again.',
      });
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
        field.current?.focus();
      }}
    >
      <div className={styles.well}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          aria-label="What say you?"
          placeholder="What say you?"
          enterKeyHint="send"
          value={text}
          onChange={(event) => draft.set(event.target.value)}
          onKeyDown={press}
          onFocus={() => focus(true)}
          onBlur={() => focus(false)}
        />
        <IconButton
          type="submit"
          icon={ArrowUp}
          label="Send"
          kind="filled"
          aria-disabled={!ready}
          className={styles.send}
        />
      </div>
      {left < 0 && (
        <p className={styles.over} role="alert">
          {-left} characters too many: send it in two pieces.
        </p>
      )}
    </form>
  );
}
