import { searchEverywhere } from '@kinsong/contract/messages/message-lookup.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';
import { useRested } from '../../../platform/useRested.ts';
import { Button, List, Row, SkeletonRows } from '../../../ui/index.ts';
import { SalonPicture } from '../../spaces/index.ts';
import { useFolds } from '../folded.ts';
import { MarkedWords } from '../stream/MessageText.tsx';
import { when } from '../stream/time-words.ts';
import { excerpt } from '../text-runs.ts';
import styles from './Conversations.module.css';
import { nameOfTalk, placeIn, type Conversation } from './conversations.ts';
import { useSpeaker } from './useSpeaker.ts';

export interface FoundWordsProps {
  query: string;
  talks: readonly Conversation[];
}

/** What was said anywhere with these words in it; each leads to its place. */
export function FoundWords({ query: typed, talks }: FoundWordsProps) {
  const query = useRested(typed);
  const folds = useFolds();
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['messages.searchEverywhere', query],
    queryFn: ({ signal }) => ask(searchEverywhere, { query: { q: query } }, { signal }),
    placeholderData: keepPreviousData,
    retry: 1,
  });
  if (isError) {
    return (
      <div className={styles.hint} role="alert">
        <p>No answer from the house, so only names were searched. What was said is safe there.</p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  if (data === undefined) return <SkeletonRows label="Searching what was said" rows={3} />;
  const found = data.messages.flatMap((message) => {
    const talk = talks.find(({ space }) => space.id === message.space_id);
    return talk === undefined || folds(talk.space.kind, message.author_id) ? [] : [{ message, talk }];
  });
  if (found.length === 0)
    return <p className={styles.found}>Nobody said that in any of them. Try fewer or other words.</p>;
  return (
    <List label="In what was said" heading="shown" level={2}>
      {found.map(({ message, talk }) => (
        <Found key={message.id} message={message} talk={talk} query={query} />
      ))}
    </List>
  );
}

function Found({ message, talk, query }: { message: Message; talk: Conversation; query: string }) {
  const speaker = useSpeaker(talk.space.id, { ...message, author_name: 'Someone' });
  return (
    <Row
      href={placeIn(talk, message.id)}
      lead={talk.as?.picture ?? <SalonPicture space={talk.space} />}
      title={<MarkedWords text={excerpt(message.content, query)} query={query} />}
      detail={`${speaker} in ${nameOfTalk(talk)}, ${when(new Date(message.created_at))}`}
    />
  );
}
