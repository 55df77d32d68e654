import { useIsFounder } from '../../../platform/use-is-founder.ts';
import { ButtonLink, Empty, ErrorState, List, Row, Screen, SkeletonRows } from '../../../ui/index.ts';
import { useKeptRetreats } from '../retreats.data.ts';
import { whenAndWhere } from '../retreat-words.ts';
import { tallyOf } from '../table/seats.ts';

/** All retreats that founders made, the latest first. */
export function KeptRetreats({ title }: { title: string }) {
  const isFounder = useIsFounder();
  return (
    <Screen
      area="insight"
      title={title}
      back={{ href: '/founder', label: 'Back to the dashboard' }}
      actions={isFounder && <ButtonLink href="/founder/retreat">Curate Next Retreat</ButtonLink>}
    >
      {isFounder ? (
        <Listed />
      ) : (
        <Empty title="Only founders see this">What you were asked to is with your own retreats.</Empty>
      )}
    </Screen>
  );
}

const stateOf = { draft: 'still being made', open: '', cancelled: 'called off' } as const;

function Listed() {
  const { data, isError, isFetching, refetch } = useKeptRetreats();
  if (data === undefined)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        The retreats did not load just now. Nothing was changed.
      </ErrorState>
    ) : (
      <SkeletonRows label="Loading the retreats" />
    );
  if (data.length === 0) return <Empty title="No retreat yet">The first one begins with who may come.</Empty>;
  return (
    <List label="Retreats">
      {data.map((retreat) => {
        const { come, unheard } = tallyOf(retreat);
        const said = stateOf[retreat.state] || `${come} come, ${unheard} not yet heard`;
        return (
          <Row
            key={retreat.id}
            title={retreat.name || 'Without a name yet'}
            detail={`${whenAndWhere(retreat)}. ${said}`}
            href={`/founder/retreat/${retreat.id}`}
          />
        );
      })}
    </List>
  );
}
