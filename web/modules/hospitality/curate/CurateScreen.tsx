import { useState } from 'react';
import { useIsFounder } from '../../../platform/use-is-founder.ts';
import { Empty, ErrorState, Screen, SkeletonRows } from '../../../ui/index.ts';
import { useKeptRetreat } from '../retreats.data.ts';
import { todayText } from '../table/current-retreat.ts';
import { Answers } from './Answers.tsx';
import { draftOf, freshDraft } from './draft.ts';
import { Making } from './Making.tsx';
import { whenAndWhere } from '../retreat-words.ts';

export interface CurateScreenProps {
  title: string;
  /** The one that the address names; a new one without. */
  id: string | undefined;
  onGo: (address: string) => void;
}

const back = { href: '/founder', label: 'Back to the dashboard' };

/** A retreat as founders make it, and once it is sent, everybody's answers. */
export function CurateScreen({ title, id, onGo }: CurateScreenProps) {
  const isFounder = useIsFounder();
  if (!isFounder)
    return (
      <Screen area="insight" title={title} back={back}>
        <Empty title="Only founders see this">What you were asked to is with your own retreats.</Empty>
      </Screen>
    );
  const go = { title, onGo };
  return id === undefined ? <New {...go} /> : <Kept key={id} id={id} {...go} />;
}

type Going = Pick<CurateScreenProps, 'title' | 'onGo'>;

function New({ title, onGo }: Going) {
  const [draft] = useState(() => freshDraft(location.search, todayText()));
  return (
    <Screen area="insight" title={title} detail="Nobody is asked before you send it" back={back}>
      <Making first={draft} onSent={(id) => onGo(`/founder/retreat/${id}`)} onGone={() => onGo('/founder')} />
    </Screen>
  );
}

function Kept({ title, id, onGo }: Going & { id: string }) {
  const { data, isError, isFetching, refetch } = useKeptRetreat(id);
  if (data === undefined)
    return (
      <Screen area="insight" title={title} back={back}>
        {isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            This retreat did not load just now, or it is not there.
          </ErrorState>
        ) : (
          <SkeletonRows label="Loading the retreat" />
        )}
      </Screen>
    );
  const isDraft = data.state === 'draft';
  return (
    <Screen
      area="insight"
      title={isDraft ? title : data.name}
      detail={isDraft ? 'Nobody is asked before you send it' : whenAndWhere(data)}
      back={back}
    >
      {isDraft ? (
        <Making first={draftOf(data)} isKept onSent={() => void refetch()} onGone={() => onGo('/founder')} />
      ) : (
        <Answers retreat={data} stale={isError} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Screen>
  );
}
