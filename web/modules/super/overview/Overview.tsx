import ChevronRight from 'lucide-react/icons/chevron-right';
import DoorOpen from 'lucide-react/icons/door-open';
import Plus from 'lucide-react/icons/plus';
import { Suspense, type ReactNode } from 'react';
import { Bone, Button, Card, cx, ErrorState, Icon, Loading, Skeleton } from '../../../ui/index.ts';
import { Invitations } from '../../identity/index.ts';
import { useOverview, useWaiting, type HouseFigures } from '../super.data.ts';
import { Above150 } from './Above150.tsx';
import { FailedWork } from './FailedWork.tsx';
import { useDashboard, useHouseItself } from './house.data.ts';
import { HouseItselfPart } from './HouseItselfPart.tsx';
import { LatestDone } from './LatestDone.tsx';
import { letterWords } from './letter-words.ts';
import styles from './Overview.module.css';
import { NobodyOnDuty } from './NobodyOnDuty.tsx';
import { PeopleAsVillage } from './PeopleAsVillage.tsx';
import { ThreeVoices } from './ThreeVoices.tsx';
import { WhereWeStand } from './WhereWeStand.tsx';

export interface OverviewProps {
  onInvitations: () => void;
  onWaitlist: () => void;
  onPeople: () => void;
  onAudit: () => void;
}

/** How the house is, at one look: who lives in it, what needs a hand, which codes are open, how large it has grown. */
export function Overview({ onInvitations, onWaitlist, onPeople, onAudit }: OverviewProps) {
  const { data: figures, isError, isFetching, refetch } = useOverview();
  const waiting = useWaiting().data ?? 0;
  const dashboard = useDashboard().data;
  const { data: house, dataUpdatedAt } = useHouseItself();
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
        <FailedWork />
        {figures?.letters && letterWords(figures.letters) !== null && (
          <p className={styles.letters}>{letterWords(figures.letters)}</p>
        )}
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
        <NobodyOnDuty onPeople={onPeople} />
        {dashboard && <Above150 people={dashboard.high_trust_users} />}
      </div>
      {house && <WhereWeStand scores={house.scores} />}
      {dashboard && <ThreeVoices days={dashboard.recent_trust_analytics} />}
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
      {house && <HouseItselfPart house={house} now={new Date(dataUpdatedAt)} />}
      <LatestDone onMore={onAudit} />
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
