import { createMontage } from '@kinsong/contract/onboarding/montage.ts';
import { caller } from '../../../platform/caller.ts';
import { on, type Route } from '../../../platform/module.ts';
import { writeMontage } from './montage.ts';

export const montageRoutes: readonly Route[] = [
  // Whose id is sent along changes nothing: it is written for who asks.
  on(createMontage, (house, _input, visit) => writeMontage(house, caller(visit))),
];
