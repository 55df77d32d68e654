import type { Memory } from '@kinsong/contract/guide/memory.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { house } from '../../../platform/house.ts';
import { IconButton, toast } from '../../../ui/index.ts';
import { when } from '../../messages/index.ts';
import { useMemoryActions } from '../pages.data.ts';
import styles from './MemoryList.module.css';

export interface MemoryListProps {
  memories: readonly Memory[];
  onChange: (memory: Memory) => void;
}

export function MemoryList({ memories, onChange }: MemoryListProps) {
  const { forget } = useMemoryActions();
  const erase = ({ id, text }: Memory) =>
    forget.mutate(id, {
      onSuccess: () => toast({ title: 'Forgotten', description: text, tone: 'good' }),
      onError: () => toast({ title: 'This could not be forgotten. It still stands here.', tone: 'ember' }),
    });
  return (
    <ul className={styles.list}>
      {memories.map((memory) => (
        <li key={memory.id} className={styles.memory}>
          <div className={styles.words}>
            <p className={styles.text}>{memory.text}</p>
            <p className={styles.by}>
              {memory.said_by === house().person.id ? 'You said it' : `${memory.said_by_name} said it`},{' '}
              {when(new Date(memory.said_at))}
            </p>
          </div>
          {memory.mine && (
            <>
              <IconButton
                icon={Pencil}
                label={`Put right: ${memory.text}`}
                onClick={() => onChange(memory)}
              />
              <IconButton icon={Trash2} label={`Forget: ${memory.text}`} onClick={() => erase(memory)} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
