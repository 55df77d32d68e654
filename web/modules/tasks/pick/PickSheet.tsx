import { useId, useState, type SubmitEvent } from 'react';
import { Button, Sheet, TextField } from '../../../ui/index.ts';

export interface PickSheetProps {
  asked: 'due' | 'label' | undefined;
  today: string;
  onClose: () => void;
  onDue: (due: string | null) => void;
  onLabel: (label: string) => void;
}

/** The one word that is still to be said, for all that were chosen. */
export function PickSheet({ asked, today, onClose, onDue, onLabel }: PickSheetProps) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const isDay = asked === 'due';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isDay) onDue(typed === '' ? null : typed);
    else if (typed.trim() !== '') onLabel(typed);
    onClose();
  };
  return (
    <Sheet
      open={asked !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={isDay ? 'When are they due?' : 'Which label?'}
      actions={
        <Button type="submit" form={form} kind="thread" size="l" wide>
          {isDay ? 'Set the day' : 'Add the label'}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          key={asked}
          label={isDay ? 'Due' : 'Label'}
          type={isDay ? 'date' : 'text'}
          min={isDay ? today : undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Sheet>
  );
}
