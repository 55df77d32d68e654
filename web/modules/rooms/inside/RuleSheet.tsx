import type { Room } from '@kinsong/contract/rooms/room.ts';
import { useState } from 'react';
import { Button, FormErrors, Sheet } from '../../../ui/index.ts';
import { useAttempt } from '../../spaces/index.ts';
import { RuleChoice } from '../create/RuleChoice.tsx';
import { decideRule } from '../rooms.actions.ts';
import styles from '../create/CreateRoomForm.module.css';

export interface RuleSheetProps {
  room: Room;
  open: boolean;
  onClose: () => void;
}

/** Its owner says how long words stay. Nothing is changed before they say so. */
export function RuleSheet({ room, open, onClose }: RuleSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title="How long words stay"
      description="Everybody in the room is told at once."
    >
      {open && <Deciding room={room} onDone={onClose} />}
    </Sheet>
  );
}

function Deciding({ room, onDone }: { room: Room; onDone: () => void }) {
  const [rule, setRule] = useState(room.rule);
  const { busy, failure, run } = useAttempt();
  const keep = async () => {
    if (rule === room.rule || (await run(() => decideRule(room, rule)))) onDone();
  };
  return (
    <div className={styles.form}>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <RuleChoice value={rule} onChange={setRule} />
      <Button kind="thread" size="l" wide busy={busy} onClick={() => void keep()}>
        Keep it so
      </Button>
    </div>
  );
}
