import { motifs, shelves, type Motif, type Shelf } from '@kinsong/contract/partners/partners.ts';
import Handshake from 'lucide-react/icons/handshake';
import Sparkles from 'lucide-react/icons/sparkles';
import Sprout from 'lucide-react/icons/sprout';
import UsersRound from 'lucide-react/icons/users-round';
import type { Area, LucideIcon } from '../../ui/index.ts';

/** What the shelves are called, as the specification has them. */
export const shelfWords: Readonly<Record<Shelf, { label: string; icon: LucideIcon }>> = {
  consciousness: { label: 'Consciousness tools', icon: Sparkles },
  apps: { label: 'Partner apps', icon: Handshake },
  venture: { label: 'Venture and investment', icon: Sprout },
  community: { label: 'Community platforms', icon: UsersRound },
};

export const shelfOptions = shelves.map((value) => ({ value, label: shelfWords[value].label }));

export const shelfIn = (tab: string | undefined): Shelf =>
  shelves.find((shelf) => shelf === tab) ?? 'consciousness';

/** What each drawing is called, and whose hue it wears. */
export const motifWords: Readonly<Record<Motif, { label: string; area: Area }>> = {
  bowl: { label: 'A bowl', area: 'guild' },
  wave: { label: 'A wave', area: 'workshop' },
  moon: { label: 'A moon', area: 'room' },
  tree: { label: 'A tree', area: 'organiser' },
  person: { label: 'A person', area: 'council' },
  river: { label: 'A river', area: 'insight' },
  door: { label: 'A door', area: 'lodging' },
  seedling: { label: 'A seedling', area: 'organiser' },
  lantern: { label: 'A lantern', area: 'guild' },
  hands: { label: 'Two hands', area: 'salon' },
};

export const motifOptions = motifs.map((value) => ({ value, label: motifWords[value].label }));

/** Somebody pressed a card without an address. */
export const comingSoon = (name: string) => ({
  title: 'Coming soon',
  description: `${name} is not open yet. Its door will be here.`,
});
