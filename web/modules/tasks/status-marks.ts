import type { Status } from '@kinsong/contract/tasks/task.ts';
import Circle from 'lucide-react/icons/circle';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Contrast from 'lucide-react/icons/contrast';
import Sparkle from 'lucide-react/icons/sparkle';
import type { LucideIcon } from '../../ui/index.ts';

/** Four statuses, four shapes: an empty ring, a half one, a barred one, a star. */
export const statusMarks: Readonly<Record<Status, { word: string; icon: LucideIcon }>> = {
  pending: { word: 'Pending', icon: Circle },
  in_progress: { word: 'In progress', icon: Contrast },
  blocked: { word: 'Blocked', icon: CircleMinus },
  completed: { word: 'Completed', icon: Sparkle },
};
