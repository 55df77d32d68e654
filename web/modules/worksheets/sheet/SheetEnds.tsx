import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import { act, takeAway } from '../worksheets.actions.ts';
import styles from './SheetEnds.module.css';

interface SheetEndsProps {
  sheet: Worksheet;
  abilities: ReadonlySet<Capability>;
}

/** Two quiet ways out: to take part no more, so that nobody waits for one’s yes; and to take the sheet away. */
export function SheetEnds({ sheet, abilities }: SheetEndsProps) {
  const me = signedIn().person.id;
  const mayFill = abilities.has('worksheets.fill');
  const isIn = sheet.status === 'open' && sheet.takers.includes(me) && sheet.takers.length > 1;
  const mayTakeAway = mayFill && (sheet.created_by === me || abilities.has('worksheets.deleteAny'));
  if (!(mayFill && isIn) && !mayTakeAway) return null;
  return (
    <p className={styles.ends}>
      {mayFill && isIn && (
        <Button kind="bare" onClick={() => void act(sheet, { deed: 'leave' })}>
          Take part no more
        </Button>
      )}
      {mayTakeAway && <TakeAway sheet={sheet} />}
    </p>
  );
}

function TakeAway({ sheet }: { sheet: Worksheet }) {
  const [asking, setAsking] = useState(false);
  const go = useNavigate();
  const remove = async () => {
    await takeAway(sheet);
    void go({ to: `/salon/${sheet.space_id}/sheets` });
  };
  return (
    <>
      <Button kind="bare" onClick={() => setAsking(true)}>
        Take this sheet away
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Take this sheet away?"
        description="It goes for everyone, with all that was written on it. What it became stays."
        actions={
          <>
            <Button kind="danger" onClick={() => void remove()}>
              Take it away
            </Button>
            <Button kind="bare" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </>
  );
}
