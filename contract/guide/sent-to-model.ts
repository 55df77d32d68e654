import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { Consent, Provider } from './chat.ts';
import { Answerer } from './message-extra.ts';

/** What one answer was made of: every word that went out of the house for it. */
export const Told = z.object({
  message_id: Id,
  at: Moment,
  provider: Provider,
  /** As it was sent, in its order. */
  said: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), text: z.string() })),
  tools: z.array(z.string()),
  tokens: z.object({ in: z.int().nullable(), out: z.int().nullable() }),
  /** In the currency of the setting; null where the price is not set. */
  cost: z.number().nullable(),
});
export type Told = z.infer<typeof Told>;

export const told = call({
  name: 'guide.told',
  title: 'What the guide was told for one of its answers; for the person it answered and nobody else',
  method: 'GET',
  path: '/api/mairy/told/:message_id',
  params: z.object({ message_id: Id }),
  answer: Told,
  permission: 'person',
  errors: ['found.not'],
});

const Spending = z.object({ month: z.number(), spent: z.number() });

export const about = call({
  name: 'guide.about',
  title: 'What the guide is: built in or which model, what it was told, what it cost',
  method: 'GET',
  path: '/api/mairy/about',
  answer: z.object({
    answers_by: Answerer,
    provider: Provider.nullable(),
    consent: Consent,
    /** All of it, by which guide answered. */
    answers: z.object({ built_in: z.int(), model: z.int(), broken: z.int() }),
    tokens: z.object({ in: z.int(), out: z.int() }),
    /** What my answers cost, as far as prices are set; and what the house may spend in a month. */
    cost: z.number().nullable(),
    currency: z.string(),
    budget: Spending.nullable(),
    /** The same for me alone. */
    share: Spending.nullable(),
    /** The newest answers that something went out for. */
    lately: z.array(z.object({ message_id: Id, at: Moment, tokens: z.int().nullable() })),
    tools: z.array(z.object({ name: z.string(), label: z.string() })),
  }),
  permission: 'person',
  errors: [],
});

export const aboutCalls = [told, about];
