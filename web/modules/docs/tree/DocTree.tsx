import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Doc } from '@kinsong/contract/docs/doc.ts';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button, VisuallyHidden } from '../../../ui/index.ts';
import { begin, change, mayRemove, remove } from '../docs.actions.ts';
import type { Shown } from '../unsent-overlay.ts';
import { DocRow } from './DocRow.tsx';
import { branches, moveTo, stepOf, type Branch, type Spot, type Step } from './doc-tree.ts';
import { useTreeDrag } from './useTreeDrag.ts';
import styles from './DocTree.module.css';

export interface DocTreeProps {
  docs: readonly Shown<Doc>[];
  abilities: ReadonlySet<Capability>;
  current: string | undefined;
  onOpen: (id: string) => void;
  /** Begins a doc that lies in this one. */
  onNew: (parent: string | null) => void;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** The docs as a tree. Arrows walk through it; with Alt they take the doc along. */
export function DocTree({ docs, abilities, current, onOpen, onNew }: DocTreeProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [tabbed, setTabbed] = useState<string>();
  const [naming, setNaming] = useState<string>();
  const [said, say] = useState('');
  const place = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => branches(docs, folded), [docs, folded]);
  const mayWrite = abilities.has('docs.write');
  const fold = (id: string, isFolded: boolean) =>
    setFolded((before) => {
      const after = new Set(before);
      if (isFolded) after.add(id);
      else after.delete(id);
      return after;
    });
  const put = (id: string, spot: Spot | undefined) => {
    const doc = docs.find((each) => each.id === id);
    const move = spot && moveTo(id, spot, docs);
    if (doc === undefined || spot === undefined || move === undefined) return;
    if (spot.how === 'into') fold(spot.beside, false);
    const other = docs.find((each) => each.id === spot.beside)?.title ?? '';
    say(`${doc.title} is now ${{ above: 'above', below: 'below', into: 'in' }[spot.how]} ${other}`);
    void change(doc, move);
  };
  const drag = useTreeDrag(place, put);
  const focus = (id: string | undefined) =>
    id !== undefined && place.current?.querySelector<HTMLElement>(`[data-doc="${id}"]`)?.focus();
  const press = (event: KeyboardEvent, at: number, row: Branch<Shown<Doc>>) => {
    const step = steps[event.key];
    const { id } = row.doc;
    if (event.key === 'F2' && mayWrite) setNaming(id);
    else if (step === undefined) return;
    else if (event.altKey) {
      if (mayWrite) put(id, stepOf(id, step, docs));
    } else if (step === 'up') focus(rows[at - 1]?.doc.id);
    else if (step === 'down') focus(rows[at + 1]?.doc.id);
    else if (row.hasMore && folded.has(id) === (step === 'in')) fold(id, step === 'out');
    else
      focus(
        step === 'in' ? (row.hasMore ? rows[at + 1]?.doc.id : undefined) : (row.doc.parent_id ?? undefined),
      );
    event.preventDefault();
  };
  const newFolder = async () => {
    const space = docs[0]?.space_id;
    if (space !== undefined) setNaming(await begin(space, { title: 'New folder', kind: 'folder' }));
  };
  const first = [tabbed, current].find((id) => rows.some(({ doc }) => doc.id === id)) ?? rows[0]?.doc.id;
  return (
    <div className={styles.scroll}>
      <ul ref={place} aria-label="Docs and folders" className={styles.tree}>
        {rows.map((row, at) => (
          <DocRow
            key={row.doc.id}
            branch={row}
            isOpen={!folded.has(row.doc.id)}
            isCurrent={row.doc.id === current}
            isTabbed={row.doc.id === first}
            onFocus={() => setTabbed(row.doc.id)}
            isNaming={row.doc.id === naming}
            drop={drag.over?.beside === row.doc.id ? drag.over.how : undefined}
            mayWrite={mayWrite}
            mayRemove={mayRemove(row.doc, abilities)}
            onOpen={() =>
              row.doc.kind === 'folder' ? fold(row.doc.id, !folded.has(row.doc.id)) : onOpen(row.doc.id)
            }
            onFold={() => fold(row.doc.id, !folded.has(row.doc.id))}
            onKeyDown={(event) => press(event, at, row)}
            onDrag={mayWrite ? (event) => drag.begin(event, row.doc.id) : undefined}
            onName={() => setNaming(row.doc.id)}
            onNamed={(title) => {
              setNaming(undefined);
              if (title !== undefined && title !== row.doc.title) void change(row.doc, { title });
            }}
            onNew={() => onNew(row.doc.id)}
            onRemove={() => void remove(row.doc)}
            onStep={(step) => put(row.doc.id, stepOf(row.doc.id, step, docs))}
          />
        ))}
      </ul>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
      {mayWrite && (
        <Button kind="bare" icon={FolderPlus} className={styles.folder} onClick={() => void newFolder()}>
          New folder
        </Button>
      )}
    </div>
  );
}
