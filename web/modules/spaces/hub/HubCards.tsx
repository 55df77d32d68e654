import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useStore } from '../../../platform/store.ts';
import { useToday } from '../../../platform/today.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import { useActivity } from '../latest-activity.ts';
import { ArchivedSalons } from './ArchivedSalons.tsx';
import { DeletedSalons } from './DeletedSalons.tsx';
import { FindSalons } from './FindSalons.tsx';
import { inOrder, matches, wanted } from './find-salons.ts';
import { SalonCard } from './SalonCard.tsx';
import styles from './SalonsHub.module.css';

/** The cards one looks for, in the order one wants; what is archived or deleted stands apart. */
export function HubCards({ salons }: { salons: readonly MySpace[] }) {
  const activity = useActivity();
  const { query, order, open: looking } = useStore(wanted);
  const today = useToday();
  const [deleted, kept] = [
    salons.filter(({ deleted_at }) => deleted_at !== null),
    salons.filter(({ deleted_at }) => deleted_at === null),
  ];
  const found = inOrder(
    kept.filter((salon) => !looking || matches(salon, query)),
    looking ? order : 'activity',
    activity,
    today,
  );
  const archived = found.filter(({ archived_at }) => archived_at !== null);
  const open = found.filter(({ archived_at }) => archived_at === null);
  const cards = (label: string, some: readonly MySpace[]) => (
    <ul className={styles.cards} aria-label={label}>
      {some.map((space) => (
        <SalonCard key={space.id} space={space} unread={activity.get(space.id)} />
      ))}
    </ul>
  );
  return (
    <>
      {looking && <FindSalons found={found.length} />}
      <DeletedSalons salons={deleted} />
      {open.length > 0 && (
        <div>
          <VisuallyHidden>
            <h2>Salons</h2>
          </VisuallyHidden>
          {cards('Salons', open)}
        </div>
      )}
      {archived.length > 0 && (
        <ArchivedSalons count={archived.length}>{cards('Archived salons', archived)}</ArchivedSalons>
      )}
    </>
  );
}
