import { Refused } from '../../../platform/api/http-request.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { ButtonLink, ErrorState, frontOfTheHouse, Screen } from '../../../ui/index.ts';
import type { OwnTrust } from '../trust-parts.ts';
import { useDashboard } from './you.data.ts';
import { You } from './You.tsx';
import { YouSkeleton } from './YouSkeleton.tsx';

export interface YouScreenProps {
  title: string;
  Trust: OwnTrust;
  /** Where retreats and the journal are, in a house that has them. */
  retreats?: string | undefined;
  journal?: string | undefined;
}

/** What the house knows of oneself. For one's own eyes. */
export function YouScreen({ title, Trust, retreats, journal }: YouScreenProps) {
  const { data, error, isFetching, refetch } = useDashboard();
  const { person } = signedIn();
  return (
    <Screen area="insight" title={title} detail="what the house knows of you">
      {data !== undefined ? (
        <You known={data} person={person} Trust={Trust} retreats={retreats} journal={journal} />
      ) : error === null ? (
        <YouSkeleton />
      ) : (
        <ErrorState
          title={failedWords(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          leave={
            <ButtonLink kind="bare" href={frontOfTheHouse()}>
              Return
            </ButtonLink>
          }
        >
          Nothing of yours is lost. Often it is the connection.
        </ErrorState>
      )}
    </Screen>
  );
}

/** The house's own words where it said why, as the specification's catalogue has them. */
const failedWords = (error: Error): string =>
  (error instanceof Refused && error.message) || 'Failed to load dashboard data';
