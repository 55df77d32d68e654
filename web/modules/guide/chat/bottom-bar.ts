import BookOpen from 'lucide-react/icons/book-open';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Hand from 'lucide-react/icons/hand';
import Drama from 'lucide-react/icons/drama';
import Sofa from 'lucide-react/icons/sofa';
import Upload from 'lucide-react/icons/upload';
import Waves from 'lucide-react/icons/audio-waveform';
import Spiral from 'lucide-react/icons/shell';
import type { LucideIcon } from '../../../ui/index.ts';
import { askNudge, askStory } from '../guide.actions.ts';
import { upload } from '../upload.ts';

/** One thing of the bottom bar: somewhere to go, or something to do at once. */
export interface ChatTool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly href?: string;
  readonly perform?: (space: string) => void;
}

export const chatTools: readonly ChatTool[] = [
  { label: 'Upload', icon: Upload, perform: upload },
  { label: 'Spiral', icon: Spiral, href: '/workshops/spiral' },
  { label: 'Sonic', icon: Waves, href: '/workshops/sonic' },
  { label: 'Projects', icon: Sofa, href: '/salons' },
  { label: 'TURING', icon: Drama, href: '/mairy/turing' },
  { label: 'Nudge', icon: Hand, perform: () => void askNudge() },
  { label: 'Story', icon: BookOpen, perform: () => void askStory() },
  { label: 'Trailer', icon: Clapperboard, href: '/game/montage' },
];
