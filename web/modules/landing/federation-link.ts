import type { Answer } from '@kinsong/contract/common/call.ts';
import type { links } from '@kinsong/contract/identity/federation-link.ts';
import { useEffect, useState } from 'react';

/** The contract's own path, held against it by a test: the front of the house carries no schemas. */
export const linksPath = ['GET', '/api/links'] as const;

let known: Promise<string | null> | undefined;

async function ask(): Promise<string | null> {
  const [method, address] = linksPath;
  const answer = await fetch(address, { method, headers: { accept: 'application/json' } });
  return answer.ok ? ((await answer.json()) as Answer<typeof links>).federation : null;
}

/** Where whoever brings the house to people is found, as far as its operator has said. Unasked, nothing is missing. */
export function useFederation(): string | null {
  const [federation, setFederation] = useState<string | null>(null);
  useEffect(() => {
    known ??= ask().catch(() => null);
    void known.then(setFederation);
  }, []);
  return federation;
}
