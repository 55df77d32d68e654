import type { Summed, SummaryLine, SummaryTask } from '@kinsong/contract/assistant/assistant.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Avatar, cx, Icon, type LucideIcon } from '../../../ui/index.ts';
import { when } from '../../messages/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { dueOf } from '../../tasks/index.ts';
import styles from './Summary.module.css';

interface ListsProps {
  space: string;
  summed: Summed;
  /** Follows a row: the sheet gives way. */
  onLed: () => void;
}

interface Item {
  readonly key: string;
  readonly text: string;
  readonly detail: string;
  readonly who: string | null;
  readonly href: string;
}

export function SummaryLists({ space, summed, onLed }: ListsProps) {
  const people = useEveryone(space);
  const [today] = useState(() => dayOf(new Date()));
  const me = signedIn().person.id;
  const nameOf = (id: string | null): string =>
    id === me ? 'you' : (id !== null && people.get(id)?.name) || 'someone';
  const faceOf = (id: string) => people.get(id)?.avatar_url;
  const line =
    (asked: boolean) =>
    (each: SummaryLine): Item => {
      const at = each.at === null ? '' : `, ${when(new Date(each.at))}`;
      return {
        key: `${each.message_id ?? ''} ${each.text}`,
        text: each.text,
        detail: `${nameOf(each.author_id)}${asked ? ' asked' : ''}${at}`,
        who: each.author_id,
        href: `/salon/${space}?message=${each.message_id ?? ''}`,
      };
    };
  const task = ({ task_id, text, due_date, assigned_to }: SummaryTask): Item => ({
    key: task_id,
    text,
    detail: `${assigned_to === null ? 'nobody yet' : nameOf(assigned_to)}, ${dueOf(due_date, today).words}`,
    who: assigned_to,
    href: `/salon/${space}?tab=todo&task=${task_id}`,
  });
  const { gist, decided, open, to_do } = summed;
  const rows = { nameOf, faceOf, onLed };
  return (
    <>
      <Part {...rows} title="In their words" icon={MessageSquareQuote} items={gist.map(line(false))} />
      <Part {...rows} title="Decided" tone="good" icon={CircleCheck} items={decided.map(line(false))} />
      <Part {...rows} title="Still open" tone="warn" icon={CircleQuestionMark} items={open.map(line(true))} />
      <Part {...rows} title="To do" tone="thread" icon={ListChecks} items={to_do.map(task)} />
    </>
  );
}

interface PartProps {
  title: string;
  icon: LucideIcon;
  tone?: 'good' | 'warn' | 'thread';
  items: readonly Item[];
  nameOf: (id: string | null) => string;
  faceOf: (id: string) => string | null | undefined;
  onLed: () => void;
}

function Part({ title, icon, tone, items, nameOf, faceOf, onLed }: PartProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className={cx(styles.heading, tone && styles[tone])}>
        <Icon of={icon} size="s" />
        {title}
      </h3>
      <ul aria-label={title}>
        {items.map(({ key, text, detail, who, href }) => (
          <li key={key}>
            <a className={styles.row} href={href} onClick={onLed}>
              <span className={styles.words}>
                {text}
                <small>{detail}</small>
              </span>
              {who !== null && <Avatar name={nameOf(who)} url={faceOf(who)} size="s" named />}
              <Icon of={ChevronRight} size="s" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
