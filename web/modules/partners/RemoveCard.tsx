import type { PartnerCard } from '@kinsong/contract/partners/partners.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button, Dialog } from '../../ui/index.ts';
import styles from './CardEditor.module.css';
import type { Editing } from './useEditing.ts';

/** Asks once: what was removed does not come back, what is hidden does. */
export function RemoveCard({ editing, card }: { editing: Editing; card: PartnerCard }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="bare" icon={Trash2} className={styles.remove} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${card.name}?`}
        description="It goes for everybody, and does not come back. To keep it for later, hide it instead."
        actions={
          <>
            <Button kind="thread" onClick={() => setAsking(false)}>
              Leave it there
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                editing.remove(card);
              }}
            >
              Remove it
            </Button>
          </>
        }
      />
    </>
  );
}
