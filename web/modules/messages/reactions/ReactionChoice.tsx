import { hasReacted, ofTheHouse, wordOf } from '@kinsong/contract/messages/reactions.ts';
import { Emoji } from '@kinsong/contract/messages/message-parts.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { cx, TextField } from '../../../ui/index.ts';
import { reactTo } from '../deeds/deeds.actions.ts';
import { manyEmoji } from './many-emoji.ts';
import styles from './ReactionChoice.module.css';
import { Sign } from './Sign.tsx';

/** The six of the house first, then many, then whatever one's own keyboard has. */
export function ReactionChoice({ message, onDone }: { message: Message; onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const me = signedIn().person.id;
  const choose = (emoji: string) => {
    void reactTo(message, emoji, !hasReacted(message.reactions ?? [], emoji, me));
    onDone();
  };
  const type = (text: string) => {
    const emoji = text.trim();
    if (Emoji.safeParse(emoji).success) choose(emoji);
    else setTyped(text);
  };
  const button = (emoji: string, look: string | undefined, word: string) => (
    <button
      key={emoji}
      type="button"
      className={cx(look, hasReacted(message.reactions ?? [], emoji, me) && styles.mine)}
      aria-label={word}
      aria-pressed={hasReacted(message.reactions ?? [], emoji, me)}
      onClick={() => choose(emoji)}
    >
      <Sign emoji={emoji} />
      {look === styles.house && <span aria-hidden>{word}</span>}
    </button>
  );
  return (
    <div className={styles.choice}>
      <div className={styles.six} role="group" aria-label="Of the house">
        {ofTheHouse.map(({ emoji }) => button(emoji, styles.house, wordOf(emoji)))}
      </div>
      <div className={styles.many} role="group" aria-label="More">
        {manyEmoji.map((emoji) => button(emoji, styles.small, emoji))}
      </div>
      <TextField
        label="Any other"
        help="Choose one on your keyboard."
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
