import type { Line, Lines } from '@kinsong/contract/insights/dashboard.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Circle from 'lucide-react/icons/circle';
import { useToday } from '../../../platform/today.ts';
import { Avatar, ButtonLink, cx, Icon, List, Row } from '../../../ui/index.ts';
import styles from './Ahead.module.css';
import { WeekWindows } from './WeekWindows.tsx';
import { dayWords, latenessOf, waitingWords, wayTo } from './you.words.ts';

/** What is due within the week: the days as windows, then what it is. */
export function Ahead({ due }: { due: Lines }) {
  const today = useToday();
  return (
    <section>
      <h2 className={styles.heading}>What is due</h2>
      {due.lines.length === 0 ? (
        <p className={styles.none}>Nothing this week. The evening is yours.</p>
      ) : (
        <>
          <WeekWindows lines={due.lines} today={today} />
          <List label="What is due">
            {due.lines.map((line) => (
              <DueRow key={line.id} line={line} today={today} />
            ))}
          </List>
          <More count={due.more} href="/tasks" words="more in To Do" />
        </>
      )}
    </section>
  );
}

function DueRow({ line, today }: { line: Line; today: string }) {
  const { kind, title, day, time, space_name, person } = line;
  return (
    <Row
      href={wayTo(line)}
      lead={
        person === null ? (
          <Icon of={kind === 'event' ? CalendarDays : Circle} />
        ) : (
          <Avatar name={person.name} url={person.avatar_url} size="s" named />
        )
      }
      title={title}
      detail={[person && `for ${person.name}`, space_name].filter(Boolean).join(' · ') || 'your own'}
      end={
        day !== null && (
          <span className={cx(styles.day, styles[latenessOf(day, today)])}>{dayWords(day, time, today)}</span>
        )
      }
    />
  );
}

/** Who waits for oneself, and for what. */
export function Waiting({ waiting }: { waiting: Lines }) {
  return (
    <section>
      <h2 className={styles.heading}>Who waits for you</h2>
      {waiting.lines.length === 0 ? (
        <p className={styles.none}>Nobody waits for anything of yours.</p>
      ) : (
        <>
          <List label="Who waits for you">
            {waiting.lines.map((line) => (
              <Row
                key={`${line.kind} ${line.id}`}
                href={wayTo(line)}
                lead={
                  <Avatar name={line.person?.name ?? 'Somebody'} url={line.person?.avatar_url ?? ''} named />
                }
                title={line.title || line.space_name}
                detail={[waitingWords(line), line.title !== '' && line.space_name]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
          </List>
          <More count={waiting.more} href="/salons" words="more in your salons" />
        </>
      )}
    </section>
  );
}

function More({ count, href, words }: { count: number; href: string; words: string }) {
  if (count === 0) return null;
  return (
    <ButtonLink kind="bare" href={href}>
      {count} {words}
    </ButtonLink>
  );
}
