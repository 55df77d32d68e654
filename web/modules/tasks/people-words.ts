import { voiceOf } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import { signedIn } from '../../platform/signed-in.ts';

export type People = ReadonlyMap<string, Member>;

/** Someone as they are called and seen here. */
export interface Someone {
  readonly name: string;
  readonly url: string | undefined;
  readonly isMe: boolean;
}

/** Whoever is meant by an id; undefined while this browser has never met them. */
export function someone(id: string, people: People): Someone | undefined {
  const { person } = signedIn();
  if (id === person.id) {
    return { name: person.avatar_name || person.name, url: person.avatar_url, isMe: true };
  }
  const member = people.get(id);
  if (member !== undefined) return { name: member.name, url: member.avatar_url, isMe: false };
  const voice = voiceOf(id);
  return voice && { name: voice.name, url: undefined, isMe: false };
}

/** 'Anna, you', 'Bram', 'Hendriks, outside', 'Anyone here'. */
export function carrierWords(
  { assigned_to, assigned_outside }: Pick<Task, 'assigned_to' | 'assigned_outside'>,
  people: People,
): string {
  if (assigned_outside !== null) return `${assigned_outside}, outside`;
  if (assigned_to === null) return 'Anyone here';
  const who = someone(assigned_to, people);
  if (who === undefined) return 'Someone';
  return who.isMe ? `${who.name}, you` : who.name;
}
