import type { SpaceSettings } from '@kinsong/contract/spaces/settings.ts';
import House from 'lucide-react/icons/house';
import Lamp from 'lucide-react/icons/lamp';
import Lock from 'lucide-react/icons/lock';
import UsersRound from 'lucide-react/icons/users-round';
import UserPlus from 'lucide-react/icons/user-plus';
import type { RadioRow } from '../RadioRows.tsx';

type FoundBy = SpaceSettings['found_by'];
type InvitedBy = SpaceSettings['invited_by'];

const inWords = [
  '',
  '',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Who finds it, each with what follows. */
export const finderRows = (members: number): readonly RadioRow<FoundBy>[] => [
  {
    value: 'nobody',
    icon: Lock,
    title: members === 1 ? 'Only you' : `Only the ${inWords[members] ?? members} of us`,
    means: 'nobody else knows it is here',
  },
  {
    value: 'acquainted',
    icon: House,
    title: 'Family and guild',
    means: 'who shares one with a member sees its name, may ask to come in',
  },
  {
    value: 'house',
    icon: UsersRound,
    title: 'Everyone in the house',
    means: 'who has its address sees its name, may ask to come in',
  },
];

export const inviterRows: readonly RadioRow<InvitedBy>[] = [
  {
    value: 'members',
    icon: UserPlus,
    title: 'Every member may invite',
    means: 'guests may not',
  },
  {
    value: 'keepers',
    icon: Lamp,
    title: 'Only owners and stewards invite',
    means: 'invitations that members made stop opening',
  },
];

export const typeWords: Record<SpaceSettings['type'], string> = {
  family: 'Family',
  community: 'Community',
  personal: 'Personal',
};
