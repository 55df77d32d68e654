import type { MyRetreat } from '@kinsong/contract/hospitality/retreat.ts';
import {
  ButtonLink,
  Empty,
  ErrorState,
  LastKnown,
  List,
  Row,
  Screen,
  SkeletonRows,
} from '../../../ui/index.ts';
import { useMyRetreats } from '../retreats.data.ts';
import { byDay, whenAndWhere } from '../retreat-words.ts';
import { Candle } from '../table/Candle.tsx';
import { lightOf } from '../table/seats.ts';

/** The retreats one was asked to, the next first. */
export function MyRetreats({ title }: { title: string }) {
  const { data, isError, isFetching, refetch } = useMyRetreats();
  const again = { onRetry: () => void refetch(), retrying: isFetching };
  return (
    <Screen area="guild" title={title}>
      {data === undefined ? (
        isError ? (
          <ErrorState {...again}>
            Your retreats did not load just now. What you answered before still counts.
          </ErrorState>
        ) : (
          <SkeletonRows label="Loading your retreats" rows={3} />
        )
      ) : data.length === 0 ? (
        <Empty
          title="No retreat asks for you yet"
          actions={
            <ButtonLink kind="thread" size="l" href="/trust">
              See your trust
            </ButtonLink>
          }
        >
          Retreats open above a trust of 150. Those whose turn it is are asked by letter, and here.
        </Empty>
      ) : (
        <>
          {isError && <LastKnown {...again} />}
          <List label="Retreats">
            {data.map((retreat) => (
              <Row
                key={retreat.id}
                lead={<Candle light={lightOf(retreat.mine.state)} small />}
                title={retreat.name}
                detail={`${whenAndWhere(retreat)}. ${said(retreat)}`}
                href={`/retreats/${retreat.id}`}
              />
            ))}
          </List>
        </>
      )}
    </Screen>
  );
}

function said({ mine, state, open, host }: MyRetreat): string {
  if (state === 'cancelled') return 'It does not take place';
  switch (mine.state) {
    case 'yes':
      return 'You come';
    case 'no':
      return 'Not this time';
    case 'waiting':
      return 'You wait for a chair';
    case 'withdrawn':
      return 'You are no longer asked';
    case 'lapsed':
      return 'The day to answer has passed';
    default:
      if (!open) return 'It has begun';
      return mine.answer_by === null
        ? `${host.name} asks you`
        : `${host.name} asks you, until ${byDay(mine.answer_by)}`;
  }
}
