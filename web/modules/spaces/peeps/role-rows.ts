import type { Capability } from '@kinsong/contract/capabilities.ts';
import { roles, type Role } from '@kinsong/contract/common/capability.ts';
import type { Member, MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Ear from 'lucide-react/icons/ear';
import Hammer from 'lucide-react/icons/hammer';
import KeyRound from 'lucide-react/icons/key-round';
import Lamp from 'lucide-react/icons/lamp';
import type { LucideIcon } from '../../../ui/index.ts';
import type { RadioRow } from '../RadioRows.tsx';
import { roleWords } from '../space-words.ts';

const icons: Record<Role, LucideIcon> = { owner: KeyRound, steward: Lamp, member: Hammer, guest: Ear };

/** Owners are made, changed and sent away by owners only. */
export function mayManage(member: Member, space: MySpace, abilities: ReadonlySet<Capability>): boolean {
  return abilities.has('spaces.manageMembers') && (member.role !== 'owner' || space.role === 'owner');
}

/** Those that somebody in this role may give. */
export const roleRows = (own: Role): readonly RadioRow<Role>[] =>
  roles
    .filter((role) => role !== 'owner' || own === 'owner')
    .map((role) => ({
      value: role,
      icon: icons[role],
      title: roleWords[role].name,
      means: roleWords[role].means,
    }));
