import { day } from '@kinsong/contract/common/time.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button, FormErrors } from '../../../ui/index.ts';
import { keep } from '../spaces.actions.ts';
import { useAttempt } from '../useAttempt.ts';
import styles from './DeletedSalons.module.css';

/** Salons of one's own that are deleted and not yet gone: for a day each can be had back. */
export function DeletedSalons({ salons }: { salons: readonly MySpace[] }) {
  if (salons.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Deleted salons">
      {salons.map((salon) => (
        <Deleted key={salon.id} salon={salon} />
      ))}
    </ul>
  );
}

function Deleted({ salon }: { salon: MySpace }) {
  const { busy, failure, run } = useAttempt();
  return (
    <li className={styles.line}>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <p className={styles.words}>
        <b>{salon.name}</b> is deleted. {goneWhen(salon.deleted_at)}
      </p>
      <Button
        icon={Undo2}
        busy={busy}
        aria-label={`Undo: keep ${salon.name}`}
        onClick={() => void run(() => keep(salon))}
      >
        Undo
      </Button>
    </li>
  );
}

function goneWhen(deletedAt: string | null): string {
  const gone = new Date(Date.parse(deletedAt ?? '') + day);
  const clock = gone.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const isToday = gone.toDateString() === new Date().toDateString();
  return `${isToday ? 'Today' : 'Tomorrow'} at ${clock} it is gone for good.`;
}
