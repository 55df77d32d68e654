import '../../ui/tokens.organiser.css';
import { planetId } from '@kinsong/contract/spaces/planet.ts';
import { Screen } from '../../ui/index.ts';
import { Crumbs, addressOf } from './head/Crumbs.tsx';
import { OrganiserHeader } from './head/OrganiserHeader.tsx';
import styles from './OrganiserScreen.module.css';
import { LevelView } from './level/LevelView.tsx';
import { LevelGone, LevelSkeleton, NoLevel } from './level/LevelStates.tsx';
import { useShown } from './level/useShown.ts';
import { useBelow } from './level/useBelow.ts';
import { loadLevel } from './organiser.data.ts';

export interface OrganiserScreenProps {
  title: string;
  /** The space whose level it is; the planet without. */
  at: string | undefined;
  /** To another level, or into a project. */
  onGo: (address: string) => void;
}

/** The spiral that one descends: planet, hamlet, family, project, each level a turn further in. */
export function OrganiserScreen({ title, at = planetId, onGo }: OrganiserScreenProps) {
  const { state, level } = useShown(at);
  const below = useBelow(level);
  const path = level?.path ?? [];
  const up = path.at(-2);
  const ahead = [below.chosen, below.third].filter((child) => child !== undefined);
  return (
    <Screen
      area="organiser"
      title={title}
      flow="held"
      header={
        <OrganiserHeader up={up} upHref={up ? addressOf(up) : '/organiser'}>
          <div className={styles.where}>
            <span className={styles.title} aria-hidden>
              {title}
            </span>
            <Crumbs path={path} ahead={ahead} />
          </div>
        </OrganiserHeader>
      }
    >
      <div className={styles.room}>
        {level !== undefined ? (
          <LevelView
            level={level}
            below={below}
            isLastKnown={state === 'failed'}
            up={up}
            onGo={(crumb) => onGo(addressOf(crumb))}
          />
        ) : state === 'failed' ? (
          <NoLevel onRetry={() => void loadLevel(at)} />
        ) : state === 'gone' ? (
          <LevelGone />
        ) : (
          <LevelSkeleton />
        )}
      </div>
    </Screen>
  );
}
