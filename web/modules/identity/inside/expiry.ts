import { day, hour, minute } from '@kinsong/contract/common/time.ts';

export interface Expiry {
  readonly words: string;
  readonly tone: 'calm' | 'good' | 'warn' | 'ember';
}

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** How a code stands: how long it still opens; or, where it does not, why, and no time. */
export function stateInWords(
  code: { revoked: boolean; resting: boolean; spent: boolean; expires_at: string },
  now = new Date(),
): Expiry {
  if (code.revoked) return { words: 'taken back', tone: 'calm' };
  if (code.spent) return { words: 'used up', tone: 'calm' };
  if (code.resting) return { words: 'closed while archived', tone: 'calm' };
  return expiryInWords(code.expires_at, now);
}

/** How long an invitation is still open, in words: '18 days left', '2 days 4 hours left', '40 minutes left', 'expired'. */
function expiryInWords(expires: string, now = new Date()): Expiry {
  const left = new Date(expires).getTime() - now.getTime();
  if (left <= 0) return { words: 'expired', tone: 'calm' };
  if (left < hour)
    return { words: `${count(Math.max(1, Math.floor(left / minute)), 'minute')} left`, tone: 'ember' };
  const hours = Math.floor(left / hour);
  if (hours < 24) return { words: `${count(hours, 'hour')} left`, tone: hours < 6 ? 'ember' : 'warn' };
  const days = Math.floor(left / day);
  const rest = hours - days * 24;
  const words = days < 4 && rest > 0 ? `${count(days, 'day')} ${count(rest, 'hour')}` : count(days, 'day');
  return { words: `${words} left`, tone: 'good' };
}
