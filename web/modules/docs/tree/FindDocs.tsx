import type { Doc } from '@kinsong/contract/docs/doc.ts';
import { searchDocs } from '@kinsong/contract/docs/docs.ts';
import Magnifier from 'lucide-react/icons/search';
import { useState, type ReactNode } from 'react';
import { ask } from '../../../platform/api/api.ts';
import { List, Row, TextField } from '../../../ui/index.ts';
import { wayTo } from './doc-tree.ts';
import { useFound, type Found } from './useFound.ts';
import styles from './FindDocs.module.css';

export interface FindDocsProps {
  space: string;
  docs: readonly Doc[];
  onOpen: (id: string) => void;
  /** The tree, for as long as nothing is looked for. */
  children: ReactNode;
}

/** Looks for docs by their names at once, and by their words as soon as the house answers. */
export function FindDocs({ space, docs, onOpen, children }: FindDocsProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const answer = useFound(wanted, (q) => ask(searchDocs, { params: { space_id: space }, query: { q } }));
  const named: readonly Found[] = docs
    .filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase()))
    .map((doc) => ({ doc, excerpt: '' }));
  const found = answer ?? named;
  return (
    <>
      <TextField
        label="Find in the docs"
        type="search"
        icon={Magnifier}
        autoComplete="off"
        maxLength={200}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {wanted === '' ? (
        children
      ) : (
        <div className={styles.found}>
          <p role="status" className={styles.count}>
            {found.length === 0 ? 'Nothing like this. Try fewer letters.' : `${found.length} found`}
          </p>
          <List label="Found docs">
            {found.map(({ doc, excerpt }) => (
              <Row
                key={doc.id}
                title={doc.title}
                detail={excerpt === '' ? wayTo(doc, docs).join(', ') : excerpt}
                onPress={() => onOpen(doc.id)}
              />
            ))}
          </List>
        </div>
      )}
    </>
  );
}
