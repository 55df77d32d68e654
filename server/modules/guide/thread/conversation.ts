import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { Answered } from '@kinsong/contract/guide/chat.ts';
import { extraOf, type Answerer, type Mode } from '@kinsong/contract/guide/message-extra.ts';
import { longestMessage } from '@kinsong/contract/messages/messages.ts';
import { summons } from '@kinsong/contract/guide/guide-summons.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { messageOf } from '../../messages/index.ts';
import { ensureThread } from '../../spaces/index.ts';
import { writeAnswer } from '../answers/write-answer.ts';
import * as answers from '../answers/answers.sql.ts';
import { answered, follow, replay } from '../answers/wait-for-answer.ts';
import { gatherAnew, gatherFor, glance, type Glance } from '../answers/answer-context.ts';
import { inQueue, isWaiting } from '../answers/answer-queue.ts';
import { rewrite, say } from '../guide-messages.ts';
import { endAbandonedAnswer } from '../answers/abandoned-answers.ts';
import { keepPrompts, promptAfter } from '../proposals/follow-up-prompts.ts';
import { dropThoughts } from '../proposals/proposals.sql.ts';
import { inBackground } from '../background-work.ts';
import { guideExtra, type Writing } from '../answers/streamed-answer.ts';
import { answererFor } from './consent.ts';
import { changeSettings, settingsOf, type SettingsRow } from './settings.sql.ts';

export interface Speech {
  readonly message: string;
  readonly client_id?: string | undefined;
  readonly game_mode?: boolean | undefined;
  readonly mairy_conjuring?: boolean | undefined;
  readonly wait: boolean;
}

/** Says something to the guide and has it answered. Said twice with the same id, it is stored and answered once. */
export async function chat(house: House, person: Person, speech: Speech): Promise<Answered> {
  const { conjured, text } = summons(speech.message);
  if (text.length > longestMessage) throw new Refusal('input.wrong', { message: 'This is too long to say.' });
  const saidId = speech.client_id ?? newId();
  // Who answers is asked first: the right to do so waits for it.
  const settled = settingsOf(house.db, person.id);
  const seen = glance(house, person, text);
  const [settings, spaceId, known] = await Promise.all([
    settled,
    ensureThread(house, person.id),
    // Otherwise the claim finds out.
    isWaiting(house, person.id) ? answers.answerTo(house.db, saidId) : null,
  ]);
  if (known !== null) return replay(house, person, known, speech.wait);
  const mode: Mode = speech.game_mode === undefined ? settings.mode : modeOf(speech.game_mode);
  if (mode !== settings.mode)
    inBackground(house, 'mode', () => changeSettings(house.db, person.id, { mode }));
  const writing: Writing = {
    spaceId,
    messageId: newId(),
    saidId,
    kind: 'chat',
    by: await answererOf(house, settings, text),
    mode,
    conjured: conjured || speech.mairy_conjuring === true,
    // A summons without a word is still a summons.
    text: text.trim() === '' ? speech.message.trim() : text,
  };
  return turn(house, person, { writing, settings, seen, wait: speech.wait });
}

/** Where a life may be in danger the house itself answers, at once: no word of it goes out, and no model is waited for. */
async function answererOf(house: House, settings: SettingsRow, text: string): Promise<Answerer> {
  const by = answererFor(house, settings);
  if (by === 'built-in') return by;
  const { hearsDanger } = await import('../answers/built-in.ts');
  return (await hearsDanger(text)) ? 'built-in' : by;
}

const modeOf = (game: boolean): Mode => (game ? 'game' : 'real_world');

/** Nudge and story: the guide speaks without being spoken to, out of what the house itself knows. */
export async function speakUp(
  house: House,
  person: Person,
  kind: 'nudge' | 'story',
  id: string | undefined,
): Promise<Answered> {
  const messageId = id ?? newId();
  const seen = glance(house, person, '');
  const [spaceId, settings] = await Promise.all([
    ensureThread(house, person.id),
    settingsOf(house.db, person.id),
  ]);
  const known = await answers.answerOf(house.db, person.id, messageId);
  if (known !== null) return replay(house, person, known, true);
  const mode = kind === 'story' ? 'game' : settings.mode;
  const writing: Writing = {
    spaceId,
    messageId,
    saidId: null,
    kind,
    by: 'built-in',
    mode,
    conjured: false,
    text: '',
  };
  return turn(house, person, { writing, settings, seen, wait: true });
}

interface Turn {
  readonly writing: Writing;
  readonly settings: SettingsRow;
  readonly seen: Glance;
  readonly wait: boolean;
}

/** Answers when the answer is there, or as soon as there is a place for it. */
async function turn(
  house: House,
  person: Person,
  { writing, settings, seen, wait }: Turn,
): Promise<Answered> {
  const begun = Promise.withResolvers<Answered>();
  // Behind another answer the words are not kept waiting, only what answers them.
  const sayMeanwhile = async (): Promise<void> => {
    await sayOwn(house, person, writing);
    begun.resolve(answered(writing));
  };
  if (isWaiting(house, person.id)) await sayMeanwhile();
  const finished = inQueue(house, person.id, async (first) => {
    // What is read need not wait for the claim, nor the model for the place of its answer: only its first word does.
    const early = first ? gatherFor(house, person, { writing, settings, seen }) : null;
    const claimed = await claim(house, person, writing, sayMeanwhile);
    if (claimed === 'answered') return followOther(house, person, writing, wait);
    const gather = claimed === 'at once' ? early : null;
    const known = gather ?? gatherAnew(house, person, writing);
    const prompts = keepPrompts(house, person, writing, known);
    const stored = Promise.all([sayOwn(house, person, writing), sayGuide(house, writing), prompts]);
    const answer = writeAnswer(house, person, writing, { gather: known, stored });
    answer.catch(() => undefined);
    try {
      await stored;
    } catch (error) {
      await answer.catch(() => undefined);
      await answers.dropAnswer(house.db, writing.messageId);
      throw error;
    }
    begun.resolve(answered(writing));
    // A model takes its time, and finds no danger: that is left to the house's own guide.
    const understood = writing.by === 'built-in' ? answer.catch(() => undefined) : Promise.resolve();
    promptAfter(house, { id: person.id, saidId: writing.saidId, understood }, await prompts);
    return answered(writing, await answer);
  });
  finished.then(begun.resolve, begun.reject);
  begun.promise.catch(() => undefined);
  if (wait) return finished;
  inBackground(house, 'answer', () => finished.catch(() => undefined));
  return begun.promise;
}

const tries = 3;

/** Where another answer is being written, on another node perhaps, it is waited for; one that nobody writes is mended. */
async function claim(
  house: House,
  person: Person,
  writing: Writing,
  sayMeanwhile: () => Promise<void>,
): Promise<'at once' | 'after another' | 'answered'> {
  const row = { ...writing, personId: person.id, begunAt: house.clock.now() };
  for (let n = 0; n < tries; n++) {
    if (await answers.claimAnswer(house.db, row)) return n === 0 ? 'at once' : 'after another';
    const same = writing.saidId === null ? null : await answers.answerTo(house.db, writing.saidId);
    if (same !== null) return 'answered';
    const other = await endAbandonedAnswer(house, person.id);
    if (other === null) continue;
    await sayMeanwhile();
    await follow(house, other).catch(() => undefined);
  }
  throw new Refusal('guide.busy');
}

/** The same words were sent twice at once: both are answered with the one answer. */
async function followOther(
  house: House,
  person: Person,
  { saidId }: Writing,
  wait: boolean,
): Promise<Answered> {
  const row = saidId === null ? null : await answers.answerTo(house.db, saidId);
  if (row === null) throw new Refusal('id.taken');
  return replay(house, person, row, wait);
}

async function sayOwn(
  house: House,
  person: Person,
  { spaceId, saidId, text, mode, conjured }: Writing,
): Promise<void> {
  if (saidId === null) return;
  const extra = { kind: 'said' as const, mode, mairy_conjuring: conjured };
  await say(house, spaceId, { id: saidId, authorId: person.id, content: text, extra });
}

/** The place of the answer, before there is a word of it. */
async function sayGuide(house: House, writing: Writing): Promise<void> {
  const extra = guideExtra(house, writing, { state: 'writing' });
  await say(house, writing.spaceId, { id: writing.messageId, authorId: voices.mairy.id, content: '', extra });
}

/** Has an answer that broke off written anew, in its old place. */
export async function again(
  house: House,
  person: Person,
  messageId: string,
  wait: boolean,
): Promise<Answered> {
  await endAbandonedAnswer(house, person.id);
  const row = await answers.answerOf(house.db, person.id, messageId);
  if (row === null || row.kind === 'errand') throw new Refusal('found.not');
  const { kind } = row;
  if (row.state !== 'broken') return replay(house, person, row, wait);
  const said = row.saidId === null ? null : await messageOf(house, row.spaceId, row.saidId);
  if (row.saidId !== null && said === null) throw new Refusal('found.not');
  const extra = said === null ? null : extraOf(said.extra);
  const settings = await settingsOf(house.db, person.id);
  const writing: Writing = {
    ...row,
    kind,
    by: kind === 'chat' ? await answererOf(house, settings, said?.content ?? '') : 'built-in',
    mode: extra?.kind === 'said' ? extra.mode : settings.mode,
    conjured: extra?.kind === 'said' && extra.mairy_conjuring,
    text: said?.content ?? '',
  };
  const finished = inQueue(house, person.id, async () => {
    const claimed = await answers.reclaimAnswer(house.db, {
      messageId,
      personId: person.id,
      by: writing.by,
      begunAt: house.clock.now(),
    });
    if (!claimed) throw new Refusal('guide.busy');
    if (row.saidId !== null) await dropThoughts(house.db, row.saidId);
    await rewrite(house, row.spaceId, messageId, {
      content: '',
      extra: guideExtra(house, writing, { state: 'writing' }),
    });
    const gather = gatherAnew(house, person, writing);
    return writeAnswer(house, person, writing, { gather, stored: Promise.resolve() });
  });
  if (wait) return answered(writing, await finished);
  inBackground(house, 'answer', () => finished.catch(() => undefined));
  return answered(writing);
}
