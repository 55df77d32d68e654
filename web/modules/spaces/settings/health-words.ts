import { rule, type Health, type Reason, type State } from '@kinsong/contract/spaces/health.ts';

export const healthWords: Record<Health, string> = {
  excellent: 'Excellent',
  healthy: 'Healthy',
  attention_needed: 'Needs attention',
  critical: 'In trouble',
};

/** Why a salon stands as it does, each in its own sentence. */
export function reasonWords({ what, n }: Reason): string {
  switch (what) {
    case 'overdue':
      return n === 1 ? 'One task is late' : `${n} tasks are late`;
    case 'mandatory_votes':
      return n === 1 ? 'A vote waits that binds everybody' : `${n} votes wait that bind everybody`;
    case 'silent_days':
      return `Nobody has written for ${n} days`;
    case 'nothing_yet':
      return 'Nothing is to be done here yet, so there is nothing to tell by';
  }
}

/** What would mend it. */
export function cureWords({ health, reasons }: State): string {
  if (health === null) return 'It shows as soon as there is a first task.';
  const [first, ...more] = reasons;
  if (first === undefined) return 'Nothing is late, and somebody was here lately.';
  const cures: Record<Reason['what'], string> = {
    overdue: 'nothing is late',
    mandatory_votes: 'all have voted',
    silent_days: 'somebody writes',
    nothing_yet: 'there is a first task',
  };
  return `Better as soon as ${[first, ...more].map(({ what }) => cures[what]).join(' and ')}.`;
}

/** The rule itself, as it stands in the contract. */
export const ruleLines: readonly string[] = [
  'It begins at Excellent.',
  'One step down for each of these: a task is late; a vote that binds everybody is open; ' +
    `nobody did anything for ${rule.silentDays} days while something is to be done.`,
  `Two steps where a third of the open tasks is late, and ${rule.muchOverdue.least} at least; ` +
    `or after ${rule.longSilentDays} days of silence.`,
];
