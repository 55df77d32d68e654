import type { Message } from '@kinsong/contract/messages/messages.ts';
import Pin from 'lucide-react/icons/pin';
import { useState } from 'react';
import { Button, Icon, List, Row, Sheet } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { when } from '../stream/time-words.ts';
import { nameOf } from '../stream/talk-context.ts';
import { excerpt } from '../text-runs.ts';
import { usePinned } from './pins.data.ts';
import styles from './PinnedLine.module.css';

/** Above the stream: what was pinned last, and the way to all of it. */
export function PinnedLine({ space, onFollow }: { space: string; onFollow: (message: Message) => void }) {
  const pins = usePinned(space);
  const people = useEveryone(space);
  const [open, setOpen] = useState(false);
  const newest = pins[0];
  const follow = (message: Message) => {
    setOpen(false);
    onFollow(message);
  };
  return (
    <>
      {newest && (
        <section className={styles.line} aria-label="Pinned">
          <button type="button" className={styles.newest} onClick={() => follow(newest)}>
            <Icon of={Pin} size="s" className={styles.pin} />
            <span className={styles.words}>{excerpt(newest.content, '', 160) || 'A file'}</span>
          </button>
          {pins.length > 1 && (
            <Button kind="bare" onClick={() => setOpen(true)}>
              All {pins.length}
            </Button>
          )}
        </section>
      )}
      <Sheet open={open} onOpenChange={setOpen} title="Pinned here">
        <List label="Pinned here">
          {pins.map((message) => (
            <Row
              key={message.id}
              lead={<Icon of={Pin} />}
              title={excerpt(message.content, '', 140) || 'A file'}
              detail={`${nameOf(people, message.author_id)}, ${when(new Date(message.created_at))}`}
              onPress={() => follow(message)}
            />
          ))}
        </List>
      </Sheet>
    </>
  );
}
