import type { Audience } from '@kinsong/contract/seekers/audiences.ts';
import type { Availability } from '@kinsong/contract/seekers/profile.ts';
import House from 'lucide-react/icons/house';
import Lock from 'lucide-react/icons/lock';
import MessageCircle from 'lucide-react/icons/message-circle';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from '../../../ui/index.ts';

export const availabilityWords: Readonly<Record<Availability, string>> = {
  weekends_only: 'weekends only',
  flexible: 'flexible',
  limited: 'limited',
  high: 'often',
};

export const audienceWords: Readonly<Record<Audience, { words: string; icon: LucideIcon }>> = {
  together: { words: 'who I share a space with', icon: MessageCircle },
  guild: { words: 'my guild and family', icon: Users },
  family: { words: 'my family', icon: House },
  nobody: { words: 'nobody', icon: Lock },
};
