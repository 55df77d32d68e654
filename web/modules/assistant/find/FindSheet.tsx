import type { SearchResult } from '@kinsong/contract/assistant/assistant.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import Search from 'lucide-react/icons/search';
import { useState, type SubmitEvent } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Avatar, Button, Icon, List, Row, Sheet, SkeletonRows, TextField } from '../../../ui/index.ts';
import { sharedShown } from '../../files/index.ts';
import { when } from '../../messages/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { findIn } from '../assistant.data.ts';
import styles from './FindSheet.module.css';

export interface FindSheetProps {
  space: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Looks through the files, the tasks and the talk of one salon for what somebody asks in a sentence. */
export function FindSheet({ space, open, onOpenChange }: FindSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Find in this salon"
      description="In its files, its tasks and what was said. The three that fit best."
    >
      {open && <Find space={space} onLed={() => onOpenChange(false)} />}
    </Sheet>
  );
}

function Find({ space, onLed }: { space: string; onLed: () => void }) {
  const [query, setQuery] = useState('');
  const field = useFirstFocus<HTMLInputElement>();
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: (words: string) => findIn(space, words),
  });
  const look = () => query.trim() !== '' && mutate(query.trim());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    look();
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} role="search">
        <TextField
          ref={field}
          label="What are you looking for?"
          icon={Search}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={2000}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button type="submit" kind="thread" busy={isPending}>
          Find
        </Button>
      </form>
      <div className={styles.found} aria-live="polite">
        {isPending ? (
          <SkeletonRows label="Looking" rows={3} />
        ) : isError ? (
          <p className={styles.told}>
            Nothing came back from the house. Your words are still here; try again.
          </p>
        ) : (
          data && (
            <>
              <p className={styles.told}>{data.search_summary}</p>
              <Results space={space} results={data.search_results} onLed={onLed} />
            </>
          )
        )}
      </div>
    </>
  );
}

interface ResultsProps {
  space: string;
  results: readonly SearchResult[];
  onLed: () => void;
}

function Results({ space, results, onLed }: ResultsProps) {
  const people = useEveryone(space);
  const go = useNavigate();
  if (results.length === 0) return null;
  return (
    <List label="Found">
      {results.map((result) => {
        const { kind, id, title, excerpt, message_id, author_id, at } = result;
        const name = (author_id !== null && people.get(author_id)?.name) || 'Someone';
        const url = author_id === null ? null : people.get(author_id)?.avatar_url;
        const href =
          kind === 'task'
            ? `/salon/${space}?tab=todo&task=${id}`
            : message_id === null
              ? `/salon/${space}`
              : `/salon/${space}?message=${message_id}`;
        const what = { file: 'A file', task: 'A task', message: name }[kind];
        return (
          <Row
            key={`${kind} ${id}`}
            lead={
              kind === 'message' ? (
                <Avatar name={name} url={url} named />
              ) : (
                <Icon of={kind === 'file' ? FileText : ListChecks} />
              )
            }
            title={title === '' ? excerpt : title}
            detail={`${what}, ${when(new Date(at))}${kind === 'file' && excerpt !== '' ? `: ${excerpt}` : ''}`}
            onPress={() => {
              onLed();
              void go({ href });
              if (kind === 'file' && message_id === null) sharedShown.set(space);
            }}
          />
        );
      })}
    </List>
  );
}
