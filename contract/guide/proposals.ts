import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { DeedLink } from './proposal-card.ts';
import { ProposalState } from './message-extra.ts';

/** So far ahead one may be reminded of something. */
export const reminderYears = 10;

export const answerProposal = call({
  name: 'guide.answerProposal',
  title: 'Yes or no to what the guide proposes, as it stands or changed; a Yes is carried out once',
  method: 'PUT',
  path: '/api/mairy/proposals/:proposal_id',
  params: z.object({ proposal_id: Id }),
  body: z.object({
    answer: z.enum(['yes', 'no']),
    /** In place of those on the card, as far as they are given. */
    args: z.record(z.string().max(60), z.unknown()).optional(),
  }),
  answer: z.object({ state: ProposalState, link: DeedLink.nullable() }),
  permission: 'person',
  errors: [
    'found.not',
    'allowed.not',
    'proposal.settled',
    'todo.failed',
    'space.archived',
    'input.wrong',
    'reminder.over',
    'reminder.far',
  ],
});

export const Reminder = z.object({
  id: Id,
  text: z.string(),
  /** The moment it comes. */
  at: Moment,
  task_id: Id.nullable(),
  /** FREQ=WEEKLY;BYDAY=FR; null where it comes once. */
  repeat: z.string().nullable(),
  told_at: Moment.nullable(),
});
export type Reminder = z.infer<typeof Reminder>;

export const myReminders = call({
  name: 'guide.reminders',
  title: 'What one asked the guide to remind one of, and has not been told yet',
  method: 'GET',
  path: '/api/mairy/reminders',
  answer: z.object({ reminders: z.array(Reminder) }),
  permission: 'person',
  errors: [],
});

export const dropReminder = call({
  name: 'guide.dropReminder',
  title: 'Not to be reminded of something after all',
  method: 'DELETE',
  path: '/api/mairy/reminders/:reminder_id',
  params: z.object({ reminder_id: Id }),
  answer: z.object({ dropped: z.boolean() }),
  permission: 'person',
  errors: ['found.not'],
});

export const proposalCalls = [answerProposal, myReminders, dropReminder];
