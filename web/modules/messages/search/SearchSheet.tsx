import { isVoice } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import Magnifier from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import type { SearchProps } from '../../../platform/web-module.ts';
import {
  Avatar,
  Button,
  List,
  Logo,
  partLater,
  Row,
  Sheet,
  SkeletonRows,
  TextField,
} from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { nameOf } from '../stream/talk-context.ts';
import { when } from '../stream/time-words.ts';
import { MarkedWords } from '../stream/MessageText.tsx';
import { excerpt } from '../text-runs.ts';
import styles from './SearchSheet.module.css';
import { anything, isNarrowed, type Filters } from './filters.ts';
import { useSearch } from './useSearch.ts';

/** Most look for a word. */
const SearchFilters = partLater(async () => (await import('./SearchFilters.tsx')).SearchFilters);

/** Finds what was said here by its words, and leads there. */
export function SearchSheet({ space, open, onOpenChange, onFound }: SearchProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Search what was said here">
      <Search space={space} onFound={onFound} />
    </Sheet>
  );
}

function Search({ space, onFound }: Pick<SearchProps, 'space' | 'onFound'>) {
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState(anything);
  const [narrow, setNarrow] = useState(false);
  const field = useFirstFocus<HTMLInputElement>();
  return (
    <>
      <TextField
        ref={field}
        label="Words"
        enterKeyHint="search"
        icon={Magnifier}
        autoComplete="off"
        maxLength={200}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Button
        kind="bare"
        icon={SlidersHorizontal}
        aria-expanded={narrow}
        onClick={() => {
          setNarrow(!narrow);
          setFilters(anything);
        }}
      >
        {narrow ? 'Search everything' : 'By whom, when, with what'}
      </Button>
      {narrow && <SearchFilters space={space} filters={filters} onFilters={setFilters} />}
      <div className={styles.found} aria-live="polite">
        <Found space={space} query={query} filters={filters} onFound={onFound} />
      </div>
    </>
  );
}

interface FoundProps extends Pick<SearchProps, 'space' | 'onFound'> {
  query: string;
  filters: Filters;
}

function Found({ space, query, filters, onFound }: FoundProps) {
  const people = useEveryone(space);
  const { state, messages, again } = useSearch(space, query, filters);
  if (state === 'idle') return <p className={styles.hint}>A word or its beginning is enough.</p>;
  if (state === 'failed') {
    return (
      <div className={styles.hint} role="alert">
        <p>No answer from the house. What was said is safe there.</p>
        <Button onClick={again}>Retry</Button>
      </div>
    );
  }
  if (state === 'searching' && messages.length === 0) return <SkeletonRows label="Searching" rows={3} />;
  if (messages.length === 0)
    return (
      <p className={styles.hint}>
        {isNarrowed(filters)
          ? 'Nothing like that was said here. Try a wider search.'
          : 'Nobody said that here. Try fewer or other words.'}
      </p>
    );
  return (
    <List label="Found">
      {messages.map((message) => (
        <Row
          key={message.id}
          lead={<Who id={message.author_id} people={people} />}
          title={<MarkedWords text={excerpt(message.content, query)} query={query} />}
          detail={`${nameOf(people, message.author_id)}, ${when(new Date(message.created_at))}`}
          onPress={() => onFound(message)}
        />
      ))}
    </List>
  );
}

/** A face; what the guide or the house said has their sign. */
function Who({ id, people }: { id: string; people: ReadonlyMap<string, Member> }) {
  if (isVoice(id)) return <Logo className={styles.sign} />;
  return <Avatar name={nameOf(people, id)} url={people.get(id)?.avatar_url} named />;
}
