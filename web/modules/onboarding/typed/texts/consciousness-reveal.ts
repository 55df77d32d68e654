import Eye from 'lucide-react/icons/eye';
import type { TypedWords } from '../typed-text.types.ts';

export const consciousnessReveal: TypedWords = {
  icon: Eye,
  paragraphs: [
    'Your grandmother cooked without a book. You know the smell. You do not know how much salt.',
    'Somebody ran beside your first bicycle, and let go without telling you.',
    'None of it is written anywhere. It lives in people, and people go out one by one, like windows.',
    'The number below is not yours alone. It is everyone who showed you how.',
  ],
  onward: 'ENTER THE GAME',
};
