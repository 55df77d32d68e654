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
  /** A talk that is no salon: how it is called, where it has its place, and its picture. */
  as?: TalkElsewhere | undefined;
  /** Tells when they were said beside how many are new, and not only where none is. */
  timed?: boolean;
}

export interface TalkElsewhere {
  name: string;
  href: string;
  picture: ReactNode;
  /** What stands there in place of last words. */
  line?: string;
}

/** A salon as a row: its last words, and how many are new or when they were said. */
export function SalonRow(props: SalonRowProps) {
  const { space, activity, selected = false, by, below, as: other, timed = false } = props;
  const { id, name, kind } = space;
  const { last = null, unread = 0, mentions = 0 } = activity ?? {};
  const said = last === null ? (other?.line ?? kindWord(kind)) : last.content || 'A file';
  const count = <Count count={unread} words="unread" named={mentions > 0} />;
  return (
    <Row
      href={other?.href ?? `/salon/${id}`}
      selected={selected}
      lead={other?.picture ?? <SalonPicture space={space} />}
      title={<span className={styles.name}>{other?.name ?? name}</span>}
      detail={
        <span className={styles.words}>
          {last !== null && by !== undefined && `${by}: `}
          {said}
        </span>
      }
      end={
        !selected &&
        (timed ? (
          <span className={styles.ends}>
            <Said at={last?.created_at ?? space.created_at} />
            {count}
          </span>
        ) : unread > 0 ? (
          count
        ) : (
          last && <Said at={last.created_at} />
        ))
      }
      below={below}
    />
  );
}

export function SalonPicture({ space }: Pick<SalonRowProps, 'space'>) {
  const { name, kind, template, thumbnail } = space;
  return <SalonThumbnail name={name} kind={kind} template={template} picture={thumbnail} small />;
}

const Said = ({ at }: { at: string }) => <time dateTime={at}>{ago(new Date(at))}</time>;
