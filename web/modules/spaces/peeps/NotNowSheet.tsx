import type { SpaceRequest } from '@kinsong/contract/invitations/asking.ts';
import { useState, type SubmitEvent } from 'react';
import { Button, FormErrors, Sheet, TextArea } from '../../../ui/index.ts';
import { answerKnock } from '../door/door.data.ts';
import { useAttempt } from '../useAttempt.ts';
import styles from './NotNowSheet.module.css';

interface NotNowSheetProps {
  /** Who asked; nobody while it is shut. */
  request: SpaceRequest | undefined;
  onClose: () => void;
}

/** A no, with a kind sentence. */
export function NotNowSheet({ request, onClose }: NotNowSheetProps) {
  return (
    <Sheet
      open={request !== undefined}
      onOpenChange={(next) => !next && onClose()}
      title={`Not now, ${request?.name ?? ''}`}
      description="They read your sentence at the door, and may ask once more in a week."
    >
      {request !== undefined && <NotNowForm request={request} onDone={onClose} />}
    </Sheet>
  );
}

const kindly = 'Thank you for asking. It does not fit just now.';

function NotNowForm({ request, onDone }: { request: SpaceRequest; onDone: () => void }) {
  const [words, setWords] = useState(kindly);
  const { busy, failure, run } = useAttempt();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await run(() => answerKnock(request, 'no', words.trim()))) onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <TextArea
        label="A sentence for them"
        maxLength={280}
        rows={2}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" kind="secondary" size="l" wide busy={busy}>
        Say no kindly
      </Button>
    </form>
  );
}
