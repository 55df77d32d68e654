import type { DeedLink } from '@kinsong/contract/guide/proposal-card.ts';
import type { ExtraOf } from '@kinsong/contract/guide/message-extra.ts';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Icon } from '../../../ui/index.ts';
import { when, MessageText, type MessageRow } from '../../messages/index.ts';
import { askAgain } from '../guide.actions.ts';
import { TryAgain } from './BrokenOffAnswer.tsx';
import styles from './SystemNotices.module.css';

/** Not a word of the answer came: the house says so, and what one had said is kept. */
export function SystemError({ row }: { row: MessageRow }) {
  const { message } = row.shown;
  return (
    <article className={styles.error} aria-label={`The House, ${when(new Date(message.created_at))}`}>
      <Icon of={CircleAlert} className={styles.alert} />
      <div className={styles.words}>
        <p>{message.content}</p>
        <p className={styles.soft}>Your words are kept.</p>
        <TryAgain onAgain={() => askAgain(message)} />
      </div>
    </article>
  );
}

export interface NoticeProps {
  row: MessageRow;
  notice: ExtraOf<'notification'> | ExtraOf<'reminder'>;
}

/** A quiet line of the house: a welcome, something done, or something one asked to be reminded of. */
export function Notice({ row, notice }: NoticeProps) {
  const { message } = row.shown;
  const link = notice.kind === 'reminder' ? notice.task : notice.link;
  return (
    <article className={styles.notice} aria-label={`The House, ${when(new Date(message.created_at))}`}>
      <Icon of={notice.kind === 'reminder' ? AlarmClock : Bell} className={styles.bell} />
      <div className={styles.words}>
        <p>
          <MessageText text={message.content} />
        </p>
        {link && <Linked link={link} />}
      </div>
    </article>
  );
}

export function Linked({ link: { href, words } }: { link: DeedLink }) {
  if (href === undefined) return null;
  return (
    <a className={styles.link} href={href}>
      {words}
    </a>
  );
}
