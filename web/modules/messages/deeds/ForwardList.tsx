import type { Message } from '@kinsong/contract/messages/messages.ts';
import { kinds } from '@kinsong/contract/spaces/space-kinds.ts';
import { useState } from 'react';
import { List, Row, TextField, toast } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { excerpt } from '../text-runs.ts';
import { carryTo } from './deeds.actions.ts';
import styles from './ForwardList.module.css';

/** From here on it is quicker to write the name than to look for it. */
const many = 8;

/** Where the words may go: every other salon one is in that is open. */
export function ForwardList({ message, onDone }: { message: Message; onDone: () => void }) {
  const { spaces } = useSpaces();
  const [part, setPart] = useState('');
  const all = [...spaces.values()]
    .filter(({ id, kind, archived_at }) => {
      return id !== message.space_id && archived_at === null && kinds[kind].tools.includes('messages');
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const shown = all.filter(({ name }) => name.toLowerCase().includes(part.trim().toLowerCase()));
  const carry = async (space: string, name: string) => {
    await carryTo(message, space);
    toast({ title: `Forwarded to ${name}`, tone: 'good' });
    onDone();
  };
  return (
    <>
      <blockquote className={styles.words}>{excerpt(message.content, '', 160) || 'A file'}</blockquote>
      {all.length > many && (
        <TextField
          label="Salon"
          autoComplete="off"
          value={part}
          onChange={(event) => setPart(event.target.value)}
        />
      )}
      {shown.length === 0 ? (
        <p className={styles.none}>You are in no other salon that is open.</p>
      ) : (
        <List label="Salons">
          {shown.map(({ id, name, kind, members }) => (
            <Row
              key={id}
              title={name}
              detail={`${kinds[kind].word}, ${members === 1 ? 'only you' : `${members} members`}`}
              onPress={() => void carry(id, name)}
            />
          ))}
        </List>
      )}
    </>
  );
}
