import type { Attendee } from '@kinsong/contract/calendar/event.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { inWords } from '../time-words.ts';

export type People = ReadonlyMap<string, Member>;

/** Someone as they are called and seen here. */
export interface Someone {
  readonly name: string;
  readonly url: string | undefined;
  readonly isMe: boolean;
}

export function someone(id: string, people: People): Someone {
  const { person } = signedIn();
  if (id === person.id)
    return { name: person.avatar_name || person.name, url: person.avatar_url || undefined, isMe: true };
  const member = people.get(id);
  return { name: member?.name ?? 'Someone', url: member?.avatar_url || undefined, isMe: false };
}

const mostNamed = 3;

/** 'Anna and Piet', 'five people'; who said no is not among them. That I alone come needs no words. */
export function comingInWords(attendees: readonly Attendee[], people: People): string {
  const coming = attendees.filter(({ answer }) => answer !== 'no');
  const me = signedIn().person.id;
  if (coming.every(({ person_id }) => person_id === me)) return '';
  if (coming.length > mostNamed) return `${inWords(coming.length)} people`;
  return inARow(
    coming.map(({ person_id }) =>
      someone(person_id, people).isMe ? 'you' : someone(person_id, people).name,
    ),
  );
}

/** 'Anna', 'Anna and Piet', 'Anna, Piet and Ruth'. */
export const inARow = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
