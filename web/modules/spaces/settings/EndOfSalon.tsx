import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button, Card } from '../../../ui/index.ts';
import type { SalonSheet } from '../spaces.actions.ts';
import styles from './SettingsSheet.module.css';

interface EndOfSalonProps {
  space: MySpace;
  abilities: ReadonlySet<Capability>;
  onOpen: (sheet: SalonSheet) => void;
}

/** Putting it away, and ending it; each with what follows beside it. */
export function EndOfSalon({ space, abilities, onOpen }: EndOfSalonProps) {
  const archived = space.archived_at !== null;
  const mayDelete = abilities.has('spaces.delete') && space.deleted_at === null;
  if (!abilities.has('spaces.archive') && !mayDelete) return null;
  return (
    <Card className={styles.ends}>
      {abilities.has('spaces.archive') && (
        <div className={styles.end}>
          <p>
            Archive
            <small>
              {archived
                ? 'It is archived: still to read, closed for words.'
                : 'Out of the list, still to read. Nothing is lost.'}
            </small>
          </p>
          <Button icon={archived ? ArchiveRestore : Archive} onClick={() => onOpen('archive')}>
            {archived ? 'Open it again' : 'Archive'}
          </Button>
        </div>
      )}
      {mayDelete && (
        <div className={styles.end}>
          <p>
            Delete
            <small>It waits a day. Until then one tap brings all of it back.</small>
          </p>
          <Button kind="danger" icon={Trash2} onClick={() => onOpen('delete')}>
            Delete
          </Button>
        </div>
      )}
    </Card>
  );
}
