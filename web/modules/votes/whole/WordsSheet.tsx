import { longestDetails, longestQuestion, type Vote } from '@kinsong/contract/votes/vote.ts';
import { useState } from 'react';
import { Button, FormErrors, Sheet, TextArea, TextField } from '../../../ui/index.ts';
import { useAttempt } from '../../spaces/index.ts';
import { amend, reword } from '../votes.actions.ts';

export interface WordsSheetProps {
  vote: Vote;
  /** Whether what was cast so far still counts: it does not once the question is another. */
  asks: 'still' | 'again';
  open: boolean;
  onClose: () => void;
}

/** What is asked, in other words. */
export function WordsSheet({ vote, asks, open, onClose }: WordsSheetProps) {
  const { busy, failure, run } = useAttempt();
  const [title, setTitle] = useState(vote.title);
  const [description, setDescription] = useState(vote.description);
  const isBlank = title.trim() === '';
  const save = async () => {
    const words = { title: title.trim(), description };
    if (!isBlank && (await run(() => (asks === 'again' ? amend(vote, words) : reword(vote, words)))))
      onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={asks === 'again' ? 'Change it and ask again' : 'Put it in other words'}
      description={
        asks === 'again'
          ? 'Everyone is asked once more. What they said to the old words is kept for them, and counts no longer.'
          : 'Nobody has voted yet, so the words are still yours.'
      }
      actions={
        <Button kind="thread" size="l" wide busy={busy} disabled={isBlank} onClick={() => void save()}>
          {asks === 'again' ? 'Ask everyone again' : 'Save'}
        </Button>
      }
    >
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <TextField
        label="What do you want to ask?"
        autoComplete="off"
        maxLength={longestQuestion}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label="What one should know"
        maxLength={longestDetails}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
    </Sheet>
  );
}
