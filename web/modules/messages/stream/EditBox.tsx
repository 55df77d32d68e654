import type { Message } from '@kinsong/contract/messages/messages.ts';
import { mentionsIn } from '@kinsong/contract/messages/mentions.ts';
import { useState, type KeyboardEvent } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Button, TextArea, useWide } from '../../../ui/index.ts';
import { mendWords, sayable } from '../messages.actions.ts';
import { spoken } from '../text-runs.ts';
import styles from './EditBox.module.css';
import { useTalk } from './talk-context.ts';

/** Changes one's words in their place. Escape leaves them as they were. */
export function EditBox({ message }: { message: Message }) {
  const { edit, people } = useTalk();
  const wide = useWide();
  const { content, mentions = [] } = message;
  const [before] = useState(() =>
    spoken(content, mentions, (id) => people.get(id)?.name)
      .map((run) => run.text)
      .join(''),
  );
  const [text, setText] = useState(before);
  const field = useFirstFocus<HTMLTextAreaElement>();
  const close = () => edit(undefined);
  const save = async () => {
    if (!sayable(text)) return;
    const meant = new Set(mentions.map(({ person_id }) => person_id));
    const here = [...people.values()].filter(({ left_at }) => left_at === null);
    if (text !== before) await mendWords(message, text, mentionsIn(text, here, meant));
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && wide && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void save();
    }
  };
  return (
    <div className={styles.box}>
      <TextArea
        label="Change your words"
        ref={field}
        rows={1}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onFocus={(event) => event.target.setSelectionRange(text.length, text.length)}
      />
      <div className={styles.ways}>
        <Button kind="thread" aria-disabled={!sayable(text)} onClick={() => void save()}>
          Save
        </Button>
        <Button kind="bare" onClick={close}>
          Leave it as it was
        </Button>
      </div>
    </div>
  );
}
