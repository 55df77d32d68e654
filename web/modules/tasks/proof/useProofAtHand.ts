import { awaitsProof } from '@kinsong/contract/tasks/task.ts';
import { useEffect } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { beReadyToBring } from '../../files/index.ts';
import type { Shown } from '../unsent-overlay.ts';

/** Where a picture is wanted of somebody, what asks for it is brought early: in a tunnel it could not come any more. */
export function useProofAtHand(shown: readonly Shown[]): void {
  const me = signedIn().person.id;
  const isWanted = shown.some(({ task }) => task.status !== 'completed' && awaitsProof(task, me));
  useEffect(() => {
    if (isWanted) void Promise.all([import('./ProofSheet.tsx'), beReadyToBring()]).catch(() => {});
  }, [isWanted]);
}
