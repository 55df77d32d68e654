import Bike from 'lucide-react/icons/bike';
import type { TypedWords } from '../typed-text.types.ts';

export const realworldFocus: TypedWords = {
  icon: Bike,
  paragraphs: [
    'Look up. Where is the nearest table?',
    'There is a bicycle you promised to mend. It has stopped believing you.',
    'There is a name you scroll past every week. They scroll past yours.',
    'The game is not in here. It is in the drawer, on the stairs, at the other end of the telephone.',
    'Bring back one thing, done.',
  ],
  onward: 'BEGIN REALITY CREATION',
};
