import { healths, stateOf, type Health, type Reason } from '@kinsong/contract/spaces/health.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import HeartCrack from 'lucide-react/icons/heart-crack';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MoonStar from 'lucide-react/icons/moon-star';
import Sparkles from 'lucide-react/icons/sparkles';
import Sprout from 'lucide-react/icons/sprout';
import Vote from 'lucide-react/icons/vote';
import { useToday } from '../../../platform/today.ts';
import { ButtonLink, Card, Icon, type LucideIcon } from '../../../ui/index.ts';
import { cureWords, healthWords, reasonWords, ruleLines } from './health-words.ts';
import styles from './HealthCard.module.css';

const marks: Record<Health, LucideIcon> = {
  excellent: Sparkles,
  healthy: HeartPulse,
  attention_needed: HeartPulse,
  critical: HeartCrack,
};
const causes: Record<Reason['what'], LucideIcon> = {
  overdue: CircleAlert,
  mandatory_votes: Vote,
  silent_days: MoonStar,
  nothing_yet: Sprout,
};

/** How a salon stands, why, what would mend it, and by which rule that is told. */
export function HealthCard({ space, onFollow }: { space: MySpace; onFollow?: () => void }) {
  const { vitals } = space;
  const state = stateOf(vitals, useToday());
  const { health, progress, reasons, overdue } = state;
  const all = vitals.open_tasks + vitals.done_tasks;
  const todo = `/salon/${space.id}?tab=todo`;
  return (
    <Card look="lit" className={styles.card}>
      <div className={styles.progress}>
        <Ring percent={progress} />
        <div>
          <h3 className={styles.done}>
            {all === 0 ? 'No tasks yet' : `${vitals.done_tasks} of ${all} tasks are done`}
          </h3>
          <p className={styles.quiet}>Progress counts tasks, nothing else.</p>
        </div>
      </div>
      <ol className={styles.scale} aria-label="Health">
        {healths.map((each) => (
          <li key={each} data-health={each} aria-current={each === health || undefined}>
            <Icon of={marks[each]} />
            <i />
            {healthWords[each]}
          </li>
        ))}
      </ol>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.what} data-what={reason.what}>
            <Why reason={reason} href={reason.what === 'overdue' ? todo : undefined} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{cureWords(state)}</p>
      {overdue > 0 && (
        <ButtonLink kind="primary" href={todo} {...(onFollow && { onClick: onFollow })}>
          {overdue === 1 ? 'Look at the late task' : 'Look at the late tasks'}
        </ButtonLink>
      )}
      <details className={styles.rule}>
        <summary>How this is told</summary>
        <ul>
          {ruleLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

interface WhyProps {
  reason: Reason;
  href: string | undefined;
  onFollow: (() => void) | undefined;
}

function Why({ reason, href, onFollow }: WhyProps) {
  const inside = (
    <>
      <Icon of={causes[reason.what]} />
      <span>{reasonWords(reason)}</span>
      {href !== undefined && <Icon of={ChevronRight} size="s" />}
    </>
  );
  if (href === undefined) return <span className={styles.why}>{inside}</span>;
  return (
    <a className={styles.why} href={href} onClick={onFollow}>
      {inside}
    </a>
  );
}

/** Read aloud by the words beside it. */
function Ring({ percent }: { percent: number | null }) {
  return (
    <svg className={styles.ring} viewBox="0 0 68 68" aria-hidden>
      <circle className={styles.track} cx="34" cy="34" r="29" />
      {percent !== null && percent > 0 && (
        <circle
          className={styles.arc}
          cx="34"
          cy="34"
          r="29"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 34 34)"
        />
      )}
      <text className={styles.percent} x="34" y="40">
        {percent === null ? '–' : `${percent}%`}
      </text>
    </svg>
  );
}
