import type { MyRetreat } from '@kinsong/contract/hospitality/retreat.ts';
import { ErrorState, LastKnown, Screen, SkeletonRows } from '../../../ui/index.ts';
import { useMyRetreat } from '../retreats.data.ts';
import { byDay } from '../retreat-words.ts';
import { Invitation } from './Invitation.tsx';

const back = { href: '/retreats', label: 'Back to your retreats' };

/** One invitation: where to, in whose words, one's own answer, and who comes. */
export function AnswerScreen({ title, id }: { title: string; id: string }) {
  const { data, isError, isFetching, refetch } = useMyRetreat(id);
  const again = { onRetry: () => void refetch(), retrying: isFetching };
  return (
    <Screen
      area="guild"
      title={data === undefined ? title : `${data.host.name} asks you`}
      detail={data && waits(data)}
      back={back}
    >
      {data === undefined ? (
        isError ? (
          <ErrorState {...again}>
            This invitation did not load just now, or it is not for you. What you answered before still
            counts.
          </ErrorState>
        ) : (
          <SkeletonRows label="Loading the invitation" rows={4} />
        )
      ) : (
        <>
          {isError && <LastKnown {...again} />}
          <Invitation key={id} retreat={data} />
        </>
      )}
    </Screen>
  );
}

function waits({ mine, open, state }: MyRetreat): string {
  if (state === 'cancelled') return 'it does not take place';
  if (!open) return mine.state === 'withdrawn' ? 'you are no longer asked' : 'its time has come';
  if (mine.state === 'asked' || mine.state === 'perhaps')
    return mine.answer_by === null ? 'an answer is kind' : `an answer by ${byDay(mine.answer_by)} is kind`;
  return mine.state === 'waiting' ? 'you wait for a chair' : 'you have answered';
}
