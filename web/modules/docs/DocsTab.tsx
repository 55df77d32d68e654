import '../../ui/tokens.docs.css';
import { useEffect, useMemo, useState } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import { useRows } from '../../platform/live/use-rows.ts';
import type { TabProps } from '../../platform/web-module.ts';
import { Button, Empty, ErrorState, partLater, SkeletonRows, useMedia } from '../../ui/index.ts';
import Plus from 'lucide-react/icons/plus';
import { DoneRow } from '../tasks/index.ts';
import { useSpace } from '../spaces/index.ts';
import { docsRows } from './docs.data.ts';
import { useDocsOf } from './docs.hooks.ts';
import { NewDocSheet } from './new/NewDocSheet.tsx';
import { DocTree } from './tree/DocTree.tsx';
import { byParent, wayTo } from './tree/doc-tree.ts';
import { FindDocs } from './tree/FindDocs.tsx';
import { RefusedDocs } from './tree/RefusedDocs.tsx';
import styles from './DocsTab.module.css';

/** The editor comes with the tab and with nothing before: whoever has seen the tree opens a doc in a tunnel too. */
const loadPage = () => import('./page/DocPage.tsx');
const DocPage = partLater(async () => (await loadPage()).DocPage);
const DocHistory = partLater(async () => (await import('./history/DocHistory.tsx')).DocHistory);

/** What a salon writes together. */
export function DocsTab({ space, led, onChoose, address, onAddress }: TabProps) {
  const { abilities } = useSpace(space);
  const state = useRows(space, docsRows);
  const docs = useDocsOf(space);
  const isWide = useMedia('(width >= 64rem)');
  useEffect(() => void loadPage().catch(() => {}), []);
  const [isNew, beginNew] = useState<{ parent: string | null }>();
  const mayWrite = abilities.has('docs.write');
  const first = useMemo(() => firstDoc(docs), [docs]);
  const named = docs.find(({ id }) => id === led?.id);
  // Beside the tree a doc is always open; on a phone the tree comes first.
  const doc = named ?? (isWide && led === undefined ? first : undefined);
  const history = doc !== undefined && address['view'] === 'history';
  const open = (id: string | undefined) => {
    onAddress({ doc: id, view: undefined, version: undefined });
  };
  const newSheet = (
    <NewDocSheet
      space={space}
      docs={docs}
      parent={isNew?.parent ?? null}
      open={isNew !== undefined}
      onClose={() => beginNew(undefined)}
      onMade={open}
    />
  );
  if (docs.length === 0) {
    return (
      <div className={styles.bare}>
        <RefusedDocs space={space} />
        {state === 'opening' ? (
          <SkeletonRows label="Loading the docs" rows={5} />
        ) : state === 'failed' ? (
          <ErrorState onRetry={() => signedIn().sync.again(space)}>
            The docs here could not be loaded. Often it is the connection; it usually comes back.
          </ErrorState>
        ) : (
          <Empty
            title="Nothing is written down here"
            actions={
              mayWrite && (
                <Button kind="primary" size="l" icon={Plus} onClick={() => beginNew({ parent: null })}>
                  New doc
                </Button>
              )
            }
          >
            {mayWrite
              ? 'What you agreed, a recipe, who sleeps where: begin a page, and write on it together.'
              : 'As soon as somebody begins a page, you read it here.'}
          </Empty>
        )}
        {newSheet}
      </div>
    );
  }
  if (history && doc !== undefined) {
    return (
      <DocHistory
        doc={doc}
        version={address['version']}
        mayWrite={mayWrite}
        isWide={isWide}
        onVersion={(version) => onAddress({ version })}
        onBack={() => onAddress({ view: undefined, version: undefined })}
        onOpen={open}
      />
    );
  }
  const tree = (
    <nav className={styles.tree} aria-label="Docs of this salon">
      <FindDocs space={space} docs={docs} onOpen={open}>
        <RefusedDocs space={space} />
        <DocTree
          docs={docs}
          abilities={abilities}
          current={doc?.id}
          onOpen={open}
          onNew={(parent) => beginNew({ parent })}
        />
      </FindDocs>
      {mayWrite && (
        <div className={styles.foot}>
          <Button kind="primary" icon={Plus} onClick={() => beginNew({ parent: null })}>
            New doc
          </Button>
        </div>
      )}
    </nav>
  );
  const page =
    doc === undefined ? (
      led !== undefined && state === 'live' && <NotThere onBack={() => onChoose(undefined)} />
    ) : (
      <DocPage
        doc={doc}
        way={wayTo(doc, docs)}
        abilities={abilities}
        isWide={isWide}
        onBack={() => onChoose(undefined)}
        onHistory={() => onAddress({ view: 'history' })}
        onOpen={open}
      />
    );
  return (
    <div className={styles.docs}>
      {(isWide || (doc === undefined && led === undefined)) && tree}
      {(isWide || doc !== undefined || led !== undefined) && (
        <div className={styles.open}>
          {page}
          <DoneRow />
        </div>
      )}
      {newSheet}
    </div>
  );
}

function NotThere({ onBack }: { onBack: () => void }) {
  return (
    <Empty title="This doc is not here" actions={<Button onClick={onBack}>To the docs</Button>}>
      It was taken away, or it lies in another salon.
    </Empty>
  );
}

/** The first that has words, from the top of the tree. */
function firstDoc<D extends Parameters<typeof byParent>[0][number]>(docs: readonly D[]): D | undefined {
  const lying = byParent(docs);
  const walk = (parent: string | null): D | undefined => {
    for (const doc of lying.get(parent) ?? []) {
      if (doc.kind === 'doc') return doc;
      const found = walk(doc.id);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return walk(null);
}
