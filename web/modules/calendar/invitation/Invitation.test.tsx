import { guestCalls } from '@kinsong/contract/calendar/guests.ts';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { skins } from '../../../ui/skins/skin.ts';
import { Invitation } from './Invitation.tsx';
import { invitationPaths, letterIn } from './invitation.data.ts';
import { whenWords } from './when-words.ts';

const invitation = {
  title: 'Oma Grete’s eightieth birthday, with soup, song and a very long name',
  place: 'Hof 3, Köln',
  notes: 'Bring a bowl.',
  start: '2026-10-17T15:00',
  end: '2026-10-17T18:00',
  zone: 'Pacific/Auckland',
  all_day: false,
  repeats: false,
  host: 'Anna',
  space: 'Oma’s Week',
  name: 'Marit',
  answer: null,
  reason: '',
};
const [lookPath, answerPath] = Object.values(invitationPaths).map(([method, path]) => `${method} ${path}`);

test('[P6] the page asks the calls that the contract promises', () => {
  const promised = guestCalls.flatMap(({ name, method, path }) =>
    name in invitationPaths ? [[name, [method, path]] as const] : [],
  );
  expect(Object.fromEntries(promised)).toEqual(invitationPaths);
});

test('[P6] a link says what was meant, and carries what opens it', () => {
  expect(letterIn('#maybe=abc')).toEqual({ meant: 'maybe', token: 'abc' });
  expect(letterIn('#perhaps=abc')).toBeNull();
  expect(letterIn('')).toBeNull();
});

test('[P6] when it is, by the clock where it happens', () => {
  expect(whenWords(invitation, 'Europe/Berlin')).toBe(
    'Saturday 17 October 2026, 15:00 to 18:00 (Pacific/Auckland time).',
  );
  const days = { ...invitation, all_day: true, start: '2026-02-28T00:00', end: '2026-03-02T00:00' };
  expect(whenWords(days)).toBe('Saturday 28 February 2026 to Sunday 1 March 2026.');
});

describe.each(skins)('[P6] the page of an invitation in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])('is clean on a %s screen', async (size) => {
    history.replaceState(null, '', '#yes=token');
    houseAnswers({ [lookPath!]: () => invitation });
    const place = await mount(<Invitation />, skin, size);
    await expect.element(page.getByRole('heading', { name: invitation.title })).toBeVisible();
    await expectClean(place.querySelector('main')!);
  });
});

test('[P6] opening the link answers nothing; the button does, and may be pressed again', async () => {
  history.replaceState(null, '', '#maybe=token');
  const asked = houseAnswers({
    [lookPath!]: () => invitation,
    [answerPath!]: ({ body }) => ({ ...invitation, ...(body as { answer: 'yes'; reason: string }) }),
  });
  await mount(<Invitation />);
  await expect.element(page.getByRole('radio', { name: 'Maybe' })).toBeChecked();
  expect(asked.map(({ path }) => `POST ${path}`)).toEqual([lookPath]);
  await page.getByLabelText('A word with it, if you like').fill('The train is late');
  await page.getByRole('button', { name: 'Send my answer' }).click();
  await expect.element(page.getByText('You may come. They know it now.')).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ token: 'token', answer: 'maybe', reason: 'The train is late' });
  await page.getByText('Yes', { exact: true }).click();
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await expect.element(page.getByText('You come. They know it now.')).toBeVisible();
});

test('[P6] what is over says so; what could not be reached may be tried again', async () => {
  history.replaceState(null, '', '#yes=token');
  houseAnswers({});
  vi.mocked(fetch).mockResolvedValueOnce(
    Response.json(
      { code: 'guest.over', detail: 'This invitation is not open any more.', request_id: 'x' },
      { status: 404 },
    ),
  );
  const over = await mount(<Invitation />);
  await expect.element(page.getByText('This invitation is not open any more.')).toBeVisible();
  expect(over.querySelectorAll('button')).toHaveLength(0);
  await mount(<Invitation />);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
