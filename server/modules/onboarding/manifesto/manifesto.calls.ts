import * as calls from '@kinsong/contract/onboarding/manifesto.ts';
import { caller } from '../../../platform/caller.ts';
import { on, type Route } from '../../../platform/module.ts';
import { bringText, leaveText, openText } from './brought-text.ts';
import { keep, layAside, readManifesto } from './manifesto.ts';

export const manifestoRoutes: readonly Route[] = [
  on(calls.myManifesto, (house, _input, visit) => readManifesto(house, caller(visit))),
  on(calls.keepManifesto, (house, { body }, visit) => keep(house, caller(visit), body)),
  on(calls.draftManifesto, (house, { body }, visit) => layAside(house, caller(visit), body)),
  on(calls.bringText, (house, { query, body }, visit) => bringText(house, caller(visit), query.name, body)),
  on(calls.readText, (house, { params }, visit) => openText(house, caller(visit), params.text_id)),
  on(calls.leaveText, (house, _input, visit) => leaveText(house, caller(visit))),
];
