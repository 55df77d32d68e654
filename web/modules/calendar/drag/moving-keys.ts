import { quarterHour as quarter } from '@kinsong/engines/calendar/moves.ts';
import type { KeyboardEvent } from 'react';

/** By how much an event goes elsewhere: all of it, or only its end. */
export interface Step {
  readonly days?: number;
  readonly minutes?: number;
  readonly endMinutes?: number;
}

const moves: Readonly<Record<string, Step>> = {
  ArrowUp: { minutes: -quarter },
  ArrowDown: { minutes: quarter },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
};
const resizes: Readonly<Record<string, Step>> = {
  ArrowUp: { endMinutes: -quarter },
  ArrowDown: { endMinutes: quarter },
};

/** With Alt the arrows move an event by a quarter of an hour or a day; with Shift besides, up and down move its end. */
export function stepOf({
  altKey,
  shiftKey,
  key,
}: Pick<KeyboardEvent, 'altKey' | 'shiftKey' | 'key'>): Step | undefined {
  if (!altKey) return undefined;
  return shiftKey ? resizes[key] : moves[key];
}
