import Phone from 'lucide-react/icons/phone';
import type { TypedWords } from '../typed-text.types.ts';

export const belongingReminder: TypedWords = {
  icon: Phone,
  paragraphs: [
    'Somebody said your name before you could say it yourself.',
    'They are not waiting for a speech. Ask how the knee is. Ask how long the beans soak.',
    'One evening that telephone will ring in an empty kitchen. This is not that evening.',
    'The story can wait. Call first.',
  ],
  onward: 'ENTER THE SECRET HISTORY',
};
