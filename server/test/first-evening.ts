import type { Call } from '@kinsong/contract/common/call.ts';
import { acceptCommitments, commitmentIds } from '@kinsong/contract/onboarding/commitments.ts';
import { endPart } from '@kinsong/contract/onboarding/evening.ts';
import { keepManifesto } from '@kinsong/contract/onboarding/manifesto.ts';
import { promisesVersion } from '@kinsong/contract/onboarding/promises-version.ts';

export interface Sending {
  readonly call: Call;
  readonly body: object;
}

/** The promises as somebody gives them. */
export const promise = (name: string): Sending => ({
  call: acceptCommitments,
  body: { signature: name, acknowledged: [...commitmentIds], version: promisesVersion },
});

/** A whole first evening of somebody who promises and skips everything else. */
export const skippedEvening = (name: string): readonly Sending[] => [
  promise(name),
  { call: keepManifesto, body: { avatar_name: name, build_over_time: true } },
  { call: endPart, body: { part: 'game_features', outcome: 'to_game' } },
];
