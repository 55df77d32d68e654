import type { Unread } from '@kinsong/contract/messages/messages.ts';
import { stateOf } from '@kinsong/contract/spaces/health.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Building2 from 'lucide-react/icons/building-2';
import Users from 'lucide-react/icons/users';
import { useEffect } from 'react';
import { useToday } from '../../../platform/today.ts';
import { AvatarStack, Badge, Card, Count, cx, HealthBadge, VisuallyHidden } from '../../../ui/index.ts';
import { isMyCompany } from '../space-words.ts';
import { loadPeople } from '../spaces.data.ts';
import { useMembers } from '../spaces.hooks.ts';
import { SalonThumbnail } from '../SalonThumbnail.tsx';
import { CardFacts } from './CardFacts.tsx';
import { CardProgress } from './CardProgress.tsx';
import { LastWords } from './LastWords.tsx';
import styles from './SalonCard.module.css';

export interface SalonCardProps {
  space: MySpace;
  unread: Unread | undefined;
}

/** A salon among others: how it stands, who is in it, how far it is, and what was last said there. */
export function SalonCard({ space, unread }: SalonCardProps) {
  const { id, name, kind, members, template, thumbnail, vitals } = space;
  const state = stateOf(vitals, useToday());
  const faces = useMembers(id);
  useEffect(() => loadPeople([id]), [id]);
  const fresh = (unread?.unread ?? 0) > 0;
  return (
    <li className={styles.place}>
      <Card href={`/salon/${id}`} className={cx(styles.card, fresh && styles.fresh)}>
        <SalonThumbnail name={name} kind={kind} template={template} picture={thumbnail} />
        <div className={styles.words}>
          <div className={styles.top}>
            <h2 className={styles.name}>{name}</h2>
            <Count count={unread?.unread ?? 0} words="unread" named={(unread?.mentions ?? 0) > 0} />
          </div>
          <div className={styles.standing}>
            <Standing space={space} health={state.health} />
            <VisuallyHidden>{members === 1 ? 'only you' : `${members} members`}</VisuallyHidden>
            {faces.length > 0 && (
              <span aria-hidden className={styles.faces}>
                <AvatarStack
                  people={faces.map((face) => ({ name: face.name, url: face.avatar_url }))}
                  most={3}
                  total={members}
                />
              </span>
            )}
          </div>
        </div>
        <CardProgress vitals={vitals} progress={state.progress} />
        <CardFacts space={space} overdue={state.overdue} />
        <LastWords space={space} last={unread?.last ?? null} />
      </Card>
    </li>
  );
}

/** A guild and one's own company say what they are where a salon says how it stands. */
function Standing({ space, health }: { space: MySpace; health: ReturnType<typeof stateOf>['health'] }) {
  if (space.archived_at !== null) return <Badge>Archived</Badge>;
  if (space.kind === 'guild') {
    return <Badge icon={Users}>{space.members === 1 ? 'Guild' : `Guild of ${space.members}`}</Badge>;
  }
  if (isMyCompany(space)) return <Badge icon={Building2}>My Company</Badge>;
  return <HealthBadge health={health} />;
}
