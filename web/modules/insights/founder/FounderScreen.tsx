import type { EligibleUser } from '@kinsong/contract/insights/founder.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Sunrise from 'lucide-react/icons/sunrise';
import Waypoints from 'lucide-react/icons/waypoints';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useIsFounder } from '../../../platform/use-is-founder.ts';
import {
  ButtonLink,
  Empty,
  ErrorState,
  Icon,
  LastKnown,
  Screen,
  type LucideIcon,
} from '../../../ui/index.ts';
import { useFounderDashboard, type FounderFigures } from './founder.data.ts';
import { FounderSkeleton } from './FounderSkeleton.tsx';
import styles from './FounderScreen.module.css';
import { MatchesSheet, ReadySheet } from './lists.tsx';
import { Tiles } from './Tiles.tsx';
import { WiseWords } from './WiseWords.tsx';

export interface FounderScreenProps {
  title: string;
  /** The retreat in the making with its table, and the way to the next one. */
  NextRetreat: ComponentType;
  /** Who could sit at it. */
  WhoCouldSit: ComponentType<{ people: readonly EligibleUser[]; total: number }>;
}

/** What founders see: figures, the next retreat, who could be asked, who could be raised, and offered sentences. */
export function FounderScreen(props: FounderScreenProps) {
  const isFounder = useIsFounder();
  return (
    <Screen area="insight" title={props.title} detail="Founder dashboard, consciousness curation">
      {isFounder ? (
        <Dashboard {...props} />
      ) : (
        <Empty
          title="Only founders see this"
          actions={
            <ButtonLink kind="thread" size="l" href="/retreats">
              To your own retreats
            </ButtonLink>
          }
        >
          Founders choose here who is asked to a retreat. What you were asked to is with your retreats.
        </Empty>
      )}
    </Screen>
  );
}

function Dashboard({ NextRetreat, WhoCouldSit }: FounderScreenProps) {
  const { data, isError, isFetching, refetch } = useFounderDashboard();
  if (data === undefined)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        The figures did not load just now. Nothing was changed.
      </ErrorState>
    ) : (
      <FounderSkeleton />
    );
  return (
    <>
      {isError && <LastKnown onRetry={() => void refetch()} retrying={isFetching} />}
      <div className={styles.page}>
        <div className={styles.main}>
          <Tiles overview={data.overview} />
          <NextRetreat />
          <WiseWords words={data.high_wisdom_interactions} />
        </div>
        <div className={styles.side}>
          <WhoCouldSit people={data.retreat_eligible_users} total={data.overview.retreat_candidates} />
          <Curation curation={data.consciousness_curation} />
        </div>
      </div>
    </>
  );
}

/** Two counts; each opens its list. */
function Curation({ curation }: { curation: FounderFigures['consciousness_curation'] }) {
  const [open, setOpen] = useState<'ready' | 'matches'>();
  const { ready_for_elevation: ready, collaboration_matches: matches, matching } = curation;
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  return (
    <div className={styles.counts}>
      <Counted icon={Sunrise} count={ready.length} onPress={() => setOpen('ready')}>
        Ready for elevation
      </Counted>
      <Counted icon={Waypoints} count={matches.length} onPress={() => setOpen('matches')}>
        Collaboration matches
      </Counted>
      <ReadySheet people={ready} open={open === 'ready'} onOpenChange={close} />
      <MatchesSheet matches={matches} matching={matching} open={open === 'matches'} onOpenChange={close} />
    </div>
  );
}

interface CountedProps {
  icon: LucideIcon;
  count: number;
  onPress: () => void;
  children: ReactNode;
}

function Counted({ icon, count, onPress, children }: CountedProps) {
  return (
    <button type="button" className={styles.counted} onClick={onPress}>
      <Icon of={icon} />
      <span className={styles.what}>{children}</span>
      <b className={styles.count}>{count}</b>
      <Icon of={ChevronRight} size="s" />
    </button>
  );
}
