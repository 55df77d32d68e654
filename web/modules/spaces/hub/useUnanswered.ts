import { useConnection } from '../../../platform/live/connection.ts';
import { useSlow } from './useSlow.ts';

/** How far a question to the house has come; `kept`: what was known before stands there meanwhile. */
export type Asked = 'opening' | 'kept' | 'live' | 'failed';

/** Of all that a screen asked: whether some of it found no answer in good time, or is still waited for. */
export function useUnanswered(...asked: readonly Asked[]): { failed: boolean; waiting: boolean } {
  const isOpen = asked.some((state) => state !== 'live');
  const lost = useConnection() === 'lost';
  const slow = useSlow(lost && isOpen);
  const failed = slow || asked.includes('failed');
  return { failed, waiting: isOpen && !failed };
}
