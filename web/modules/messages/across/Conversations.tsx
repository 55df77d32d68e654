import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { useStore } from '../../../platform/store.ts';
import {
  ButtonLink,
  Empty,
  List,
  Screen,
  SkeletonRows,
  TextField,
  VisuallyHidden,
} from '../../../ui/index.ts';
import {
  Across,
  loadPeople,
  NoAnswerHere,
  SalonRow,
  StillLastKnown,
  useActivity,
  useSpaces,
  useUnanswered,
} from '../../spaces/index.ts';
import { foldedWords, useFolds } from '../folded.ts';
import { askNow, unreadAsked } from '../unread.data.ts';
import styles from './Conversations.module.css';
import { conversations, isSought, soughtWords, type Conversation, type PlaceOf } from './conversations.ts';
import { FoundWords } from './FoundWords.tsx';
import { useSpeaker } from './useSpeaker.ts';

export interface ConversationsProps {
  title: string;
  placeOf: PlaceOf;
}

/** All one's conversations in one list, whatever they are held in, the newest first. */
export function Conversations({ title, placeOf }: ConversationsProps) {
  const { state, spaces } = useSpaces();
  const activity = useActivity();
  const query = useStore(soughtWords).trim();
  const all = conversations(spaces.values(), activity, placeOf);
  const ids = all.map(({ space }) => space.id).join(' ');
  useEffect(() => loadPeople(ids.split(' ').filter(Boolean)), [ids]);
  const { failed, waiting } = useUnanswered(state, useStore(unreadAsked));
  const fresh = all.filter(({ space }) => (activity.get(space.id)?.unread ?? 0) > 0).length;
  return (
    <Screen
      area="guild"
      title={title}
      detail={all.length > 0 && (fresh === 0 ? 'All is read' : newInWords(fresh))}
      back={{ href: '/mairy', label: 'Back to Mairy' }}
    >
      {all.length > 0 ? (
        <Across>
          {failed && <StillLastKnown also={askNow} />}
          <SearchField />
          {query === '' ? (
            <>
              <VisuallyHidden>
                <h2>The newest first</h2>
              </VisuallyHidden>
              <Talks label="Conversations" talks={all} />
            </>
          ) : (
            <Sought query={query} talks={all} />
          )}
        </Across>
      ) : failed ? (
        <NoAnswerHere also={askNow} what="Your conversations" />
      ) : waiting ? (
        <Across>
          <SkeletonRows label="Looking for your conversations" />
        </Across>
      ) : (
        <Empty
          title="No conversation yet"
          actions={
            <ButtonLink kind="thread" size="l" href="/mairy">
              Talk with Mairy
            </ButtonLink>
          }
        >
          Every talk you are in will stand here, the newest first: with Mairy, in salons, in rooms.
        </Empty>
      )}
    </Screen>
  );
}

function SearchField() {
  return (
    <div className={styles.search} role="search" aria-label="Your conversations">
      <TextField
        label="Search by name and by what was said"
        icon={Search}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={useStore(soughtWords)}
        onChange={(event) => soughtWords.set(event.target.value)}
      />
    </div>
  );
}

interface TalksProps {
  label: string;
  heading?: 'shown';
  talks: readonly Conversation[];
}

function Talks({ label, heading, talks }: TalksProps) {
  return (
    <List label={label} heading={heading} level={2}>
      {talks.map((talk) => (
        <Talk key={talk.space.id} talk={talk} />
      ))}
    </List>
  );
}

function Talk({ talk }: { talk: Conversation }) {
  const { space, as } = talk;
  const activity = useActivity().get(space.id);
  const last = activity?.last;
  const speaker = useSpeaker(space.id, last);
  const folds = useFolds();
  if (activity && last && folds(space.kind, last.author_id)) {
    const quiet = { ...activity, last: { ...last, content: foldedWords } };
    return <SalonRow space={space} activity={quiet} as={as} timed />;
  }
  return <SalonRow space={space} activity={activity} by={speaker} as={as} timed />;
}

/** Those that are called so, and under them what was said in any of them. */
function Sought({ query, talks }: { query: string; talks: readonly Conversation[] }) {
  const called = talks.filter((talk) => isSought(talk, query));
  return (
    <>
      <p className={styles.found} role="status">
        {called.length === 0 ? 'No conversation of yours is called that.' : calledInWords(called.length)}
      </p>
      {called.length > 0 && <Talks label="Conversations" heading="shown" talks={called} />}
      <FoundWords query={query} talks={talks} />
    </>
  );
}

const calledInWords = (many: number): string =>
  many === 1 ? 'One conversation is called that.' : `${many} conversations are called that.`;

const newInWords = (talks: number): string =>
  talks === 1 ? 'Something new in one of them' : `Something new in ${talks} of them`;
