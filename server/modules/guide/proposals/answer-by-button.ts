import type { Pending, Question } from '@kinsong/engines/guide/talk/pending.ts';
import type { Proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { changeSettings, pendingOf, settingsOf } from '../thread/settings.sql.ts';
import { answerCard, type Answered, type Yes } from './answer-proposal.ts';
import { proposalOf } from './proposals.sql.ts';
import { isFor } from './settle-in-words.ts';

/** Yes or no by a button: what the guide had asked in words is answered too, and "make it Thursday" still means this card. */
export async function answerByButton(house: House, person: Person, id: string, yes: Yes): Promise<Answered> {
  const [settings, card] = await Promise.all([
    settingsOf(house.db, person.id),
    proposalOf(house.db, person.id, id),
  ]);
  const answered = await answerCard(house, person, id, yes);
  const pending = pendingOf(settings.carried);
  const wish = card === null ? undefined : pending?.proposals.find((each) => isFor(house, card, each));
  const carried = pending === null || wish === undefined ? null : withoutCard(pending, wish, yes.answer);
  await changeSettings(house.db, person.id, { carried });
  return answered;
}

function withoutCard(pending: Pending, wish: Proposal, answer: Yes['answer']): Pending {
  return {
    ...pending,
    question: pending.question === null ? null : withoutIn(pending.question, wish),
    proposals: pending.proposals.filter((each) => each !== wish),
    settled: { answer, proposals: [wish] },
  };
}

/** A question about the cards goes on about those that are left; any other stands as it did. */
function withoutIn(question: Question, wish: Proposal): Question | null {
  const { yes, no } = question;
  if (yes.do !== 'settle' || no.do !== 'settle') return question;
  const key = JSON.stringify(wish);
  const left = yes.proposals.filter((each) => JSON.stringify(each) !== key);
  return left.length === 0
    ? null
    : { text: question.text, yes: { ...yes, proposals: left }, no: { ...no, proposals: left } };
}
