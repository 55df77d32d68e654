import type { Act } from '../frames/acts.ts';

/** What is offered on a card. Nothing happens before the person's Yes; the module that can do it makes its arguments of it. */
export interface Proposal {
  readonly act: Act;
  /** Which of several deeds of an act: change_task moves, gives away, makes urgent, reopens; cancel drops and calls off. */
  readonly deed?: Deed;
  /** In its plain form: "Buy fish". */
  readonly object: string | null;
  /** 2026-11-25 */
  readonly day: string | null;
  /** 17:00 */
  readonly time: string | null;
  readonly until: string | null;
  /** FREQ=WEEKLY;BYDAY=FR */
  readonly repeat: string | null;
  /** Who is to do it, where that is not the speaker; an id. */
  readonly doer: string | null;
  readonly forWhom: string | null;
  /** Who is to come, the speaker left out; ids. */
  readonly guests?: readonly string[];
  readonly where: string | null;
  readonly space: string | null;
  readonly task: string | null;
  readonly reminder: string | null;
  readonly event: string | null;
  /** What is kept of the person and is to be forgotten. */
  readonly memory: string | null;
  readonly priority: 1 | 2 | 3 | 4 | null;
}
export type Deed =
  | 'complete'
  | 'move'
  | 'assign'
  | 'prioritise'
  | 'reopen'
  | 'drop'
  | 'drop_reminder'
  | 'move_reminder'
  | 'move_event'
  | 'cancel_event'
  | 'invite';

/** What of a proposal can be asked after. */
export type Slot = 'object' | 'day' | 'time' | 'doer' | 'space' | 'task' | 'reminder';

export const proposal = (act: Act, said: Partial<Omit<Proposal, 'act'>> = {}): Proposal => ({
  act,
  object: null,
  day: null,
  time: null,
  until: null,
  repeat: null,
  doer: null,
  forWhom: null,
  where: null,
  space: null,
  task: null,
  reminder: null,
  event: null,
  memory: null,
  priority: null,
  ...said,
});
