import { NewEvent } from '@kinsong/contract/calendar/event-input.ts';
import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import type * as z from 'zod';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { createEvent } from './create-event.ts';

/** An event that follows from something else, as a decision or a worksheet: in somebody's name and with their rights. */
export const createEventFor = (
  house: House,
  person: Person,
  spaceId: string,
  input: z.input<typeof NewEvent>,
): Promise<CalendarEvent> => createEvent(house, person, spaceId, NewEvent.parse(input));
