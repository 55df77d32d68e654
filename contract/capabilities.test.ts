import { describe, expect, test } from 'vitest';
import { allCapabilities, houseCapabilities, may, type Capability } from './capabilities.ts';
import { houseRoles, roles, type Standing } from './common/capability.ts';
import { kindOf, kinds, spaceKinds } from './spaces/space-kinds.ts';

/** Who may do what, written out once more by hand: a change of a rule must be meant. */
type OfHouse = keyof typeof houseCapabilities;
type OfSpace = Exclude<Capability, OfHouse>;
const open: Record<OfSpace, readonly string[]> = {
  'spaces.read': ['owner', 'steward', 'member', 'guest'],
  'spaces.settings': ['owner', 'steward'],
  'spaces.privacy': ['owner'],
  'spaces.archive': ['owner'],
  'spaces.move': ['owner'],
  'spaces.delete': ['owner'],
  'spaces.invite': ['owner', 'steward', 'member'],
  'spaces.manageMembers': ['owner', 'steward'],
  'spaces.foundWithin': ['owner', 'steward'],
  'spaces.leave': ['owner', 'steward', 'member', 'guest'],
  'spaces.handOver': ['owner'],
  'files.read': ['owner', 'steward', 'member', 'guest'],
  'files.bring': ['owner', 'steward', 'member', 'guest'],
  'files.changeAny': ['owner', 'steward'],
  'messages.read': ['owner', 'steward', 'member', 'guest'],
  'messages.post': ['owner', 'steward', 'member', 'guest'],
  'messages.editOwn': ['owner', 'steward', 'member', 'guest'],
  'messages.deleteOwn': ['owner', 'steward', 'member', 'guest'],
  'messages.deleteAny': ['owner', 'steward'],
  'messages.tap': ['owner', 'steward', 'member', 'guest'],
  'messages.react': ['owner', 'steward', 'member', 'guest'],
  'messages.pinOwn': ['owner', 'steward', 'member'],
  'messages.offerOwn': ['owner', 'steward', 'member', 'guest'],
  'messages.pinAny': ['owner', 'steward'],
  'tasks.read': ['owner', 'steward', 'member', 'guest'],
  'tasks.create': ['owner', 'steward', 'member'],
  'tasks.changeOwn': ['owner', 'steward', 'member', 'guest'],
  'tasks.changeAny': ['owner', 'steward', 'member'],
  'tasks.deleteOwn': ['owner', 'steward', 'member', 'guest'],
  'tasks.deleteAny': ['owner', 'steward'],
  'calendar.read': ['owner', 'steward', 'member', 'guest'],
  'calendar.create': ['owner', 'steward', 'member'],
  'calendar.changeOwn': ['owner', 'steward', 'member', 'guest'],
  'calendar.changeAny': ['owner', 'steward', 'member'],
  'calendar.deleteOwn': ['owner', 'steward', 'member', 'guest'],
  'calendar.deleteAny': ['owner', 'steward'],
  'calendar.answer': ['owner', 'steward', 'member', 'guest'],
  'votes.read': ['owner', 'steward', 'member', 'guest'],
  'votes.open': ['owner', 'steward', 'member'],
  'votes.cast': ['owner', 'steward', 'member', 'guest'],
  'votes.changeOwn': ['owner', 'steward', 'member', 'guest'],
  'votes.withdrawAny': ['owner', 'steward'],
  'docs.read': ['owner', 'steward', 'member', 'guest'],
  'docs.write': ['owner', 'steward', 'member'],
  'docs.deleteOwn': ['owner', 'steward', 'member'],
  'docs.deleteAny': ['owner', 'steward'],
  'docs.comment': ['owner', 'steward', 'member', 'guest'],
  'docs.deleteAnyComment': ['owner', 'steward'],
  'worksheets.read': ['owner', 'steward', 'member', 'guest'],
  'worksheets.fill': ['owner', 'steward', 'member'],
  'worksheets.deleteAny': ['owner', 'steward'],
  'worksheets.readLedger': ['owner', 'steward', 'member'],
  'worksheets.give': ['owner', 'steward', 'member'],
  'worksheets.correctAny': ['owner', 'steward'],
  'worksheets.rule': ['owner', 'steward'],
  'rooms.rule': ['owner'],
};
const staysInArchive = [
  'spaces.read',
  'spaces.archive',
  'spaces.delete',
  'spaces.manageMembers',
  'spaces.leave',
  'spaces.handOver',
  'files.read',
  'messages.read',
  'messages.deleteOwn',
  'messages.deleteAny',
  'tasks.read',
  'calendar.read',
  'votes.read',
  'docs.read',
  'worksheets.read',
  'worksheets.readLedger',
];

const openInHouse: Record<OfHouse, readonly string[]> = {
  'invitations.inviteToHouse': ['super_user'],
  'invitations.seeBranches': ['super_user'],
  'identity.seeOverview': ['super_user'],
  'invitations.decideWaitlist': ['super_user'],
  'partners.arrange': ['super_user'],
  'council.seeRoster': ['super_user', 'facilitator', 'monitor'],
  'super.seeDashboard': ['super_user'],
  'super.giveRoles': ['super_user'],
  'super.readAudit': ['super_user'],
  'super.retryWork': ['super_user'],
  'seekers.elevate': ['founder'],
  'hospitality.curate': ['founder'],
  'insights.seeFounder': ['founder'],
  'spaces.keepPlanet': ['super_user', 'founder'],
};

const capabilities = Object.keys(allCapabilities).filter((name) => !(name in houseCapabilities)) as OfSpace[];
const standing = (role: Standing['role'], archived: boolean): Standing => ({
  role,
  kind: 'project',
  archived,
  invitedBy: 'members',
  houseRoles: [],
});

describe.each(capabilities)('%s', (capability) => {
  test.each(roles)('for the %s of an open and of an archived space', (role) => {
    const allowed = open[capability].includes(role);
    expect(may(standing(role, false), capability)).toBe(allowed);
    expect(may(standing(role, true), capability)).toBe(allowed && staysInArchive.includes(capability));
  });

  test('nobody without a role, whatever they are in the house', () => {
    const everyone = {
      ...standing(null, false),
      houseRoles: ['super_user', 'architect', 'founder', 'owner'],
    };
    expect(may(everyone, capability)).toBe(false);
    const nonsense = { ...standing(null, false), role: 'king' as never };
    expect(may(nonsense, capability)).toBe(false);
  });
});

test.each(roles)('spaces.invite where only those who keep a space invite, for the %s', (role) => {
  const among = { ...standing(role, false), invitedBy: 'keepers' } as const;
  expect(may(among, 'spaces.invite')).toBe(role === 'owner' || role === 'steward');
});

const ofSpaces = capabilities.filter((name) => name.startsWith('spaces.'));

describe.each(['thread', 'swap'])('in a %s, which is sealed', (kind) => {
  test.each(ofSpaces)('%s, for its owner', (capability) => {
    expect(may({ ...standing('owner', false), kind }, capability)).toBe(capability === 'spaces.read');
  });
});

test.each(['spaces.invite', 'spaces.privacy'] as const)(
  '%s in a room, which one enters by trust',
  (capability) => {
    expect(may({ ...standing('owner', false), kind: 'room' }, capability)).toBe(false);
  },
);

describe.each(Object.keys(houseCapabilities) as OfHouse[])('%s', (capability) => {
  test.each(houseRoles)('for the %s of the house', (role) => {
    const inHouse = { ...standing(null, false), houseRoles: ['member', role] };
    expect(may(inHouse, capability)).toBe(openInHouse[capability].includes(role));
  });

  test('nobody by what they are in a space, nor by a role that is none', () => {
    expect(may(standing('owner', false), capability)).toBe(false);
    expect(may({ ...standing('owner', false), houseRoles: ['king'] }, capability)).toBe(false);
  });
});

describe('the kinds of space', () => {
  test('one that has no row is closed: sealed, and nothing of it is read, quoted or told', () => {
    const { sealed, quotable, confidential, realNames, contains } = kindOf('cellar');
    expect({ sealed, quotable, confidential, realNames, contains }).toEqual({
      sealed: true,
      quotable: false,
      confidential: true,
      realNames: false,
      contains: [],
    });
    expect(kindOf('constructor')).toBe(kindOf(null));
  });

  test('what is said to the guide, to one other, among strangers or in a council is not carried elsewhere', () => {
    expect(spaceKinds.filter((kind) => !kinds[kind].quotable)).toEqual(['room', 'council', 'thread', 'swap']);
    expect(kinds.council.confidential).toBe(true);
  });

  test('each lies within a kind that may hold it, or is made alone', () => {
    const held = spaceKinds.flatMap((kind) => kinds[kind].contains);
    const kept = spaceKinds.filter((kind) => kinds[kind].foundedBy === 'keepers');
    expect(held).toEqual(expect.arrayContaining(kept));
    const sealed = spaceKinds.filter((kind) => kinds[kind].sealed);
    expect(sealed.filter((kind) => kinds[kind].foundedBy !== 'house')).toEqual([]);
  });
});
