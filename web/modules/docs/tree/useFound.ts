import type { Doc } from '@kinsong/contract/docs/doc.ts';
import { useEffect, useEffectEvent, useState } from 'react';

export interface Found {
  readonly doc: Doc;
  readonly excerpt: string;
}

/** So long after the last letter the house is asked. */
const pause = 250;

/** What the house finds by the words of docs; nothing before it has answered. */
export function useFound(
  wanted: string,
  search: (q: string) => Promise<{ found: readonly Found[] }>,
): readonly Found[] | undefined {
  const [answer, setAnswer] = useState<{ q: string; found: readonly Found[] }>();
  const look = useEffectEvent(search);
  useEffect(() => {
    if (wanted === '') return undefined;
    let left = false;
    const asking = setTimeout(() => {
      look(wanted).then(
        ({ found }) => left || setAnswer({ q: wanted, found }),
        () => {},
      );
    }, pause);
    return () => {
      left = true;
      clearTimeout(asking);
    };
  }, [wanted]);
  return answer?.q === wanted ? answer.found : undefined;
}
