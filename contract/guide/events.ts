import { eventKind } from '../common/event.ts';
import { Swap } from './swap.ts';

/** As both may see it: what only one of them may read yet is asked for by its call. */
export const swapChanged = eventKind({
  name: 'guide.swapChanged',
  title: 'A perspective swap went a step on',
  data: Swap,
});
