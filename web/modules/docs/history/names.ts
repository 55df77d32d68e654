import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { signedIn } from '../../../platform/signed-in.ts';

export type Named = ReadonlyMap<string, Member>;

export const nameOf = (person: string, people: Named): string => people.get(person)?.name ?? 'Someone';

/** "Anna, you", "Ruth", "Ruth and Tomas". */
export function names(ids: readonly string[], people: Named): string {
  const me = signedIn().person.id;
  if (ids.length === 1 && ids[0] === me) return `${nameOf(me, people)}, you`;
  const all = ids.map((id) => (id === me ? 'you' : nameOf(id, people)));
  return all.length < 2 ? (all[0] ?? 'someone') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
