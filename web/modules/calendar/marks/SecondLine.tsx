import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { useContext } from 'react';
import { useEveryone, useSpaces } from '../../spaces/index.ts';
import { WherePlaced } from '../board/where-placed.ts';
import { comingInWords } from './people-words.ts';

/** What one would ask next: where; else who comes. On a list of several salons, which it is. */
export function SecondLine({ event, className }: { event: CalendarEvent; className?: string | undefined }) {
  const placed = useContext(WherePlaced);
  const { spaces } = useSpaces();
  const people = useEveryone(event.space_id);
  const words = event.place !== '' ? event.place : comingInWords(event.attendees, people);
  const salon = placed ? spaces.get(event.space_id)?.name : undefined;
  const said = [salon, words].filter((each) => each !== undefined && each !== '').join(' · ');
  return said === '' ? null : <span className={className}>{said}</span>;
}
