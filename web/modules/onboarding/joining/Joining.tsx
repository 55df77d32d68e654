import { changesSince, currentTexts, textsOf } from '@kinsong/contract/onboarding/commitment-texts.ts';
import type { Acceptance } from '@kinsong/contract/onboarding/commitments.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Loading, Stage } from '../../../ui/index.ts';
import { useStepNow } from '../evening.data.ts';
import { useKeptStep } from '../useStep.ts';
import { latest, useAccepted, usePromise } from './joining.data.ts';
import styles from './Mantel.module.css';
import { PromisedBefore } from './PromisedBefore.tsx';
import { Promising } from './Promising.tsx';

/** The first part of the evening, which everyone passes; opened again it shows what one has promised. */
export function Joining() {
  const { again, ended, leave } = useKeptStep('sacred_tenets');
  const { data: accepted = [], isPending } = useAccepted();
  const promise = usePromise();
  const step = useStepNow();
  if (isPending) {
    return (
      <Stage area="guild" title="Joining the Secret History of Humankind" className={styles.page}>
        <Loading label="Looking what you have promised" />
      </Stage>
    );
  }
  // Whoever has just promised is on the way out: the candles they lit stay as they are.
  if (again && !promise.isSuccess)
    return <PromisedBefore accepted={accepted} evening={step !== 'mobile_chat'} onLeave={leave} />;
  const { person } = signedIn();
  return (
    <Promising
      texts={currentTexts}
      again={promisedBefore(accepted)}
      name={person.real_name || person.name}
      busy={promise.isPending || promise.isSuccess}
      failure={promise.error}
      onPromise={(promised) =>
        promise.mutate(promised, { onSuccess: (answer) => ended('finished', answer.step) })
      }
    />
  );
}

function promisedBefore(accepted: readonly Acceptance[]) {
  const before = latest(accepted);
  if (before === undefined || before.version >= currentTexts.version) return undefined;
  if (textsOf(before.version) === undefined) return undefined;
  return { changes: changesSince(before.version), version: before.version, at: before.accepted_at };
}
