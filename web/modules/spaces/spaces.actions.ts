import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Input } from '@kinsong/contract/common/call.ts';
import type { Role } from '@kinsong/contract/common/capability.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { inviteToSpace, type Invitation } from '@kinsong/contract/invitations/invitations.ts';
import type { SettingsChange } from '@kinsong/contract/spaces/settings.ts';
import {
  archiveSpace,
  changeRole,
  changeSettings,
  deleteSpace,
  foundSpace,
  handOver,
  keepSpace,
  letComeBack,
  removeMember,
  showWork,
  type Member,
  type MySpace,
} from '@kinsong/contract/spaces/spaces.ts';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import Search from 'lucide-react/icons/search';
import UserPlus from 'lucide-react/icons/user-plus';
import { ask } from '../../platform/api/api.ts';
import type { Action } from '../../platform/action.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { hold, holdMembers, mend } from './spaces.data.ts';

/** A new space with its id: the same id for every try, so that a lost answer does not found it twice. */
export const newSpaceId = (): string => newId();

export async function found(wanted: Input<typeof foundSpace>['body']): Promise<MySpace> {
  const space = await ask(foundSpace, { body: wanted });
  hold(space);
  return space;
}

export async function changeSalon(space: MySpace, change: SettingsChange): Promise<void> {
  mend(space.id, await ask(changeSettings, { params: { space_id: space.id }, body: change }));
}

export async function deleteSalon(space: MySpace): Promise<void> {
  mend(space.id, await ask(deleteSpace, { params: { space_id: space.id } }));
}

/** Takes a deletion back, within its day. */
export async function keep(space: MySpace): Promise<void> {
  mend(space.id, await ask(keepSpace, { params: { space_id: space.id } }));
}

export async function archive(space: MySpace, archived: boolean): Promise<void> {
  mend(space.id, await ask(archiveSpace, { params: { space_id: space.id }, body: { archived } }));
}

export async function giveRole({ space_id, person_id }: Member, role: Role): Promise<void> {
  holdMembers(space_id, [await ask(changeRole, { params: { space_id, person_id }, body: { role } })]);
}

/** Another owner in my own place: what I may do here follows at once. */
export async function passOn({ space_id, person_id }: Member): Promise<void> {
  const { members } = await ask(handOver, { params: { space_id, person_id } });
  holdMembers(space_id, members);
  mend(space_id, { role: 'steward' });
}

export async function letWorkBeSeen(space_id: string, shows_work: boolean): Promise<void> {
  holdMembers(space_id, [await ask(showWork, { params: { space_id }, body: { shows_work } })]);
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
export type SalonSheet = 'search' | 'invite' | 'health' | 'settings' | 'archive' | 'delete' | 'leave';

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
    key: 'settings',
    label: 'Settings',
    icon: Settings,
    enabled: ({ abilities }) => abilities.has('spaces.read'),
    perform: ({ open }) => open('settings'),
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
