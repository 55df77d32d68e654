import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Handshake from 'lucide-react/icons/handshake';
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import Sofa from 'lucide-react/icons/sofa';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useConnection } from '../../../platform/live/connection.ts';
import { useStore } from '../../../platform/store.ts';
import {
  Button,
  ButtonLink,
  Empty,
  ErrorState,
  Screen,
  useWide,
  VisuallyHidden,
  type AreaBarItem,
  type Kept,
} from '../../../ui/index.ts';
import { byLatest, useActivity } from '../latest-activity.ts';
import { PeopleAtHome } from '../PeopleAtHome.tsx';
import { loadMine } from '../spaces.data.ts';
import { useSpaces } from '../spaces.hooks.ts';
import { isSalon } from '../space-words.ts';
import { CreateSpaceSheet } from './CreateSpaceSheet.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';
import { SalonCard } from './SalonCard.tsx';
import styles from './SalonsHub.module.css';
import { PermanentPlaces } from './PermanentPlaces.tsx';
import { useSlow } from './useSlow.ts';

export interface SalonsHubProps {
  title: string;
  onFounded: (space: MySpace) => void;
}

/** Every salon one belongs to. */
export function SalonsHub({ title, onFounded }: SalonsHubProps) {
  const { state, spaces } = useSpaces();
  const activity = useActivity();
  const [founding, setFounding] = useState<SpaceKind>();
  const all = byLatest([...spaces.values()].filter(isSalon), activity);
  const open = all.filter(({ archived_at }) => archived_at === null);
  const slow = useSlow(useConnection() === 'lost' && state !== 'live');
  const failed = state === 'failed' || slow;
  const waiting = state !== 'live' && !failed;
  const wide = useWide();
  const hasCards = all.length > 0 || waiting;
  const archived = all.filter(({ archived_at }) => archived_at !== null);
  const cards = (title: string, some: readonly MySpace[]) => (
    <ul className={styles.cards} aria-label={title}>
      {some.map((space) => (
        <SalonCard key={space.id} space={space} unread={activity.get(space.id)} />
      ))}
    </ul>
  );
  return (
    <Screen
      area="salon"
      title={title}
      actions={wide && hasCards && <Ways onFound={setFounding} />}
      bar={wide ? undefined : { label: 'In the salons', items: tabs }}
    >
      {!hasCards ? (
        <NoneShown failed={failed} onFound={() => setFounding('project')} />
      ) : (
        <div className={styles.hub}>
          {!wide && <Ways onFound={setFounding} />}
          {all.length === 0 && <HubSkeleton />}
          {open.length > 0 && (
            <div>
              <h2>
                <VisuallyHidden>Salons</VisuallyHidden>
              </h2>
              {cards('Salons', open)}
            </div>
          )}
          {archived.length > 0 && <h2 className={styles.heading}>Archived</h2>}
          {archived.length > 0 && cards('Archived salons', archived)}
          <div className={styles.below}>
            <PermanentPlaces />
            <PeopleAtHome />
          </div>
        </div>
      )}
      <CreateSpaceSheet kind={founding} onClose={() => setFounding(undefined)} onFounded={onFounded} />
    </Screen>
  );
}

/** What stands and works of the tabs at the foot of a phone. */
const tabs: readonly AreaBarItem[] = [
  { label: 'Projects', icon: Sofa, href: '/salons', current: true },
  { label: 'To Do', icon: ListChecks, href: '/tasks' },
  { label: 'Game', icon: Gamepad2, href: '/mairy' },
];

function Ways({ onFound }: { onFound: (kind: SpaceKind) => void }) {
  const wide = useWide();
  return (
    <div className={styles.ways}>
      {wide && (
        <ButtonLink kind="bare" icon={Gamepad2} href="/mairy">
          Back to Game
        </ButtonLink>
      )}
      <Button icon={wide ? Handshake : undefined} onClick={() => onFound('guild')}>
        Quick Guild
      </Button>
      <Button kind="primary" icon={Plus} onClick={() => onFound('project')}>
        New Project
      </Button>
    </div>
  );
}

function NoneShown({ failed, onFound }: { failed: boolean; onFound: () => void }) {
  if (failed) return <NoAnswerHere />;
  return (
    <Empty
      title="Welcome to Project Salons"
      actions={
        <>
          <Button kind="thread" size="l" onClick={onFound}>
            Create Your First Project Salon
          </Button>
          <ButtonLink kind="bare" href="/mairy">
            Back to Game
          </ButtonLink>
        </>
      }
    >
      A salon is one room for one thing: a roof, a birthday, a week of care. Open the first, and invite the
      people it needs.
    </Empty>
  );
}

function NoAnswerHere() {
  const { outbox } = signedIn();
  const unsent = useStore(outbox.items).filter(({ quiet }) => quiet !== true);
  const [retrying, setRetrying] = useState(false);
  const kept: Kept[] = unsent.slice(0, 4).map(({ body }) => ({
    words: typeof body?.['content'] === 'string' ? `“${body['content']}”` : 'A change',
  }));
  const retry = async () => {
    setRetrying(true);
    await loadMine();
    setRetrying(false);
  };
  return (
    <ErrorState
      kept={kept}
      onRetry={() => void retry()}
      retrying={retrying}
      leave={
        <ButtonLink kind="bare" href="/mairy">
          Back to Game
        </ButtonLink>
      }
    >
      The salons could not be loaded. Often it is the connection; it usually comes back.
    </ErrorState>
  );
}
