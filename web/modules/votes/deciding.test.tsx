import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signedIn } from '../../platform/signed-in.ts';
import { houseAnswers, type Asked } from '../../test/house-answers.ts';
import { anna, goInside } from '../../test/sign-in-anna.ts';
import { members, mine } from '../spaces/spaces.data.ts';
import { votes as module } from './manifest.ts';
import {
  bram,
  everyone,
  over,
  result,
  roof,
  ruth,
  said,
  tabOf,
  tally,
  vote,
  holdIn,
} from './mounted-votes.tsx';

beforeAll(() => {
  goInside(module);
  holdIn({ mine, members });
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const posted = (asked: readonly Asked[], path: string): unknown =>
  asked.find((each) => each.path === path && each.method !== 'GET')?.body;

const opens = `/api/spaces/${roof}/votes`;
/** A house that opens what it is asked to. */
const opening = () => houseAnswers({ [`POST ${opens}`]: ({ body }) => vote(90, body as Partial<Vote>) });

test('[P7] a new vote without a question is not opened, and the question has the focus', async () => {
  const asked = opening();
  const place = await tabOf([], { address: { ask: 'new' } });
  await button('Open the vote to all six').click();
  expect(place.innerText).toContain('Write what you want to ask.');
  expect(document.activeElement?.id).toBe('question');
  expect(posted(asked, opens)).toBeUndefined();
});

test('[P7] choices are written line by line, put in order by keys, and sent as they stand', async () => {
  const asked = opening();
  await tabOf([], { address: { ask: 'new' } });
  await field('What do you want to ask?').fill('Where do we all sleep?');
  await page.getByRole('radio', { name: 'Rank them' }).click({ force: true });
  await field('Choice 1').fill('At Ruth’s');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('In the barn{Enter}Here');
  page
    .getByRole('button', { name: /^Move Here/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowUp}');
  await button('One voice more').click();
  await button('Open the vote to all six').click();
  await expect
    .poll(() => posted(asked, opens))
    .toMatchObject({
      ...{ title: 'Where do we all sleep?', way: 'ranked', secrecy: 'until_closed', quorum: 5 },
      ...{ type: 'decision', mandatory: false },
      options: [{ text: 'At Ruth’s' }, { text: 'Here' }, { text: 'In the barn' }],
    });
  const { id } = posted(asked, opens) as Vote;
  await expect.poll(() => said.address['vote']).toBe(id);
});

test('[P7] without names a vote is final, which its switch says; asking for consent shows objections at once', async () => {
  const asked = opening();
  const place = await tabOf([], { address: { ask: 'new' } });
  await field('What do you want to ask?').fill('May we paint?');
  await page.getByRole('switch', { name: 'Without names, for good' }).click({ force: true });
  expect(place.innerText).toContain('nobody ever learns who said what; a vote is final once cast');
  await button('More ways').click();
  await page.getByRole('radio', { name: 'Consent' }).click({ force: true });
  expect(page.getByRole('switch', { name: 'Without names, for good' }).query()).toBeNull();
  await page.getByRole('switch', { name: 'Keep it secret' }).click({ force: true });
  await button('Open the vote to all six').click();
  await expect
    .poll(() => posted(asked, opens))
    .toMatchObject({ way: 'consent', secrecy: 'open', options: [] });
});

test('[P7] what it does when it passes goes with it; a proposal does nothing', async () => {
  const asked = opening();
  const place = await tabOf([], { address: { ask: 'new' } });
  await field('What do you want to ask?').fill('Do we clean the gutters?');
  await button('Add what it does').click();
  await page.getByRole('menuitem', { name: 'A task' }).click();
  await button('Open the vote to all six').click();
  await expect.poll(() => place.innerText).toContain('Say what is to be done.');
  await field('What is to be done?').fill('Bring the long ladder');
  await field('Who does it').selectOptions('Kofi');
  await button('Open the vote to all six').click();
  await expect
    .poll(() => posted(asked, opens))
    .toMatchObject({ deeds: [{ kind: 'task', text: 'Bring the long ladder', option: null }] });
});

test('[P7] a house that refuses says why, and the words stay', async () => {
  houseAnswers({ [`POST ${opens}`]: () => ({ refused: 'allowed.not' }) });
  const place = await tabOf([], { address: { ask: 'new' } });
  await field('What do you want to ask?').fill('Do we sell the boat?');
  await button('Open the vote to all six').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(place.querySelector<HTMLTextAreaElement>('#question')?.value).toBe('Do we sell the boat?');
});

test('[P7] whoever will be away names who votes for them, and comes back', async () => {
  const away = vote(91);
  const path = `/api/votes/${away.id}/proxy`;
  const given = { from: anna.id, to: ruth, given_at: new Date().toISOString(), ended_at: null };
  const asked = houseAnswers({
    [`PUT ${path}`]: () => ({ ...away, rev: 92, proxies: [given] }),
    [`DELETE ${path}`]: () => ({ ...away, rev: 93, proxies: [{ ...given, ended_at: given.given_at }] }),
  });
  const place = await tabOf([away], { address: { vote: away.id } });
  await button('Away until then? Let somebody vote for you').click();
  await field('Who votes in your place?').selectOptions('Ruth');
  await button('Give them my voice').click();
  await expect.poll(() => posted(asked, path)).toEqual({ to: ruth });
  await expect.poll(() => place.innerText).toContain('Ruth votes in your place until you are back.');
  await button('I am back').click();
  await expect.poll(() => place.innerText).toContain('Anna gave Ruth their voice today, and is back');
});

test('[P7] the one who opened it closes it once all have voted, and not before', async () => {
  const almost = vote(94, { created_by: anna.id, voices: everyone.slice(1) });
  const place = await tabOf([almost], { address: { vote: almost.id } });
  expect(place.innerText).not.toContain('All have voted');
  place.remove();
  const ready = { ...almost, rev: 95, voices: [...everyone] };
  const counted = over({ result: result({ tallies: [tally('yes', 6)] }) });
  houseAnswers({ [`PUT /api/votes/${ready.id}/closed`]: () => ({ ...ready, ...counted, rev: 96 }) });
  const next = await tabOf([ready], { address: { vote: ready.id } });
  await button('All have voted: close it').click();
  await button('Close it').click();
  await expect.poll(() => next.innerText).toContain('Carried');
});

test('[P7] a vote is withdrawn by who opened it, after asking once; nobody else is offered that', async () => {
  const mine = vote(97, { created_by: anna.id, title: 'Sell the boat?' });
  const asked = houseAnswers({
    [`DELETE /api/votes/${mine.id}`]: () => ({
      ...{ ...mine, rev: 98, status: 'withdrawn' },
      deleted_at: new Date().toISOString(),
    }),
  });
  const theirs = await tabOf([vote(99, { created_by: bram })], { address: { vote: vote(99).id } });
  expect(theirs.innerText).not.toContain('Withdraw it');
  theirs.remove();
  await tabOf([mine], { address: { vote: mine.id } });
  await button('Withdraw it').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  await expect.poll(() => asked.some(({ method }) => method === 'DELETE')).toBe(true);
  await expect.poll(() => said.address['vote']).toBeUndefined();
});

test('[P7] what was decided is written in somebody’s words, beside what was counted', async () => {
  const done = vote(101, over({ result: result({ tallies: [tally('yes', 5), tally('no', 1)] }) }));
  const path = `/api/votes/${done.id}/outcome`;
  houseAnswers({
    [`PUT ${path}`]: ({ body }) => ({
      ...{ ...done, rev: 102 },
      outcome: { words: (body as { words: string }).words, by: anna.id, at: new Date().toISOString() },
    }),
  });
  const place = await tabOf([done], { address: { vote: done.id } });
  await button('Write what was decided').click();
  await field('In your words').fill('Bram begins on Monday, and we pay him in two parts.');
  await button('Write it down').click();
  await expect.poll(() => place.innerText).toContain('Bram begins on Monday');
  expect(place.innerText).toContain('It is agreed');
});

test('[P7] once the house has it, one’s own answer stays filled, though the list of all of them is not there yet', async () => {
  const asked = vote(33);
  houseAnswers({
    [`PUT /api/votes/${asked.id}/ballot`]: () => ({ ...asked, rev: 34, voices: [anna.id] }),
  });
  const place = await tabOf([asked]);
  await button('Yes').click();
  await expect.poll(() => signedIn().outbox.items.get()).toEqual([]);
  await expect.poll(() => place.innerText).toContain('You said yes, and may change it until');
  await expect.element(button('Yes')).toHaveAttribute('aria-pressed', 'true');
});
