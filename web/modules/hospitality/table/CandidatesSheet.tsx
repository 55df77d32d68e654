import type { Candidate } from '@kinsong/contract/hospitality/curating.ts';
import type { ReactNode } from 'react';
import { Avatar, ErrorState, List, LoadMore, Row, Sheet, SkeletonRows } from '../../../ui/index.ts';
import { useEligible } from '../retreats.data.ts';
import { levelWords, sinceAsked } from '../retreat-words.ts';

export interface CandidatesSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Whom it leaves out. */
  without?: ReadonlySet<string>;
  /** At the right of somebody: what can be done, or what they said. */
  renderEnd: (candidate: Candidate) => ReactNode;
}

const nobody: ReadonlySet<string> = new Set();

/** Everybody who could come, in the order in which they would be asked. */
export function CandidatesSheet({
  open,
  onOpenChange,
  title,
  without = nobody,
  renderEnd,
}: CandidatesSheetProps) {
  const list = useEligible(open);
  const people = list.data?.pages
    .flatMap((page) => page.people)
    .filter(({ person_id }) => !without.has(person_id));
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description="Those who were never asked come first, then whoever was asked longest ago."
    >
      {people === undefined ? (
        list.isError ? (
          <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching}>
            The list did not load just now. Nothing was changed.
          </ErrorState>
        ) : (
          <SkeletonRows label="Loading who could come" />
        )
      ) : (
        <>
          {people.length === 0 && !list.hasNextPage && <p>Nobody more could come just now.</p>}
          <List label="Who could come">
            {people.map((each) => (
              <CandidateRow key={each.person_id} candidate={each} end={renderEnd(each)} />
            ))}
          </List>
          <LoadMore
            more={list.hasNextPage}
            busy={list.isFetching}
            failed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
    </Sheet>
  );
}

/** Somebody who could come; where only the first are told, without their level. */
export type Could = Omit<Candidate, 'consciousness_level'> & Partial<Candidate>;

export interface CandidateRowProps {
  candidate: Could;
  end: ReactNode;
}

export function CandidateRow({ candidate, end }: CandidateRowProps) {
  const { name, avatar_url, trust_score, consciousness_level, last_asked_at } = candidate;
  const level = consciousness_level === undefined ? [] : [levelWords[consciousness_level]];
  return (
    <Row
      lead={<Avatar name={name} url={avatar_url} named />}
      title={name}
      detail={[String(trust_score), ...level, sinceAsked(last_asked_at)].join(', ')}
      end={end}
    />
  );
}
