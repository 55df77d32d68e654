import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Awareness } from 'y-protocols/awareness';
import { signedIn } from '../../../platform/signed-in.ts';
import { useEveryone } from '../../spaces/index.ts';

type People = ReadonlyMap<string, Member>;

/** Who has their caret in it now, besides me. */
export function useWriting(awareness: Awareness | undefined, space: string): readonly Member[] {
  const people = useEveryone(space);
  const [ids, setIds] = useState('');
  useEffect(() => {
    if (awareness === undefined) return undefined;
    awareness.setLocalStateField('user', { id: signedIn().person.id });
    const look = () => setIds(writing(awareness).join(' '));
    look();
    awareness.on('change', look);
    return () => awareness.off('change', look);
  }, [awareness]);
  return useMemo(() => membersOf(ids, people), [ids, people]);
}

function writing(awareness: Awareness): readonly string[] {
  const me = signedIn().person.id;
  const ids = [...awareness.getStates().values()].flatMap((state) => {
    const { user, cursor } = state as { user?: { id?: unknown }; cursor?: unknown };
    return cursor != null && typeof user?.id === 'string' && user.id !== me ? user.id : [];
  });
  return [...new Set(ids)].sort();
}

const membersOf = (ids: string, people: People): readonly Member[] =>
  ids.split(' ').flatMap((id) => people.get(id) ?? []);

/** "Ruth and Tomas are writing too". */
export function writingWords(names: readonly string[]): string {
  const [first] = names;
  if (first === undefined) return '';
  if (names.length === 1) return `${first} is writing too`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are writing too`;
}
