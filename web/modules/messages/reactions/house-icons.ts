import Flame from 'lucide-react/icons/flame';
import HandHeart from 'lucide-react/icons/hand-heart';
import Heart from 'lucide-react/icons/heart';
import Laugh from 'lucide-react/icons/laugh';
import PartyPopper from 'lucide-react/icons/party-popper';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { LucideIcon } from '../../../ui/index.ts';

/** The six of the house are drawn in the line of all its icons; any other emoji is shown as it is. */
export const houseIcons: Readonly<Record<string, LucideIcon>> = {
  '❤️': Heart,
  '😂': Laugh,
  '🙏': HandHeart,
  '👍': ThumbsUp,
  '🕯️': Flame,
  '🎉': PartyPopper,
};
