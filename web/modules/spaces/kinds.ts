import type { Role } from '@kinsong/contract/common/capability.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/spaces.ts';

const kinds: Record<SpaceKind, string> = {
  planet: 'Planet',
  hamlet: 'Hamlet',
  family: 'Family',
  project: 'Salon',
  guild: 'Guild',
  room: 'Room',
  council: 'Council',
  swap: 'Perspective swap',
  thread: 'Thread',
  family_chat: 'Family chat',
};

/** The kinds that have a salon's room of their own; the others have screens of theirs. */
export const isSalon = ({ kind }: { kind: SpaceKind }): boolean => salons.includes(kind);
const salons: readonly SpaceKind[] = ['project', 'guild', 'family', 'family_chat'];

export const kindWord = (kind: SpaceKind): string => kinds[kind];

/** What each role is called, and what it means for the one who has it. */
export const roleWords: Record<Role, { name: string; means: string }> = {
  owner: { name: 'Owner', means: 'may do everything here, archive it included' },
  steward: { name: 'Steward', means: 'keeps the members and the name' },
  member: { name: 'Member', means: 'talks here and may invite' },
  guest: { name: 'Guest', means: 'talks here' },
};
