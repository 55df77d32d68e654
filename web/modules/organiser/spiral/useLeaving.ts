import { useState } from 'react';
import type { Ring } from './rings.ts';

/** What was seen before one went in or out is still there until one has arrived. */
export function useLeaving(here: Ring, below: Ring | undefined): readonly [readonly Ring[], () => void] {
  const [last, setLast] = useState({ here, below });
  const [leaving, setLeaving] = useState<readonly Ring[]>([]);
  if (last.here !== here || last.below !== below) {
    setLast({ here, below });
    if (last.here.id !== here.id) setLeaving([last.here, last.below].filter((ring) => ring !== undefined));
  }
  const stillThere = leaving.filter(({ id }) => id !== here.id && id !== below?.id);
  return [stillThere, () => setLeaving((before) => (before.length === 0 ? before : []))];
}
