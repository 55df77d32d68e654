import * as calls from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { caller } from '../../../platform/caller.ts';
import { on, type Route } from '../../../platform/module.ts';
import { correct, guide, save, seeTalk, share, versions } from './manifesto-talk.ts';

export const manifestoTalkRoutes: readonly Route[] = [
  on(calls.manifestoTalk, (house, _input, visit) => seeTalk(house, caller(visit))),
  on(calls.manifestoGuidance, (house, { body }, visit) => guide(house, caller(visit), body)),
  on(calls.correctManifesto, (house, { body }, visit) => correct(house, caller(visit), body)),
  on(calls.saveManifesto, (house, { body }, visit) => save(house, caller(visit), body)),
  on(calls.manifestoVersions, (house, _input, visit) => versions(house, caller(visit))),
  on(calls.shareManifesto, (house, { body }, visit) => share(house, caller(visit), body)),
];
