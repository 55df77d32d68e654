import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { daysBetween } from '@kinsong/contract/common/calendar-days.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { signedIn } from '../../../platform/signed-in.ts';
import { useToday } from '../../../platform/today.ts';
import { Avatar, Badge, dayWithin, Row, SkeletonRows } from '../../../ui/index.ts';
import { useEveryone } from '../spaces.hooks.ts';
import styles from './OverviewPanel.module.css';
import type { Known, Overview } from './useOverview.ts';

type Next = Overview['next'][number];

interface NextDueProps {
  space: MySpace;
  known: Known;
}

/** The next tasks with a day, each leading to itself; and how many of all of them are one's own. */
export function NextDue({ space, known }: NextDueProps) {
  const me = signedIn().person.id;
  const mine = typeof known === 'object' ? known.mine : 0;
  return (
    <section className={styles.section} aria-labelledby="next-due">
      <h3 id="next-due" className={styles.heading}>
        What is next due
      </h3>
      {known === 'opening' ? (
        <SkeletonRows label="Loading what is next due" rows={2} />
      ) : known === 'failed' ? (
        <p className={styles.quiet}>The house did not answer. It comes by itself once it does.</p>
      ) : known.next.length === 0 ? (
        <p className={styles.quiet}>Nothing has a day yet.</p>
      ) : (
        <ul>
          {known.next.map((task) => (
            <NextTask key={task.id} space={space} task={task} />
          ))}
        </ul>
      )}
      {mine > 0 && (
        <p className={styles.way}>
          <a href={`/salon/${space.id}?tab=todo&who=${me}`}>
            {mine === 1 ? 'You carry one task here' : `You carry ${mine} tasks here`}
          </a>
        </p>
      )}
    </section>
  );
}

function NextTask({ space, task: { id, text, due_date, assigned_to } }: { space: MySpace; task: Next }) {
  const carrier = useEveryone(space.id).get(assigned_to ?? '');
  return (
    <Row
      href={`/salon/${space.id}?tab=todo&task=${id}`}
      title={text}
      detail={due_date === null ? undefined : <Due day={due_date} />}
      end={carrier && <Avatar name={carrier.name} url={carrier.avatar_url} />}
    />
  );
}

function Due({ day }: { day: string }) {
  const late = daysBetween(day, useToday());
  if (late <= 0)
    return (
      <Badge icon={Clock} tone={late === 0 ? 'warn' : 'calm'}>
        due {dayWithin(new Date(`${day}T12:00`))}
      </Badge>
    );
  return (
    <Badge icon={CircleAlert} tone="ember">
      {late === 1 ? '1 day late' : `${late} days late`}
    </Badge>
  );
}
