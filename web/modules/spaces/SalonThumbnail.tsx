import type { Template } from '@kinsong/contract/spaces/settings.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import { nameHash } from '@kinsong/contract/common/name-hash.ts';
import { useState } from 'react';
import { motifOf, type Motif } from './thumbnail-motif.ts';
import { drawings } from './thumbnail-drawings.tsx';
import styles from './SalonThumbnail.module.css';

export interface SalonThumbnailProps {
  name: string;
  kind: SpaceKind;
  template?: Template;
  /** Its own picture. Without one, and where it fails to load, what its name speaks of is drawn. */
  picture?: string | null;
  small?: boolean;
}

/** A salon's little picture: its own, or what its name speaks of, on a ground of its own. */
export function SalonThumbnail({ name, kind, template, picture, small = false }: SalonThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  const look = small ? styles.small : styles.thumb;
  if (picture && picture !== failed)
    return <img className={look} src={picture} alt="" loading="lazy" onError={() => setFailed(picture)} />;
  return <DrawnThumbnail motif={motifOf(name, kind, template)} ground={nameHash(name)} look={look} />;
}

export interface DrawnThumbnailProps {
  motif: Motif;
  /** Which of four grounds a lamp hangs before; every other picture has its own. */
  ground?: number;
  look?: string | undefined;
}

export function DrawnThumbnail({ motif, ground = 0, look = styles.thumb }: DrawnThumbnailProps) {
  return (
    <svg className={look} viewBox="0 0 64 64" data-ground={motif === 'lamp' ? ground % 4 : motif} aria-hidden>
      <rect className={styles.ground} width="64" height="64" />
      {drawings[motif]}
    </svg>
  );
}
