import { minute } from '@kinsong/contract/common/time.ts';
import { dayWithin } from '../../../ui/index.ts';

/** 'now', '8 min ago', '21:02', 'yesterday', 'Sunday', '14 October': as much as a card needs. */
export function ago(date: Date, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - date.getTime()) / minute);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min ago`;
  const day = dayWithin(date, now);
  if (day === 'today') return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return day;
}
