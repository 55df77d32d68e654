import { useMemo } from 'react';
import type { SyncState } from '../../platform/live/sync.ts';
import { useRows } from '../../platform/live/use-rows.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { useStore } from '../../platform/store.ts';
import { useSpaces } from '../spaces/index.ts';
import { overlay, type Shown } from './unsent-overlay.ts';
import { sheets, worksheetsRows } from './worksheets.data.ts';

export interface SheetsOfSpace {
  readonly state: SyncState;
  /** The one that was written in last comes first. */
  readonly shown: readonly Shown[];
}

export function useSheets(space: string): SheetsOfSpace {
  const state = useRows(space, worksheetsRows);
  const known = useStore(sheets);
  const items = useStore(signedIn().outbox.items);
  const { spaces } = useSpaces();
  const shown = useMemo(() => {
    const me = { id: signedIn().person.id, spaceName: (id: string) => spaces.get(id)?.name ?? '' };
    return overlay([...known.values()], items, me)
      .filter(({ sheet }) => sheet.space_id === space)
      .toSorted((a, b) => b.sheet.changed_at.localeCompare(a.sheet.changed_at));
  }, [known, items, spaces, space]);
  return { state, shown };
}
