import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, FormErrors, Select, Sheet } from '../../../ui/index.ts';
import { useAttempt } from '../../spaces/index.ts';
import { useNames } from '../people-here.ts';
import { giveVoice } from '../votes.actions.ts';

export interface ProxySheetProps {
  vote: Vote;
  open: boolean;
  onClose: () => void;
}

/** Whoever is away names somebody else who may vote. All see it; voting oneself ends it. */
export function ProxySheet({ vote, open, onClose }: ProxySheetProps) {
  const { busy, failure, run } = useAttempt();
  const nameOf = useNames(vote.space_id);
  const me = signedIn().person.id;
  const others = vote.electorate
    .filter((id) => id !== me)
    .map((id) => ({ value: id, label: nameOf(id).name }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const [to, setTo] = useState(others[0]?.value ?? '');
  const give = async () => {
    if (to !== '' && (await run(() => giveVoice(vote, to)))) onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Let somebody vote for you"
      description="All see that they vote in your place. It ends as soon as you vote yourself, or say that you are back."
      actions={
        <Button kind="thread" size="l" wide busy={busy} disabled={to === ''} onClick={() => void give()}>
          Give them my voice
        </Button>
      }
    >
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <Select label="Who votes in your place?" options={others} value={to} onChange={setTo} />
    </Sheet>
  );
}
