import { useCallback, useRef } from 'react';
import type { Stretch } from '../loaded-messages.ts';
import { loadNewer, loadOlder } from '../messages.data.ts';

const ways = {
  older: { load: loadOlder, ended: ({ from }: Stretch) => from === 0 },
  newer: { load: loadNewer, ended: ({ to }: Stretch) => to === Infinity },
};

/** Fetches the next page in one direction, one at a time. What failed is fetched at the next scroll. */
export function useLoadMore(space: string, stretch: Stretch | undefined, way: keyof typeof ways): () => void {
  const busy = useRef(false);
  return useCallback(() => {
    const { load, ended } = ways[way];
    if (busy.current || stretch === undefined || ended(stretch)) return;
    busy.current = true;
    load(space, stretch)
      .catch(() => {})
      .finally(() => {
        busy.current = false;
      });
  }, [space, stretch, way]);
}
