import ChevronRight from 'lucide-react/icons/chevron-right';
import DoorOpen from 'lucide-react/icons/door-open';
import Plus from 'lucide-react/icons/plus';
import { Suspense, type ReactNode } from 'react';
import { Bone, Button, Card, cx, ErrorState, Icon, Loading, Skeleton } from '../../../ui/index.ts';
import { Invitations } from '../../identity/index.ts';
import { useOverview, useWaiting, type HouseFigures } from '../super.data.ts';
import { LetterDeliveryNote } from './LetterDeliveryNote.tsx';
import styles from './Overview.module.css';
import { PeopleAsVillage } from './PeopleAsVillage.tsx';

export interface OverviewProps {
  onInvitations: () => void;
  onWaitlist: () => void;
}

/** How the house is, at one look: who lives in it, what needs a hand, which codes are open, how large it has grown. */
export function Overview({ onInvitations, onWaitlist }: OverviewProps) {
  const { data: figures, isError, isFetching, refetch } = useOverview();
  const waiting = useWaiting().data ?? 0;
  return (
    <div className={styles.page}>
      <div className={styles.town}>
        {figures !== undefined ? (
          <Town figures={figures} />
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            The figures did not load just now. Nothing was changed.
          </ErrorState>
        ) : (
          <Skeleton label="Loading the figures">
            <Bone className={styles.ghost} />
          </Skeleton>
        )}
      </div>
      <div className={styles.needs}>
        {figures?.letters && <LetterDeliveryNote letters={figures.letters} />}
        {waiting > 0 && (
          <button type="button" className={styles.door} onClick={onWaitlist}>
            <Icon of={DoorOpen} />
            <span className={styles.words}>
              <b>Waiting at the door</b>
              {waiting === 1 ? 'one person asked for a place' : `${waiting} people asked for a place`}
            </span>
            <Icon of={ChevronRight} />
          </button>
        )}
      </div>
      <section className={styles.codes}>
        <header className={styles.head}>
          <h2 className={styles.heading}>Open codes</h2>
          <Button icon={Plus} aria-label="New invitation" onClick={onInvitations}>
            New
          </Button>
        </header>
        <Suspense fallback={<Loading label="One moment" />}>
          <Invitations whose="house" />
        </Suspense>
      </section>
      {figures !== undefined && (
        <section className={styles.itself}>
          <h2 className={styles.heading}>The house itself</h2>
          <Figure words={sizeOf(figures.database_bytes).unit}>{sizeOf(figures.database_bytes).number}</Figure>
        </section>
      )}
    </div>
  );
}

function Town({ figures: { people, here_this_week: here, salons } }: { figures: HouseFigures }) {
  return (
    <Card className={styles.card}>
      <div className={styles.figures}>
        <Figure words="of us">{people}</Figure>
        <Figure words={salons === 1 ? 'salon or guild' : 'salons and guilds'}>{salons}</Figure>
        <Figure words={here === 1 ? 'was here this week' : 'were here this week'} lit>
          {here}
        </Figure>
      </div>
      <PeopleAsVillage people={people} here={here} />
    </Card>
  );
}

function Figure({ words, lit, children }: { words: string; lit?: boolean; children: ReactNode }) {
  return (
    <p className={styles.figure}>
      <b className={cx(styles.number, lit && styles.lit)}>{children}</b>
      <span>{words}</span>
    </p>
  );
}

const megabyte = 1024 * 1024;

/** '412 MB', '1.3 GB': as much as one needs to know whether it grows. */
function sizeOf(bytes: number): { number: string; unit: string } {
  const size = bytes / megabyte;
  if (size < 1024) return { number: String(Math.max(1, Math.round(size))), unit: 'MB of database' };
  return { number: (size / 1024).toFixed(1), unit: 'GB of database' };
}
