import '../../../ui/tokens.organiser.css';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { stateOf } from '@kinsong/contract/spaces/health.ts';
import { planetId } from '@kinsong/contract/spaces/planet.ts';
import type { ReactNode } from 'react';
import { useToday } from '../../../platform/today.ts';
import { useWide } from '../../../ui/index.ts';
import { SalonThumbnail } from '../../spaces/index.ts';
import { useLevel } from '../organiser.hooks.ts';
import { Crumbs, addressOf } from './Crumbs.tsx';
import { OrganiserHeader } from './OrganiserHeader.tsx';
import styles from './ProjectHead.module.css';

const planet = { id: planetId, kind: 'planet', name: 'Planet' } as const;

/** Over a project: its picture in a ring of what is done, its name, and the way up to its family. */
export function ProjectHead({ space, actions }: { space: MySpace; actions: ReactNode }) {
  const wide = useWide();
  const { level } = useLevel(space.id);
  const above = level?.path.slice(0, -1) ?? [planet];
  const up = above.at(-1) ?? planet;
  return (
    <OrganiserHeader up={up} upHref={addressOf(up)} project={space.id} actions={actions} isFull>
      <div className={styles.project}>
        {wide && <Picture space={space} />}
        <div className={styles.words}>
          <span className={styles.name} aria-hidden>
            {space.name}
          </span>
          {wide && <Crumbs path={above} isHere={false} />}
        </div>
      </div>
    </OrganiserHeader>
  );
}

const round = 2 * Math.PI * 30;

function Picture({ space }: { space: MySpace }) {
  const { name, kind, template, thumbnail, vitals } = space;
  const { progress } = stateOf(vitals, useToday());
  return (
    <span className={styles.picture}>
      <svg viewBox="0 0 64 64" className={styles.ring} aria-hidden>
        <circle cx="32" cy="32" r="30" className={styles.track} />
        {progress !== null && progress > 0 && (
          <circle
            cx="32"
            cy="32"
            r="30"
            className={styles.done}
            strokeDasharray={`${(round * progress) / 100} ${round}`}
            transform="rotate(-90 32 32)"
          />
        )}
      </svg>
      <span className={styles.thumb}>
        <SalonThumbnail name={name} kind={kind} template={template} picture={thumbnail} />
      </span>
    </span>
  );
}
