import type { Unread } from '@kinsong/contract/messages/messages.ts';
import { voiceOf } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useEveryone } from '../../spaces/index.ts';

/** Who said the last words of a talk, as a list says it. */
export function useSpeaker(space: string, last: Unread['last'] | undefined): string | undefined {
  const people = useEveryone(space);
  if (!last) return undefined;
  if (last.author_id === signedIn().person.id) return 'You';
  return people.get(last.author_id)?.name || voiceOf(last.author_id)?.name || last.author_name;
}
