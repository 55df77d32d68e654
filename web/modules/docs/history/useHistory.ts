import type { Doc, DocVersion } from '@kinsong/contract/docs/doc.ts';
import { docHistory, docVersion } from '@kinsong/contract/docs/doc-history.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import { useEffect, useState } from 'react';
import { ask } from '../../../platform/api/api.ts';

export interface History {
  readonly versions: readonly DocVersion[];
  readonly more: boolean;
  readonly state: 'opening' | 'live' | 'failed';
  readonly busy: boolean;
  readonly failed: boolean;
  loadMore(): void;
  again(): void;
}

/** How a doc came to be, the latest first; asked again when somebody has written. */
export function useHistory({ id, words_at }: Doc): History {
  const [known, setKnown] = useState<Pick<History, 'versions' | 'more' | 'state'>>({
    versions: [],
    more: false,
    state: 'opening',
  });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    ask(docHistory, { params: { doc_id: id }, query: {} }).then(
      (page) => left || setKnown({ ...page, state: 'live' }),
      () => left || setKnown((before) => (before.state === 'live' ? before : { ...before, state: 'failed' })),
    );
    return () => {
      left = true;
    };
  }, [id, words_at, tries]);
  const last = known.versions.at(-1)?.version;
  const [loading, setLoading] = useState<'busy' | 'failed'>();
  const loadMore = () => {
    if (last === undefined) return;
    setLoading('busy');
    ask(docHistory, { params: { doc_id: id }, query: { before: last } }).then(
      (page) => {
        setLoading(undefined);
        setKnown((before) => ({
          ...before,
          versions: [...before.versions, ...page.versions],
          more: page.more,
        }));
      },
      () => setLoading('failed'),
    );
  };
  return {
    ...known,
    busy: loading === 'busy',
    failed: loading === 'failed',
    loadMore,
    again: () => setTries(tries + 1),
  };
}

export type Seen = Answer<typeof docVersion>;

/** A doc as it was then. */
export function useVersion(
  { id }: Doc,
  version: number | undefined,
): { seen: Seen | undefined; failed: boolean; againOne: () => void } {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ of: number; seen?: Seen }>();
  useEffect(() => {
    if (version === undefined) return undefined;
    let left = false;
    ask(docVersion, { params: { doc_id: id, version } }).then(
      (seen) => left || setAnswer({ of: version, seen }),
      () => left || setAnswer({ of: version }),
    );
    return () => {
      left = true;
    };
  }, [id, version, tries]);
  const mine = answer?.of === version ? answer : undefined;
  return {
    seen: mine?.seen,
    failed: mine !== undefined && mine.seen === undefined,
    againOne: () => {
      setAnswer(undefined);
      setTries(tries + 1);
    },
  };
}
