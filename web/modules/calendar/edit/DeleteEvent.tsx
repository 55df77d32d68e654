import type { Scope } from '@kinsong/contract/calendar/event-input.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import { isSeries, remove } from '../calendar.actions.ts';
import type { Shown } from '../shown.ts';
import { ScopeDialog } from './ScopeDialog.tsx';

export interface DeleteEventProps {
  shown: Shown | undefined;
  onClose: () => void;
  onGone: () => void;
}

/** Asks once before an event goes, for everyone; of what repeats, which of its days. */
export function DeleteEvent({ shown, onClose, onGone }: DeleteEventProps) {
  const go = (scope: Scope) => {
    if (shown !== undefined) void remove(shown, scope);
    onClose();
    onGone();
  };
  const series = shown !== undefined && isSeries(shown.event);
  return (
    <>
      <ScopeDialog title={series ? 'Delete this event?' : undefined} danger onScope={go} onClose={onClose} />
      <Dialog
        open={shown !== undefined && !series}
        onOpenChange={(open) => !open && onClose()}
        title="Delete this event?"
        description={
          shown &&
          `“${shown.event.title}” is taken out of the calendar with its notes and answers, for everyone here.`
        }
        actions={
          <>
            <Button kind="danger" onClick={() => go('all')}>
              Delete
            </Button>
            <Button kind="bare" onClick={onClose}>
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
