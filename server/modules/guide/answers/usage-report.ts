import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { about, Told } from '@kinsong/contract/guide/sent-to-model.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { guidePorts } from '../guide-ports.ts';
import { answererFor, consentOf } from '../thread/consent.ts';
import { settingsOf } from '../thread/settings.sql.ts';
import { answerOf, latelyTold, spentSince, tallyOf, type Use } from './answers.sql.ts';
import { monthOf } from './answer-by-model.ts';

const shownLately = 20;

/** The honest page: what the guide is, what went out for this person, and what it cost. */
export async function aboutGuide(house: House, person: Person): Promise<AnswerSent<typeof about>> {
  const { db, model } = house;
  const month = monthOf(house.clock.now());
  const [settings, use, lately, spent, mine] = await Promise.all([
    settingsOf(db, person.id),
    tallyOf(db, person.id),
    latelyTold(db, person.id, shownLately),
    model === null ? 0 : spentSince(db, month),
    model === null ? 0 : spentSince(db, month, person.id),
  ]);
  const finished = use.filter(({ state }) => state !== 'broken');
  const { prices = null, budget = null, share = null } = model?.settings ?? {};
  return {
    answers_by: answererFor(house, settings),
    provider: model?.provider ?? null,
    consent: consentOf(house, settings),
    answers: {
      built_in: count(finished.filter(({ by }) => by === 'built-in')),
      model: count(finished.filter(({ by }) => by === 'model')),
      broken: count(use.filter(({ state }) => state === 'broken')),
    },
    tokens: { in: total(use, (row) => row.tokensIn), out: total(use, (row) => row.tokensOut) },
    cost: prices === null ? null : total(use, (row) => row.cost ?? 0),
    currency: prices?.currency ?? '',
    budget: budget === null ? null : { month: budget, spent },
    share: share === null ? null : { month: share, spent: mine },
    lately: lately.map(({ messageId, begunAt, tokensIn, tokensOut }) => ({
      message_id: messageId,
      at: begunAt.toISOString(),
      tokens: tokensIn === null || tokensOut === null ? null : tokensIn + tokensOut,
    })),
    tools: [...guidePorts.of(house).tools.values()].map(({ name, title, label = title }) => ({
      name,
      label,
    })),
  };
}

const total = (use: readonly Use[], read: (row: Use) => number): number =>
  use.reduce((sum, row) => sum + read(row), 0);
const count = (use: readonly Use[]): number => total(use, ({ answers }) => answers);

export async function toldFor(house: House, person: Person, messageId: string): Promise<Told> {
  const row = await answerOf(house.db, person.id, messageId);
  if (row?.told == null) throw new Refusal('found.not');
  return {
    message_id: messageId,
    at: row.begunAt.toISOString(),
    ...row.told,
    tokens: { in: row.tokensIn, out: row.tokensOut },
    cost: row.cost,
  };
}
