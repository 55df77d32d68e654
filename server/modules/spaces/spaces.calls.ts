import * as calls from '@kinsong/contract/spaces/spaces.ts';
import { withoutBirth } from '../../platform/live/index.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/caller.ts';
import { changesSince, pageOfACall } from './changes-since.ts';
import { changeRole, letComeBack, listMyPeople, listSentAway, removeMember } from './members.ts';
import { spacesPorts } from './ports.ts';
import { archiveSpace, foundSpace, listChildren, listMySpaces, openSpaceFor, renameSpace } from './spaces.ts';

export const spacesRoutes: readonly Route[] = [
  on(calls.mySpaces, async (house, _input, visit) => ({
    spaces: await listMySpaces(house, caller(visit)),
  })),
  on(calls.myPeople, async (house, _input, visit) => ({
    members: await listMyPeople(house, caller(visit)),
  })),
  on(calls.foundSpace, (house, { body }, visit) => foundSpace(house, caller(visit), body)),
  on(calls.openSpace, (house, { params }, visit) => openSpaceFor(house, caller(visit), params.space_id)),
  on(calls.childSpaces, (house, { params }, visit) => listChildren(house, caller(visit), params.space_id)),
  on(calls.renameSpace, (house, { params, body }, visit) =>
    renameSpace(house, caller(visit), params.space_id, body.name),
  ),
  on(calls.archiveSpace, (house, { params, body }, visit) =>
    archiveSpace(house, caller(visit), params.space_id, body.archived),
  ),
  on(calls.changeRole, (house, { params, body }, visit) =>
    changeRole(house, caller(visit), params.space_id, params.person_id, body.role),
  ),
  on(calls.removeMember, (house, { params }, visit) =>
    removeMember(house, caller(visit), params.space_id, params.person_id),
  ),
  on(calls.sentAway, (house, { params }, visit) => listSentAway(house, caller(visit), params.space_id)),
  on(calls.letComeBack, (house, { params }, visit) =>
    letComeBack(house, caller(visit), params.space_id, params.person_id),
  ),
  on(calls.changesSince, async (house, { params, query }, visit) => {
    const found = await changesSince(house, spacesPorts.of(house).sources, caller(visit), {
      spaceId: params.space_id,
      since: query.since,
      page: pageOfACall,
    });
    return { space_id: params.space_id, ...found, changes: found.changes.map(withoutBirth) };
  }),
];
