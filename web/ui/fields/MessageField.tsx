import ArrowUp from 'lucide-react/icons/arrow-up';
import type { KeyboardEvent, ReactNode, Ref, SubmitEvent, TextareaHTMLAttributes } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { cx } from '../cx.ts';
import styles from './Well.module.css';

type Area = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  | 'placeholder'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown'
  | 'onSelect'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-activedescendant'
  | 'onPaste'
>;

export interface MessageFieldProps extends Area {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Has this room, and says how much is left when it grows short. */
  most: number;
  /** Whether it may be sent as it is; else it stays in the field. */
  ready: boolean;
  onSend: () => void;
  /** Enter sends, and with Shift begins a line; else only the button sends. */
  enterSends: boolean;
  /** Among people, or to the guide on its page. */
  look?: 'slip' | 'page';
  /** Before the words: what else can be said here. */
  lead?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** From here on it says how much room is left. */
const shortOfRoom = 500;

/** Where one says something: it grows with the words, and keeps the focus once they are sent. */
export function MessageField(props: MessageFieldProps) {
  const { label, text, onText, most, ready, onSend, enterSends, look = 'slip', lead, ref, ...area } = props;
  const left = most - text.length;
  const send = () => ready && left >= 0 && onSend();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
    event.currentTarget.querySelector('textarea')?.focus();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    area.onKeyDown?.(event);
    // Whoever stands around it may have had another use for the key.
    if (event.defaultPrevented) return;
    if (event.key !== 'Enter' || !enterSends || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit}>
      <div className={cx(styles.well, styles.round, styles[look], lead !== undefined && styles.led)}>
        {lead}
        <textarea
          {...area}
          ref={ref}
          className={cx(styles.input, styles.said)}
          rows={1}
          aria-label={label}
          enterKeyHint={enterSends ? 'send' : 'enter'}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
        />
        <IconButton
          type="submit"
          icon={ArrowUp}
          label="Send"
          kind="filled"
          aria-disabled={!ready || left < 0}
          className={styles.send}
        />
      </div>
      {left < shortOfRoom && (
        <p className={cx(styles.room, left < 0 && styles.over)} aria-live="polite">
          {left < 0
            ? `${-left} characters too many: send it in two pieces.`
            : `Room for ${left} more characters.`}
        </p>
      )}
    </form>
  );
}
