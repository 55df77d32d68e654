import { longestOutcome, type Vote } from '@kinsong/contract/votes/vote.ts';
import { useState } from 'react';
import { Button, FormErrors, Sheet, TextArea } from '../../../ui/index.ts';
import { useAttempt } from '../../spaces/index.ts';
import { outcomeWords } from '../result-words.ts';
import { sayOutcome } from '../votes.actions.ts';

export interface OutcomeSheetProps {
  vote: Vote;
  open: boolean;
  onClose: () => void;
}

/** What was decided, in a person's words: this is what is found when somebody asks later. */
export function OutcomeSheet({ vote, open, onClose }: OutcomeSheetProps) {
  const { busy, failure, run } = useAttempt();
  const [words, setWords] = useState(vote.outcome?.words ?? outcomeWords(vote));
  const isBlank = words.trim() === '';
  const save = async () => {
    if (!isBlank && (await run(() => sayOutcome(vote, words)))) onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="What was decided"
      description="Everyone here reads it, and Mairy finds it when somebody asks what was decided."
      actions={
        <Button kind="thread" size="l" wide busy={busy} disabled={isBlank} onClick={() => void save()}>
          Write it down
        </Button>
      }
    >
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <TextArea
        label="In your words"
        rows={4}
        maxLength={longestOutcome}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </Sheet>
  );
}
