import { errors } from '@kinsong/contract/common/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button } from '../../../ui/index.ts';
import { wordsIn } from '../lost-words.ts';
import type { Shown } from '../unsent-overlay.ts';
import { RefusedChange } from './RefusedChange.tsx';

/** What was done to a task and refused, at the task. */
export function RefusedTaskChanges({ shown: { item, refused } }: { shown: Shown }) {
  if (item === undefined || refused === undefined) return null;
  const { outbox } = signedIn();
  return (
    <RefusedChange why={`Not sent. ${errors[refused].text}`} words={wordsIn(item)}>
      <Button onClick={() => void outbox.retry(item)}>Retry</Button>
      <Button kind="bare" onClick={() => void outbox.takeBack(item)}>
        Discard it
      </Button>
    </RefusedChange>
  );
}
