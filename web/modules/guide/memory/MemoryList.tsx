import type { Memory } from '@kinsong/contract/guide/memory.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { signedIn } from '../../../platform/signed-in.ts';
import { IconButton, toast } from '../../../ui/index.ts';
import { when } from '../../messages/index.ts';
import { useMemoryActions } from '../pages.data.ts';
import styles from './MemoryList.module.css';

export interface MemoryListProps {
  memories: readonly Memory[];
  onChange: (memory: Memory) => void;
}

export function MemoryList({ memories, onChange }: MemoryListProps) {
  const { forget, add } = useMemoryActions();
  const keepAgain = ({ text, scope, scope_space_id }: Memory) =>
    add
      .mutateAsync({ text, scope, scope_space_id })
      .catch(() => toast({ title: 'It could not be brought back', description: text, tone: 'ember' }));
  const erase = async (memory: Memory) => {
    try {
      await forget.mutateAsync(memory.id);
    } catch {
      toast({ title: 'This could not be forgotten. It is still in the list.', tone: 'ember' });
      return;
    }
    // The list may be gone with its last one: what is said after it does not hang on it.
    toast({
      title: 'Forgotten',
      description: memory.text,
      tone: 'good',
      action: { label: 'Undo', onPress: () => void keepAgain(memory) },
    });
  };
  return (
    <ul className={styles.list}>
      {memories.map((memory) => (
        <li key={memory.id} className={styles.memory}>
          <div className={styles.words}>
            <p className={styles.text}>{memory.text}</p>
            <p className={styles.by}>
              {memory.said_by === signedIn().person.id ? 'You said it' : `${memory.said_by_name} said it`},{' '}
              {when(new Date(memory.said_at))}
              {memory.mine && memory.message_id !== null && (
                <>
                  {' · '}
                  <a href={`/mairy?message=${memory.message_id}`}>See the message</a>
                </>
              )}
            </p>
          </div>
          {memory.mine && (
            <>
              <IconButton icon={Pencil} label={`Correct: ${memory.text}`} onClick={() => onChange(memory)} />
              <IconButton icon={Trash2} label={`Forget: ${memory.text}`} onClick={() => void erase(memory)} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
