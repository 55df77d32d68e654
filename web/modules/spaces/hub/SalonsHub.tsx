import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useState } from 'react';
import { Screen, useWide, type AreaBarProps } from '../../../ui/index.ts';
import { PeopleAtHome } from '../PeopleAtHome.tsx';
import { isMyCompany, isSalon } from '../space-words.ts';
import { useAllSpaces } from '../spaces.hooks.ts';
import { NewProjectSheet } from './founding/NewProjectSheet.tsx';
import { QuickGuildSheet, type QuickGuildSheetProps } from './founding/QuickGuildSheet.tsx';
import { HubCards } from './HubCards.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';
import { NoAnswerHere, NoSalonsYet, StillLastKnown } from './HubStates.tsx';
import { HubWays, LookForSalons, type Founding } from './HubWays.tsx';
import { PermanentPlaces } from './PermanentPlaces.tsx';
import styles from './SalonsHub.module.css';
import { useUnanswered } from './useUnanswered.ts';

export interface SalonsHubProps extends Pick<QuickGuildSheetProps, 'onWriteManifesto'> {
  title: string;
  bar: AreaBarProps;
  onFounded: (space: MySpace) => void;
}

/** Every salon one belongs to. */
export function SalonsHub({ title, bar, onFounded, onWriteManifesto }: SalonsHubProps) {
  const { state, spaces } = useAllSpaces();
  const [founding, setFounding] = useState<Founding>();
  const { failed, waiting } = useUnanswered(state);
  const wide = useWide();
  const salons = [...spaces.values()].filter(isSalon);
  const hasCards = salons.length > 0 || waiting;
  const close = () => setFounding(undefined);
  return (
    <Screen
      area="salon"
      title={title}
      actions={hasCards && (wide ? <HubWays onFound={setFounding} /> : <LookForSalons />)}
      bar={bar}
    >
      {hasCards ? (
        <div className={styles.hub}>
          {!wide && <HubWays onFound={setFounding} />}
          {failed && <StillLastKnown />}
          {salons.length === 0 ? <HubSkeleton /> : <HubCards salons={salons} />}
          <div className={styles.below}>
            <PermanentPlaces hasCompany={salons.some(isMyCompany)} />
            <PeopleAtHome />
          </div>
        </div>
      ) : failed ? (
        <NoAnswerHere />
      ) : (
        <NoSalonsYet onFound={() => setFounding('project')} />
      )}
      <NewProjectSheet open={founding === 'project'} onClose={close} onFounded={onFounded} />
      <QuickGuildSheet
        open={founding === 'guild'}
        onClose={close}
        onFounded={onFounded}
        onWriteManifesto={onWriteManifesto}
      />
    </Screen>
  );
}
