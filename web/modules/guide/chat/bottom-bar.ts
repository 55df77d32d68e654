import BookOpen from 'lucide-react/icons/book-open';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Hand from 'lucide-react/icons/hand';
import Drama from 'lucide-react/icons/drama';
import Sofa from 'lucide-react/icons/sofa';
import Upload from 'lucide-react/icons/upload';
import Waves from 'lucide-react/icons/audio-waveform';
import Spiral from 'lucide-react/icons/shell';
import { toast, type LucideIcon } from '../../../ui/index.ts';
import { askNudge, askStory } from '../guide.actions.ts';

/** Files have no shelf in this house yet, and it says so rather than seem to take one. */
export const sayNoShelf = (): void =>
  toast({
    title: 'Pictures cannot be added yet',
    description: 'Tell Mairy in words what the picture shows.',
  });

/** One thing of the bottom bar: somewhere to go, or something to do at once. */
export interface ChatTool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly href?: string;
  readonly perform?: () => void;
}

export const chatTools: readonly ChatTool[] = [
  { label: 'Upload', icon: Upload, perform: sayNoShelf },
  { label: 'Spiral', icon: Spiral, href: '/workshops/spiral' },
  { label: 'Sonic', icon: Waves, href: '/workshops/sonic' },
  { label: 'Projects', icon: Sofa, href: '/salons' },
  { label: 'TURING', icon: Drama, href: '/mairy/turing' },
  { label: 'Nudge', icon: Hand, perform: () => void askNudge() },
  { label: 'Story', icon: BookOpen, perform: () => void askStory() },
  { label: 'Trailer', icon: Clapperboard, href: '/game/montage' },
];
