import Ellipsis from 'lucide-react/icons/ellipsis';
import type { KeyboardEvent, Ref } from 'react';
import { IconButton, Menu } from '../../../ui/index.ts';
import { messageActions } from '../messages.actions.ts';
import type { Taps } from '../taps/useTaps.ts';
import styles from './MessageMenu.module.css';
import type { OnMessage } from './on-message.ts';
import type { Shown } from './unsent-overlay.ts';
import { nameOf, useTalk } from './talk-context.ts';

export interface MessageMenuProps {
  shown: Shown;
  taps: Taps;
  trigger?: Ref<HTMLButtonElement>;
  /** 'beside' the words, or 'inline' in the line that names who said them. */
  look?: 'beside' | 'inline';
}

/** What can be done with a message. The button shows under a pointer or the keyboard, and always where a finger points. */
export function MessageMenu({ shown, taps, trigger, look = 'beside' }: MessageMenuProps) {
  const talk = useTalk();
  const on: OnMessage = {
    shown,
    abilities: talk.abilities,
    replies: talk.options.Among !== undefined,
    quotable: talk.quotable,
    ask: talk.ask,
    reply: talk.reply,
    edit: talk.edit,
    askTakeBack: talk.askTakeBack,
    taps,
  };
  const all = [...messageActions, ...(talk.options.actions ?? [])];
  // What cannot be undone stands last.
  const actions = all
    .filter((action) => action.enabled(on))
    .toSorted((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false));
  const items = actions.map(({ label, icon, danger = false, shortcut, perform }) => ({
    label,
    icon,
    danger,
    ...(shortcut === undefined ? {} : { shortcut }),
    onSelect: () => void perform(on),
  }));
  const shortcuts = actions.flatMap(({ shortcut }) => shortcut ?? []);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actions.find(({ shortcut }) => shortcut === event.key.toUpperCase());
    if (action === undefined) return;
    event.preventDefault();
    void action.perform(on);
  };
  if (items.length === 0) return null;
  const whose =
    shown.message.author_id === talk.me
      ? 'your words'
      : `what ${nameOf(talk.people, shown.message.author_id)} said`;
  return (
    <div className={look === 'inline' ? styles.inline : styles.place}>
      <Menu
        trigger={
          <IconButton
            ref={trigger ?? null}
            icon={Ellipsis}
            label={`What to do with ${whose}`}
            className={styles.button}
            aria-keyshortcuts={shortcuts.length === 0 ? undefined : shortcuts.join(' ')}
            onKeyDown={press}
          />
        }
        items={items}
      />
    </div>
  );
}
