import { useEffect, useState } from 'react';
import { Store, useStore } from '../../../platform/store.ts';
import { hold, letGo } from '../line/open-docs.ts';
import type { OpenDoc } from '../line/open-doc.ts';
import { atFirst, type Standing } from '../line/standing.ts';

export interface Opened {
  readonly open: OpenDoc | undefined;
  readonly standing: Standing;
}

/** For as long as nothing is open. */
const nothing = new Store(atFirst);

/** Holds a doc open while the screen is there. One that the house has not heard of yet is written on here alone. */
export function useOpenDoc(space: string, id: string, isThere: boolean, beganEmpty: boolean): Opened {
  const [held] = useState(() => new Store<OpenDoc | undefined>(undefined));
  const open = useStore(held);
  useEffect(() => {
    const doc = hold(space, id);
    held.set(doc);
    return () => {
      held.set(undefined);
      letGo(id, doc);
    };
  }, [space, id, held]);
  useEffect(() => {
    if (open === undefined) return;
    if (isThere) void open.join();
    else if (beganEmpty) void open.recalled.then(() => open.begin());
  }, [open, isThere, beganEmpty]);
  return { open, standing: useStore(open?.standing ?? nothing) };
}
