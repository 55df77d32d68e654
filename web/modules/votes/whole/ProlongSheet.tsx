import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { useState } from 'react';
import { Button, FormErrors, Sheet, TextField } from '../../../ui/index.ts';
import { useAttempt } from '../../spaces/index.ts';
import { localText, untilWords } from '../closing-time.ts';
import { reword } from '../votes.actions.ts';

export interface ProlongSheetProps {
  vote: Vote;
  open: boolean;
  onClose: () => void;
}

/** A later end; an earlier one would take somebody's time to answer away. */
export function ProlongSheet({ vote, open, onClose }: ProlongSheetProps) {
  const { busy, failure, run } = useAttempt();
  const before = new Date(vote.deadline);
  const [until, setUntil] = useState(localText(before));
  const chosen = new Date(until);
  const isLater = chosen.getTime() > before.getTime();
  const save = async () => {
    if (isLater && (await run(() => reword(vote, { deadline: chosen.toISOString() })))) onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Give it more time"
      actions={
        <Button kind="thread" size="l" wide busy={busy} disabled={!isLater} onClick={() => void save()}>
          Close it then
        </Button>
      }
    >
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <TextField
        label="Closes"
        type="datetime-local"
        min={localText(before)}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
        help={isLater ? `It closes ${untilWords(chosen)}.` : 'Choose a later day or hour than now.'}
      />
    </Sheet>
  );
}
