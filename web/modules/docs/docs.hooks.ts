import type { Doc, DocComment } from '@kinsong/contract/docs/doc.ts';
import { useMemo } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import { useStore } from '../../platform/store.ts';
import { comments, docs } from './docs.data.ts';
import { commentsShown, docsShown, type Shown } from './unsent-overlay.ts';

/** The docs and folders of a space, with what waits in the outbox laid over them. */
export function useDocsOf(space: string): readonly Shown<Doc>[] {
  const known = useStore(docs);
  const items = useStore(signedIn().outbox.items);
  return useMemo(
    () =>
      docsShown(
        [...known.values()].filter(({ space_id }) => space_id === space),
        items.filter((item) => item.space === space),
        signedIn().person.id,
      ),
    [known, items, space],
  );
}

/** What was said about one doc, in its order. */
export function useCommentsOn(doc: Pick<Doc, 'id' | 'space_id'>): readonly Shown<DocComment>[] {
  const known = useStore(comments);
  const items = useStore(signedIn().outbox.items);
  const { id, space_id } = doc;
  return useMemo(
    () =>
      commentsShown(
        [...known.values()].filter(({ doc_id }) => doc_id === id),
        items.filter((item) => item.space === space_id),
        signedIn().person.id,
      ).filter(({ doc_id }) => doc_id === id),
    [known, items, id, space_id],
  );
}
