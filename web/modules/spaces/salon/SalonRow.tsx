import type { Unread } from '@kinsong/contract/messages/messages.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import type { ReactNode } from 'react';
import { Count, Row } from '../../../ui/index.ts';
import { ago } from '../hub/time-ago.ts';
import { SalonThumbnail } from '../SalonThumbnail.tsx';
import { kindWord } from '../space-words.ts';
import styles from './SalonList.module.css';

export interface SalonRowProps {
  space: MySpace;
  activity: Unread | undefined;
  selected?: boolean;
  /** Who said the last words, where that is told. */
  by?: string | undefined;
  /** What can become of them. */
  below?: ReactNode;
}

/** A salon as a row: its last words, and how many are new or when they were said. */
export function SalonRow({ space, activity, selected = false, by, below }: SalonRowProps) {
  const { id, name, kind, template, thumbnail } = space;
  const { last = null, unread = 0, mentions = 0 } = activity ?? {};
  const said = last === null ? kindWord(kind) : last.content || 'A file';
  return (
    <Row
      href={`/salon/${id}`}
      selected={selected}
      lead={<SalonThumbnail name={name} kind={kind} template={template} picture={thumbnail} small />}
      title={<span className={styles.name}>{name}</span>}
      detail={
        <span className={styles.words}>
          {last !== null && by !== undefined && `${by}: `}
          {said}
        </span>
      }
      end={
        !selected &&
        (unread > 0 ? (
          <Count count={unread} words="unread" named={mentions > 0} />
        ) : (
          last && ago(new Date(last.created_at))
        ))
      }
      below={below}
    />
  );
}
