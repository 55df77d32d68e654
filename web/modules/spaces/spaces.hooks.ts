import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Member, MySpace, SentAway } from '@kinsong/contract/spaces/spaces.ts';
import { useEffect, useMemo } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import type { SyncState } from '../../platform/live/sync.ts';
import { useRows } from '../../platform/live/use-rows.ts';
import { useStore } from '../../platform/store.ts';
import {
  abilities,
  loadSentAway,
  lookAtAll,
  members,
  mine,
  sentAway,
  spacesRows,
  type MySpaces,
} from './spaces.data.ts';

export const useSpaces = (): MySpaces => useStore(mine);

/** The same, kept fresh for as long as a screen shows what is counted of all of them. */
export function useAllSpaces(): MySpaces {
  useEffect(lookAtAll, []);
  return useSpaces();
}

export interface OpenSpace {
  readonly state: SyncState;
  readonly space: MySpace | undefined;
  readonly abilities: ReadonlySet<Capability>;
}

/** Looks at a space for as long as the screen is there. */
export function useSpace(id: string): OpenSpace {
  const state = useRows(id, spacesRows);
  const space = useSpaces().spaces.get(id);
  return { state, space, abilities: useMemo(() => abilities(space), [space]) };
}

/** Everyone who is or was here: words of those who left still have a name. */
export const useEveryone = (id: string): ReadonlyMap<string, Member> => useStore(members.of(id));

/** Who is a member now, those who are at home first, then by name. */
export function useMembers(id: string): readonly Member[] {
  const everyone = useEveryone(id);
  const here = usePresence(id);
  return useMemo(
    () =>
      [...everyone.values()]
        .filter(({ left_at }) => left_at === null)
        .sort(
          (a, b) =>
            Number(here.has(b.person_id)) - Number(here.has(a.person_id)) || a.name.localeCompare(b.name),
        ),
    [everyone, here],
  );
}

const nobody: readonly SentAway[] = [];

/** Who was sent away, for whoever may lift it: asked again whenever something about the members is another. */
export function useSentAway(id: string, mayLift: boolean): readonly SentAway[] {
  const everyone = useEveryone(id);
  useEffect(() => {
    if (mayLift) void loadSentAway(id);
  }, [id, mayLift, everyone]);
  const known = useStore(sentAway.of(id));
  return mayLift ? known : nobody;
}

export const usePresence = (id: string): ReadonlySet<string> => useStore(signedIn().signals.here.of(id));
