import '../../../ui/tokens.docs.css';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useToday } from '../../../platform/today.ts';
import { Bone, Button, ErrorState, Screen, Select, Skeleton } from '../../../ui/index.ts';
import { Activity } from './Activity.tsx';
import { useFamilies, useFigures, useSpaceFigures, type Figures } from './figures.data.ts';
import styles from './Figures.module.css';
import { TrustOverTime } from './TrustOverTime.tsx';
import { WhereTrustComesFrom } from './WhereTrustComesFrom.tsx';

export interface FiguresScreenProps {
  title: string;
  causeNames: Readonly<Record<string, string>>;
}

/** One's years in pictures, each with its numbers behind it. They print as they stand. */
export function FiguresScreen({ title, causeNames }: FiguresScreenProps) {
  const { data, isError, isFetching, refetch } = useFigures();
  return (
    <Screen
      area="insight"
      title={title}
      detail="in pictures"
      back={{ href: '/you', label: 'Back to you' }}
      actions={
        data && (
          <Button icon={Printer} kind="bare" onClick={() => print()}>
            Print
          </Button>
        )
      }
    >
      {data !== undefined ? (
        <Pictures figures={data} causeNames={causeNames} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          Your pictures could not be drawn just now. Nothing of yours is lost.
        </ErrorState>
      ) : (
        <Skeleton label="Your pictures are being drawn">
          <div className={styles.page}>
            {['trust', 'causes', 'months'].map((each) => (
              <Bone key={each} className={styles.ghost} />
            ))}
          </div>
        </Skeleton>
      )}
    </Screen>
  );
}

function Pictures({ figures, causeNames }: { figures: Figures } & Pick<FiguresScreenProps, 'causeNames'>) {
  const today = useToday();
  return (
    <div className={styles.page}>
      <TrustOverTime points={figures.trust} today={today} />
      <WhereTrustComesFrom causes={figures.causes} names={causeNames} />
      <Activity title="What you did" months={figures.months} whose="you" />
      <OfFamily />
    </div>
  );
}

/** All its people together; who did what is nowhere. */
function OfFamily() {
  const { data: families = [] } = useFamilies();
  const [chosen, choose] = useState<string>();
  const family = families.find(({ id }) => id === chosen) ?? families[0];
  const { data: months, isError, refetch } = useSpaceFigures(family?.id ?? null);
  if (family === undefined) return null;
  return (
    <div>
      {families.length > 1 && (
        <Select
          label="Of whom"
          options={families.map(({ id, name }) => ({ value: id, label: name }))}
          value={family.id}
          onChange={choose}
        />
      )}
      {months !== undefined ? (
        <Activity title={family.name} months={months} whose={`the people of ${family.name}`} />
      ) : isError ? (
        <div className={styles.failed} role="alert">
          <p>The years of {family.name} could not be drawn just now.</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      ) : (
        <Skeleton label={`The years of ${family.name} are being drawn`}>
          <Bone className={styles.ghost} />
        </Skeleton>
      )}
    </div>
  );
}
