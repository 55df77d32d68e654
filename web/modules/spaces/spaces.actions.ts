import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Role } from '@kinsong/contract/common/capability.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { inviteToSpace, type Invitation } from '@kinsong/contract/invitations/invitations.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import {
  archiveSpace,
  changeRole,
  foundSpace,
  letComeBack,
  removeMember,
  renameSpace,
  type Member,
  type MySpace,
} from '@kinsong/contract/spaces/spaces.ts';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import Search from 'lucide-react/icons/search';
import UserPlus from 'lucide-react/icons/user-plus';
import { ask } from '../../platform/api/api.ts';
import type { Action } from '../../platform/action.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { hold, holdMembers, mend } from './spaces.data.ts';

/** A new space with its id: the same id for every try, so that a lost answer does not found it twice. */
export const newSpaceId = (): string => newId();

export async function found(id: string, kind: SpaceKind, name: string): Promise<MySpace> {
  const space = await ask(foundSpace, { body: { id, kind, name } });
  hold(space);
  return space;
}

export async function rename(space: MySpace, name: string): Promise<void> {
  mend(space.id, await ask(renameSpace, { params: { space_id: space.id }, body: { name } }));
}

export async function archive(space: MySpace, archived: boolean): Promise<void> {
  mend(space.id, await ask(archiveSpace, { params: { space_id: space.id }, body: { archived } }));
}

export async function giveRole({ space_id, person_id }: Member, role: Role): Promise<void> {
  holdMembers(space_id, [await ask(changeRole, { params: { space_id, person_id }, body: { role } })]);
}

export async function sendAway({
  space_id,
  person_id,
}: Pick<Member, 'space_id' | 'person_id'>): Promise<void> {
  holdMembers(space_id, [await ask(removeMember, { params: { space_id, person_id } })]);
}

export async function liftSentAway(space_id: string, person_id: string): Promise<void> {
  holdMembers(space_id, [await ask(letComeBack, { params: { space_id, person_id } })]);
}

export const leave = (space: MySpace): Promise<void> =>
  sendAway({ space_id: space.id, person_id: signedIn().person.id });

export interface Terms {
  max_uses: number;
  expires_hours: number;
  email?: string;
}

export const invite = (space: string, terms: Terms): Promise<Invitation> =>
  ask(inviteToSpace, { params: { space_id: space }, body: terms });

/** What can be done with a salon, and the sheets its screen opens for it. */
export interface OnSalon {
  readonly space: MySpace;
  readonly abilities: ReadonlySet<Capability>;
  open(sheet: SalonSheet): void;
}
export type SalonSheet = 'search' | 'invite' | 'rename' | 'archive' | 'leave';

export const salonActions: readonly Action<OnSalon>[] = [
  {
    key: 'search',
    label: 'Search what was said',
    icon: Search,
    enabled: ({ abilities }) => abilities.has('messages.read'),
    perform: ({ open }) => open('search'),
  },
  {
    key: 'invite',
    label: 'Invite',
    icon: UserPlus,
    enabled: ({ abilities }) => abilities.has('spaces.invite'),
    perform: ({ open }) => open('invite'),
  },
  {
    key: 'rename',
    label: 'Give it another name',
    icon: Pencil,
    enabled: ({ abilities }) => abilities.has('spaces.rename'),
    perform: ({ open }) => open('rename'),
  },
  {
    key: 'archive',
    label: 'Archive',
    icon: Archive,
    enabled: ({ abilities, space }) => abilities.has('spaces.archive') && space.archived_at === null,
    perform: ({ open }) => open('archive'),
  },
  {
    key: 'open-again',
    label: 'Open it again',
    icon: ArchiveRestore,
    enabled: ({ abilities, space }) => abilities.has('spaces.archive') && space.archived_at !== null,
    perform: ({ open }) => open('archive'),
  },
  {
    key: 'leave',
    label: 'Leave',
    icon: LogOut,
    danger: true,
    enabled: ({ abilities }) => abilities.has('spaces.leave'),
    perform: ({ open }) => open('leave'),
  },
];
