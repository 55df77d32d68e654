import type { Answer } from '@kinsong/contract/common/call.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { memberWork } from '@kinsong/contract/tasks/member-work.ts';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useState, type ReactNode } from 'react';
import { ask } from '../../../platform/api/api.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Icon, SkeletonRows } from '../../../ui/index.ts';
import { dayOfPast } from '../space-words.ts';
import styles from './MemberSheet.module.css';

type Work = Answer<typeof memberWork>;

/** Asked anew when somebody says yes or no to being seen; undefined while the house has not answered. */
function useWork({ space_id, person_id, shows_work }: Member): Work | 'failed' | undefined {
  const [work, setWork] = useState<Work | 'failed'>();
  useEffect(() => {
    const stop = new AbortController();
    ask(memberWork, { params: { space_id, person_id } }, { signal: stop.signal }).then(
      (found) => setWork(found),
      () => stop.signal.aborted || setWork('failed'),
    );
    return () => stop.abort();
  }, [space_id, person_id, shows_work]);
  return work;
}

/** What someone carries here and did lately, where they let it be seen. */
export function WorkOfMember({ member }: { member: Member }) {
  const work = useWork(member);
  const isMe = member.person_id === signedIn().person.id;
  if (work === undefined) return <SkeletonRows label="Loading what they carry" rows={2} />;
  if (work === 'failed') return <p className={styles.quiet}>What they carry could not be loaded just now.</p>;
  if (!work.shown && !isMe)
    return <p className={styles.quiet}>What {member.name} carries here is not shown.</p>;
  return (
    <>
      <Lines label={isMe ? 'You carry' : 'Carries'} none="Nothing at the moment.">
        {work.carries.map(({ id, text, due_date }) => (
          <li key={id}>
            <Icon of={Circle} size="s" />
            <span>
              {text}
              {due_date !== null && <small>due {dayOfPast(`${due_date}T12:00`)}</small>}
            </span>
          </li>
        ))}
      </Lines>
      <Lines label="Did lately" none="Nothing in the last month.">
        {work.done.map(({ id, text, completed_at }) => (
          <li key={id} data-done>
            <Icon of={CircleCheck} size="s" />
            <span>
              {text}
              {completed_at !== null && <small>{dayOfPast(completed_at)}</small>}
            </span>
          </li>
        ))}
      </Lines>
    </>
  );
}

function Lines({ label, none, children }: { label: string; none: string; children: readonly ReactNode[] }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{label}</h3>
      {children.length === 0 ? (
        <p className={styles.quiet}>{none}</p>
      ) : (
        <ul className={styles.lines}>{children}</ul>
      )}
    </section>
  );
}
