import Flame from 'lucide-react/icons/flame';
import FlameKindling from 'lucide-react/icons/flame-kindling';
import Sofa from 'lucide-react/icons/sofa';
import type { ComponentType } from 'react';
import type { Area, LucideIcon } from '../../../ui/index.ts';
import { CouncilFire, TimberFrame, WindingWay } from '../scenes/PathScenes.tsx';
import type { PathKey } from './last-path.ts';

export interface Path {
  readonly key: PathKey;
  readonly name: string;
  readonly button: string;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Whose thread of colour the way has. */
  readonly area: Area;
  readonly Scene: ComponentType<{ className?: string | undefined }>;
}

export const paths: readonly Path[] = [
  {
    key: 'council',
    name: 'Remedy Council',
    button: 'Sit down at the fire',
    href: '/council',
    icon: FlameKindling,
    area: 'council',
    Scene: CouncilFire,
  },
  {
    key: 'projects',
    name: 'My Projects',
    button: 'See my projects',
    href: '/salons',
    icon: Sofa,
    area: 'salon',
    Scene: TimberFrame,
  },
  {
    key: 'game',
    name: 'Consciousness Game',
    button: 'Continue the Game',
    href: '/mairy',
    icon: Flame,
    area: 'guild',
    Scene: WindingWay,
  },
];
