import { wordOf } from '@kinsong/contract/messages/reactions.ts';
import type { Reaction } from '@kinsong/contract/messages/message-parts.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { cx, Icon } from '../../../ui/index.ts';
import { reactTo } from '../deeds/deeds.actions.ts';
import { nameOf, namesOf, useTalk } from '../stream/talk-context.ts';
import { useLongPress } from '../stream/useLongPress.ts';
import styles from './Reactions.module.css';
import { Sign } from './Sign.tsx';

/** What others answered a message with. A press gives or takes back one's own; a long one tells who. */
export function Reactions({ message }: { message: Message }) {
  const { abilities, ask } = useTalk();
  const { reactions = [] } = message;
  if (reactions.length === 0) return null;
  return (
    <div className={styles.row} role="group" aria-label="Reactions">
      {reactions.map((reaction) => (
        <One key={reaction.emoji} message={message} reaction={reaction} />
      ))}
      {abilities.has('messages.react') && (
        <button
          type="button"
          className={styles.add}
          aria-label="Add a reaction"
          aria-haspopup="dialog"
          onClick={() => ask({ kind: 'react', message })}
        >
          <i>
            <Icon of={SmilePlus} size="s" />
          </i>
        </button>
      )}
    </div>
  );
}

function One({ message, reaction: { emoji, people: given } }: { message: Message; reaction: Reaction }) {
  const { people, me, abilities, ask } = useTalk();
  const press = useLongPress(() => ask({ kind: 'who', message }));
  const mine = given.includes(me);
  const names = given.map((id) => (id === me ? 'you' : nameOf(people, id)));
  const who = namesOf([...names.filter((name) => name === 'you'), ...names.filter((name) => name !== 'you')]);
  const may = abilities.has('messages.react');
  return (
    <button
      {...press}
      type="button"
      className={cx(styles.one, mine && styles.mine)}
      aria-label={`${wordOf(emoji)}, ${given.length}: ${who}`}
      aria-pressed={mine}
      title={`${wordOf(emoji)}: ${who}`}
      onClick={() => (may ? void reactTo(message, emoji, !mine) : ask({ kind: 'who', message }))}
    >
      <i>
        <Sign emoji={emoji} full={mine} />
        {given.length}
      </i>
    </button>
  );
}
