import * as commitments from '@kinsong/contract/onboarding/commitments.ts';
import * as calls from '@kinsong/contract/onboarding/evening.ts';
import { caller } from '../../platform/caller.ts';
import { on, type Route } from '../../platform/module.ts';
import { acceptAll, seeCommitments } from './commitments.ts';
import { manifestoRoutes } from './manifesto/manifesto.calls.ts';
import { montageRoutes } from './montage/montage.calls.ts';
import { endOwnPart, seeEvening } from './evening.ts';

export const onboardingRoutes: readonly Route[] = [
  on(calls.evening, (house, _input, visit) => seeEvening(house, caller(visit))),
  on(calls.endPart, (house, { body }, visit) => endOwnPart(house, caller(visit), body.part, body.outcome)),
  on(commitments.myCommitments, (house, _input, visit) => seeCommitments(house, caller(visit))),
  on(commitments.acceptCommitments, (house, { body }, visit) => acceptAll(house, caller(visit), body)),
  ...manifestoRoutes,
  ...montageRoutes,
];
