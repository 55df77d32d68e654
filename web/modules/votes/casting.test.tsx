import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signedIn } from '../../platform/signed-in.ts';
import { anna, goInside } from '../../test/sign-in-anna.ts';
import { members, mine } from '../spaces/spaces.data.ts';
import { votes as module } from './manifest.ts';
import { bram, tabOf, vote, holdIn } from './mounted-votes.tsx';
import { dots, give, lime, sleeping, when } from './sample-votes.ts';

beforeAll(() => {
  goInside(module);
  holdIn({ mine, members });
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
/** What waits to be sent in a vote. */
const waiting = ({ id }: Vote) =>
  signedIn()
    .outbox.items.get()
    .filter(({ params }) => params['vote_id'] === id)
    .map(({ body }) => ({ for_person: body?.['for_person'], choice: body?.['choice'] }));
const own = (choice: object) => [{ for_person: undefined, choice }];

test('[P7] [N3] without a way to the house a vote is cast all the same: it is filled, waits, and a second one takes its place', async () => {
  const fresh = { ...give, voices: give.voices.filter((id) => id !== anna.id) };
  const place = await tabOf([fresh]);
  await button('Yes').click();
  await expect.element(button('Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => place.innerText)
    .toContain('Kept on this device, and cast when the house answers again.');
  expect(place.innerText).toContain('You said yes, and may change it until');
  expect(place.innerText).toContain('4');
  await button('No').click();
  await expect.element(button('No')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => waiting(fresh).at(-1))
    .toEqual({ for_person: undefined, choice: { way: 'yes_no', answer: 'no' } });
});

test('[P7] what is anonymous says that it is final before it is cast, and can still be looked at again', async () => {
  const secret = vote(31, { secrecy: 'anonymous' });
  const place = await tabOf([secret]);
  expect(place.innerText).toContain('Nobody ever learns who said what. What you cast is final.');
  await button('Yes').click();
  await expect.element(page.getByRole('dialog', { name: 'Final once cast' })).toBeVisible();
  await button('Look at it again').click();
  expect(waiting(secret)).toEqual([]);
  await button('No').click();
  await button('Cast it').click();
  await expect.poll(() => waiting(secret)).toEqual(own({ way: 'yes_no', answer: 'no' }));
  await expect.poll(() => place.innerText).toContain('You have voted, and that is final.');
  expect(button('Yes').query()).toBeNull();
});

test('[P7] an objection without its reason, or without what would change it, is not cast', async () => {
  const place = await tabOf([lime], { address: { vote: lime.id } });
  await button('I object').click();
  await button('Object').click();
  await expect.poll(() => place.innerText).toContain('Say why, so that the others can understand it.');
  expect(waiting(lime)).toEqual([]);
  await page.getByLabelText('Why do you object?').fill('The smell.');
  await page.getByLabelText('What would change it?').fill('Windows open for a week.');
  await button('Object').click();
  const objection = {
    way: 'consent',
    answer: 'object',
    reason: 'The smell.',
    would_change: 'Windows open for a week.',
  };
  await expect.poll(() => waiting(lime)).toEqual(own(objection));
});

test('[P7] choices are put in order by the arrow keys, one is left out, and where each stands is said aloud', async () => {
  const [ruths, barn, here] = sleeping.options.map(({ id }) => id);
  const place = await tabOf([sleeping], { address: { vote: sleeping.id } });
  button(/Move Here, with more soup pots/)
    .element()
    .focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect
    .poll(() => [...place.querySelectorAll('[role=status]')].map(({ textContent }) => textContent))
    .toContain('Here, with more soup pots, now 1 of 3');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => place.textContent).toContain('It stands first already');
  await button('Leave out In Kofi’s barn, it is warm').click();
  await button('Cast this order').click();
  await expect.poll(() => waiting(sleeping)).toEqual(own({ way: 'ranked', order: [here, ruths] }));
  expect(barn).toBeDefined();
  await expect.element(button('This is your order')).toBeDisabled();
});

test('[P7] dots are laid and taken back, and never more than one has', async () => {
  const [gutter, chimney] = dots.options;
  await tabOf([dots], { address: { vote: dots.id } });
  const more = button('One dot more for The gutter');
  for (let dot = 0; dot < 3; dot += 1) await more.click();
  for (let dot = 0; dot < 2; dot += 1) await button('One dot more for The chimney').click();
  await expect.element(more).toBeDisabled();
  await button('Give these dots').click();
  const given = [
    { option: gutter?.id, dots: 3 },
    { option: chimney?.id, dots: 2 },
  ];
  await expect.poll(() => waiting(dots)).toEqual(own({ way: 'dots', dots: given }));
});

test('[P7] in a time poll what one leaves open counts as a no', async () => {
  const [first, second, third] = when.options.map(({ id }) => id);
  await tabOf([when], { address: { vote: when.id } });
  await page.getByRole('radio', { name: 'I can', exact: true }).nth(0).click({ force: true });
  await page.getByRole('radio', { name: 'If I must' }).nth(1).click({ force: true });
  await button('Say when I can').click();
  const answers = [
    { option: first, answer: 'yes' },
    { option: second, answer: 'maybe' },
    { option: third, answer: 'no' },
  ];
  await expect.poll(() => waiting(when)).toEqual(own({ way: 'time_poll', answers }));
});

test('[P7] whoever carries another’s voice casts it beside their own, under its name', async () => {
  const given = { from: bram, to: anna.id, given_at: new Date().toISOString(), ended_at: null };
  const carried = vote(32, { proxies: [given] });
  await tabOf([carried], { address: { vote: carried.id } });
  const his = page.getByRole('group', { name: 'Bram’s voice, which you carry' });
  await his.getByRole('button', { name: 'No', exact: true }).click();
  await expect
    .poll(() => waiting(carried))
    .toEqual([{ for_person: bram, choice: { way: 'yes_no', answer: 'no' } }]);
  const hers = page.getByRole('group', { name: 'Your voice' });
  await expect
    .element(hers.getByRole('button', { name: 'No', exact: true }))
    .toHaveAttribute('aria-pressed', 'false');
});
