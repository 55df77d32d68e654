import * as specified from '@kinsong/contract/spaces/specification-calls.ts';
import * as calls from '@kinsong/contract/spaces/spaces.ts';
import { withoutBirth } from '../../platform/live/index.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/caller.ts';
import { changesSince, pageOfACall } from './changes-since.ts';
import { handOver, showWork } from './hand-over.ts';
import { deleteSpace, keepSpace } from './delete-space.ts';
import { changeRole, letComeBack, listMyPeople, listSentAway, removeMember } from './members.ts';
import { moveSpace } from './move-space.ts';
import { spacesPorts } from './ports.ts';
import { changeSettings } from './settings.ts';
import { listProjects } from './specification-calls.ts';
import { archiveSpace, foundSpace, listChildren, listMySpaces, openSpaceFor } from './spaces.ts';

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
  on(calls.changeSettings, (house, { params, body }, visit) =>
    changeSettings(house, caller(visit), params.space_id, body),
  ),
  on(calls.archiveSpace, (house, { params, body }, visit) =>
    archiveSpace(house, caller(visit), params.space_id, body.archived),
  ),
  on(calls.moveSpace, (house, { params, body }, visit) =>
    moveSpace(house, caller(visit), params.space_id, body.parent_id),
  ),
  on(calls.deleteSpace, (house, { params }, visit) => deleteSpace(house, caller(visit), params.space_id)),
  on(calls.keepSpace, (house, { params }, visit) => keepSpace(house, caller(visit), params.space_id)),
  on(calls.changeRole, (house, { params, body }, visit) =>
    changeRole(house, caller(visit), params.space_id, params.person_id, body.role),
  ),
  on(calls.removeMember, (house, { params }, visit) =>
    removeMember(house, caller(visit), params.space_id, params.person_id),
  ),
  on(calls.handOver, async (house, { params }, visit) => ({
    members: await handOver(house, caller(visit), params.space_id, params.person_id),
  })),
  on(calls.showWork, (house, { params, body }, visit) =>
    showWork(house, caller(visit), params.space_id, body.shows_work),
  ),
  on(calls.sentAway, (house, { params }, visit) => listSentAway(house, caller(visit), params.space_id)),
  on(calls.letComeBack, (house, { params }, visit) =>
    letComeBack(house, caller(visit), params.space_id, params.person_id),
  ),
  on(specified.myProjects, async (house, _input, visit) => ({
    projects: await listProjects(house, caller(visit)),
  })),
  on(specified.listProjects, async (house, _input, visit) => ({
    projects: await listProjects(house, caller(visit)),
  })),
  on(calls.changesSince, async (house, { params, query }, visit) => {
    const found = await changesSince(house, spacesPorts.of(house).sources, caller(visit), {
      spaceId: params.space_id,
      since: query.since,
      page: pageOfACall,
    });
    return { space_id: params.space_id, ...found, changes: found.changes.map(withoutBirth) };
  }),
];
