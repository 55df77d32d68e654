import { dayWithin } from '../../ui/index.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import type { Role } from '@kinsong/contract/common/capability.ts';
import { kinds, type SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';

/** The kinds that have a salon's screen; the others have screens of theirs. */
export const isSalon = ({ kind }: { kind: SpaceKind }): boolean => kinds[kind].tools.length > 0;

/** Those among which one works now. */
export const isOpenSalon = (space: MySpace): boolean =>
  isSalon(space) && space.archived_at === null && space.deleted_at === null;

/** The salon of one's own work. */
export const isMyCompany = ({ template, role, deleted_at }: MySpace): boolean =>
  template === 'company' && role === 'owner' && deleted_at === null;

export const kindWord = (kind: SpaceKind): string => kinds[kind].word;

/** What each role is called, and what it means for the one who has it. */
export const roleWords: Record<Role, { name: string; means: string }> = {
  owner: { name: 'Owner', means: 'may do everything here, even archive it' },
  steward: { name: 'Steward', means: 'looks after the members and the name' },
  member: { name: 'Member', means: 'talks here and may invite' },
  guest: { name: 'Guest', means: 'talks here' },
};

/** The day on which something was, as one says it today. */
export const dayOfPast = (moment: string): string => dayWithin(new Date(moment), new Date());
