import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { ReactNode } from 'react';
import { useSpace, useSpaces } from '../../spaces/index.ts';
import { ownPlace, type Shown } from '../unsent-overlay.ts';
import styles from './TaskPlace.module.css';

interface WithPlaceProps {
  detail: {
    shown: Shown;
    /** On a list of several places; what may be done is then asked in the one where the task lies. */
    placed: boolean;
    abilities: ReadonlySet<Capability>;
  };
  children: (abilities: ReadonlySet<Capability>) => ReactNode;
}

export function WithPlace({ detail, children }: WithPlaceProps) {
  const { shown, placed, abilities } = detail;
  const { space_id } = shown.task;
  // What is not at the house yet lies nowhere that could be asked.
  if (!placed || space_id === ownPlace) return children(abilities);
  return <AtPlace space={space_id}>{children}</AtPlace>;
}

function AtPlace({ space, children }: { space: string; children: WithPlaceProps['children'] }) {
  return children(useSpace(space).abilities);
}

/** Where a task lies; one's own thread is nobody else's place. */
export function PlaceLink({ space }: { space: string }) {
  const found = useSpaces().spaces.get(space);
  if (found === undefined || found.kind === 'thread') return <span>Only yours</span>;
  return (
    <a className={styles.way} href={`/salon/${space}?tab=todo`}>
      {found.name}
    </a>
  );
}
