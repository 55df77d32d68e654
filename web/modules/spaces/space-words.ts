import type { Role } from '@kinsong/contract/common/capability.ts';
import { kinds, type SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';

/** The kinds that have a salon's screen; the others have screens of theirs. */
export const isSalon = ({ kind }: { kind: SpaceKind }): boolean => kinds[kind].tools.length > 0;

export const kindWord = (kind: SpaceKind): string => kinds[kind].word;

/** What each role is called, and what it means for the one who has it. */
export const roleWords: Record<Role, { name: string; means: string }> = {
  owner: { name: 'Owner', means: 'may do everything here, even archive it' },
  steward: { name: 'Steward', means: 'looks after the members and the name' },
  member: { name: 'Member', means: 'talks here and may invite' },
  guest: { name: 'Guest', means: 'talks here' },
};
