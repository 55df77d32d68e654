import { stateOf } from '@kinsong/contract/spaces/health.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useToday } from '../../../platform/today.ts';
import { HealthBadge, useWide, VisuallyHidden } from '../../../ui/index.ts';
import { useMembers, usePresence } from '../spaces.hooks.ts';
import styles from './SalonStanding.module.css';

/** How a salon stands, how far it is and who is in it; a tap says why. */
export function SalonStanding({ space, onWhy }: { space: MySpace; onWhy: () => void }) {
  const { health, progress } = stateOf(space.vitals, useToday());
  const wide = useWide();
  return (
    <div className={styles.standing}>
      <button type="button" className={styles.health} onClick={onWhy}>
        <HealthBadge health={health} filled={wide} />
        {progress !== null && <b className={styles.percent}>{progress}%</b>}
        <VisuallyHidden>{progress !== null && 'of the tasks are done.'} Why?</VisuallyHidden>
      </button>
      <WhoIsHere space={space} />
    </div>
  );
}

function WhoIsHere({ space }: { space: MySpace }) {
  const me = signedIn().person.id;
  const members = useMembers(space.id);
  const here = usePresence(space.id);
  const home = members.filter(({ person_id }) => person_id !== me && here.has(person_id));
  return (
    <span className={styles.who}>
      {space.archived_at !== null && <span>Archived</span>}
      <span>{space.members === 1 ? 'Only you so far' : `${space.members} members`}</span>
      {home.length > 0 && (
        <span className={styles.home}>
          <i className={styles.lamp} />
          {home.length === 1 ? `${home[0]!.name} is at home` : `${home.length} at home`}
        </span>
      )}
    </span>
  );
}
