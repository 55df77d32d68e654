import { scopes, type Scope } from '@kinsong/contract/calendar/event-input.ts';
import { Button, Dialog } from '../../../ui/index.ts';

export interface ScopeDialogProps {
  /** What is to happen; the dialog is closed without it. */
  title: string | undefined;
  /** Without 'this' where only the series as such changes. */
  scopes?: readonly Scope[];
  danger?: boolean;
  onScope: (scope: Scope) => void;
  onClose: () => void;
}

const words: Readonly<Record<Scope, string>> = {
  this: 'This one',
  later: 'This and later',
  all: 'All',
};

/** Of what repeats: which of its days one means. */
export function ScopeDialog({ title, scopes: asked = scopes, danger, onScope, onClose }: ScopeDialogProps) {
  return (
    <Dialog
      open={title !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={title ?? ''}
      description="It comes back again and again. Which of its days do you mean?"
      actions={
        <>
          {asked.map((scope) => (
            <Button
              key={scope}
              kind={danger === true ? 'danger' : 'secondary'}
              onClick={() => onScope(scope)}
            >
              {words[scope]}
            </Button>
          ))}
          <Button kind="bare" onClick={onClose}>
            Leave it
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
