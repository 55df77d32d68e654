import { usualCriteria, type Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import type { ConsciousnessLevel } from '@kinsong/contract/seekers/consciousness-levels.ts';
import { useState } from 'react';
import { Bone, ButtonLink, ErrorState, Skeleton } from '../../../ui/index.ts';
import { CriteriaFields } from '../curate/CriteriaFields.tsx';
import { useKeptRetreats } from '../retreats.data.ts';
import { whenAndWhere } from '../retreat-words.ts';
import { currentOf, todayText } from './current-retreat.ts';
import { LongTable, TableTally } from './LongTable.tsx';
import styles from './NextRetreat.module.css';

/** The retreat in the making with its table, and the way to the next one. */
export function NextRetreat() {
  const { data, isError, isFetching, refetch } = useKeptRetreats();
  if (data === undefined)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        The retreats did not load just now. Nothing was changed.
      </ErrorState>
    ) : (
      <Skeleton label="Loading the next retreat">
        <Bone as="title" width="40%" />
        <Bone className={styles.ghost} />
      </Skeleton>
    );
  const retreat = currentOf(data, todayText());
  return (
    <section className={styles.part} aria-label="The next retreat">
      {retreat === undefined ? <Nothing /> : <Shown retreat={retreat} />}
      <Curate past={data.length - (retreat === undefined ? 0 : 1)} />
    </section>
  );
}

function Shown({ retreat }: { retreat: Retreat }) {
  const { id, name, state } = retreat;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h2 className={styles.name}>{name || 'A retreat without a name yet'}</h2>
          <p className={styles.where}>{whenAndWhere(retreat)}</p>
        </div>
        <ButtonLink href={`/founder/retreat/${id}`}>
          {state === 'draft' ? 'Go on with it' : 'See the answers'}
        </ButtonLink>
      </header>
      <LongTable retreat={retreat} />
      {state === 'draft' ? (
        <p className={styles.where}>It is still being made: nobody was asked yet.</p>
      ) : (
        <TableTally retreat={retreat} />
      )}
    </>
  );
}

function Nothing() {
  return (
    <div className={styles.titles}>
      <h2 className={styles.name}>The table is bare</h2>
      <p className={styles.where}>
        No retreat is being made. Say who may come, and the house chooses those whose turn it is.
      </p>
    </div>
  );
}

/** The criteria go along to where the retreat is made. */
function Curate({ past }: { past: number }) {
  const [trust, setTrust] = useState<number>(usualCriteria.min_trust_score);
  const [places, setPlaces] = useState<number>(usualCriteria.max_participants);
  const [level, setLevel] = useState<ConsciousnessLevel>(usualCriteria.consciousness_level);
  const asked = new URLSearchParams({ trust: String(trust), places: String(places), level });
  return (
    <div className={styles.curate}>
      <CriteriaFields
        value={{ min_trust_score: trust, places, consciousness_level: level }}
        onChange={(next) => {
          if (next.min_trust_score !== undefined) setTrust(next.min_trust_score);
          if (next.places !== undefined) setPlaces(next.places);
          if (next.consciousness_level !== undefined) setLevel(next.consciousness_level);
        }}
      />
      <div className={styles.ways}>
        {past > 0 && (
          <ButtonLink kind="bare" href="/founder/retreats">
            Earlier retreats
          </ButtonLink>
        )}
        <ButtonLink kind="primary" size="l" href={`/founder/retreat?${asked.toString()}`}>
          Curate Next Retreat
        </ButtonLink>
      </div>
    </div>
  );
}
