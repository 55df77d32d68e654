import * as blocks from '@kinsong/contract/seekers/blocks.ts';
import * as elevation from '@kinsong/contract/seekers/elevation.ts';
import * as profile from '@kinsong/contract/seekers/profile.ts';
import * as soul from '@kinsong/contract/seekers/soul-score.ts';
import * as trust from '@kinsong/contract/seekers/trust.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/caller.ts';
import { block, readBlocks, unblock } from './blocks.ts';
import { changeProfile, readProfile, showProfile } from './profile.ts';
import { answerElevation, offerElevation, readElevation } from './elevation.ts';
import { readLine, readTrust } from './trust-history.ts';
import { raiseSoul, readSoul } from './soul-score.ts';

export const seekersRoutes: readonly Route[] = [
  on(soul.soulScore, (house, { query }, visit) => readSoul(house, caller(visit), query.time_zone)),
  on(soul.raiseSoul, (house, { body }, visit) => raiseSoul(house, caller(visit), body)),
  on(trust.myTrust, (house, { query }, visit) => readTrust(house, caller(visit), query)),
  on(trust.trustLine, (house, _input, visit) => readLine(house, caller(visit))),
  on(blocks.myBlocks, (house, _input, visit) => readBlocks(house, caller(visit))),
  on(blocks.blockPerson, (house, { params }, visit) => block(house, caller(visit), params.person_id)),
  on(blocks.unblockPerson, (house, { params }, visit) => unblock(house, caller(visit), params.person_id)),
  on(elevation.offerElevation, (house, { body }, visit) => offerElevation(house, body.person_id, visit)),
  on(elevation.myElevation, (house, _input, visit) => readElevation(house, caller(visit))),
  on(elevation.answerElevation, (house, { body }, visit) =>
    answerElevation(house, caller(visit), body.answer),
  ),
  on(profile.myProfile, (house, _input, visit) => readProfile(house, caller(visit))),
  on(profile.changeProfile, (house, { body }, visit) => changeProfile(house, caller(visit), body)),
  on(profile.profileOf, (house, { params }, visit) => showProfile(house, caller(visit), params.person_id)),
];
