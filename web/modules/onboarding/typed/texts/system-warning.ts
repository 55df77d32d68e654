import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { TypedWords } from '../typed-text.types.ts';

export const systemWarning: TypedWords = {
  icon: TriangleAlert,
  warns: true,
  paragraphs: [
    'You have been asleep with your eyes open.',
    'So has nearly everyone. It is nobody’s fault.',
    'In a moment you will be shown what your family never wrote down.',
    'It is mostly recipes. And one apology.',
  ],
  onward: 'CONTINUE',
  skip: 'SKIP TO GAME',
};
