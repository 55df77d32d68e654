import Ellipsis from 'lucide-react/icons/ellipsis';
import type { Ref } from 'react';
import { IconButton, Menu } from '../../../ui/index.ts';
import { messageActions, type OnMessage } from '../messages.actions.ts';
import styles from './MessageMenu.module.css';
import type { Shown } from './overlay.ts';
import { nameOf, useTalk } from './talk.ts';

/** What can be done with a message. The button shows under a pointer or the keyboard; a finger rests on the words. */
export function MessageMenu({ shown, trigger }: { shown: Shown; trigger: Ref<HTMLButtonElement> }) {
  const talk = useTalk();
  const on: OnMessage = {
    shown,
    abilities: talk.abilities,
    reply: talk.reply,
    edit: talk.edit,
    askTakeBack: talk.askTakeBack,
  };
  const items = messageActions
    .filter((action) => action.enabled(on))
    .map(({ label, icon, danger = false, perform }) => ({
      label,
      icon,
      danger,
      onSelect: () => void perform(on),
    }));
  if (items.length === 0) return null;
  const whose =
    shown.message.author_id === talk.me
      ? 'your words'
      : `what ${nameOf(talk.people, shown.message.author_id)} said`;
  return (
    <div className={styles.place}>
      <Menu
        trigger={
          <IconButton
            ref={trigger}
            icon={Ellipsis}
            label={`What to do with ${whose}`}
            className={styles.button}
          />
        }
        items={items}
      />
    </div>
  );
}
