import type { Summed } from '@kinsong/contract/assistant/assistant.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../test/expect-clean.ts';
import { houseAnswers } from '../../test/house-answers.ts';
import { mount } from '../../test/mount.tsx';
import { goInside } from '../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../ui/skins/skin.ts';
import { messages } from '../messages/index.ts';
import { setMairyHere } from './assistant.data.ts';
import { AssistantBand } from './AssistantBand.tsx';
import { AssistantSwitch } from './AssistantSwitch.tsx';

const space = '0199a0de-0000-7000-8000-000000000002';
const ruth = '0199a0de-0000-7000-8000-000000000003';
const message = '0199a0de-0000-7000-8000-000000000004';
const call = 'POST /api/mairy/salon-assistant';
const line = (text: string) => ({
  text,
  message_id: message,
  author_id: ruth,
  at: '2026-11-16T20:05:00.000Z',
});
const summed: Summed = {
  summary: 'Ruth: “The accordion plays again.”',
  opportunities: [],
  answers_by: 'built-in',
  kept_from_model: 0,
  fresh: true,
  messages: 64,
  since: '2026-11-15T09:00:00.000Z',
  gist: [line('The accordion plays again. Except the F.')],
  decided: [line('Nine songs, none with an F')],
  open: [line('Who fetches the children of Kofi?')],
  to_do: [
    {
      task_id: message,
      text: 'Print the words, large for Oma',
      due_date: null,
      assigned_to: null,
      message_id: null,
    },
  ],
};
const comfort = {
  night_response:
    'Fear at this hour speaks as if it knew. Breathe out slowly. Morning is nearer than it looks.',
  schedule_morning_analysis: false,
  answers_by: 'built-in',
  danger: null,
};
const danger = {
  call: { number: '112', where: 'Europe' },
  elsewhere: [{ number: '911', where: 'America' }],
  listening: [{ number: '116 123', where: 'Europe' }],
  steps: [{ lead: 'Loudspeaker on.', rest: 'Say where you are.' }],
};

beforeAll(() => goInside(messages));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-18T23:30:00'));
  setMairyHere(space, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(globalThis.fetch).mockRejectedValue(new TypeError('No way to the house'));
});

const draw = (skin: Skin = 'epic', size: 'narrow' | 'wide' = 'narrow') =>
  mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })}>
      <div data-area="salon">
        <AssistantSwitch space={space} />
        <AssistantBand space={space} onInvite={() => {}} />
      </div>
    </QueryClientProvider>,
    skin,
    size,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('[P10] Night Council is offered at night and at no other time', async () => {
  await draw();
  await expect.element(button('Night Council')).toBeVisible();
  vi.setSystemTime(new Date('2026-11-19T07:00:00'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(button('Night Council')).not.toBeInTheDocument();
  vi.setSystemTime(new Date('2026-11-19T22:00:00'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(button('Night Council')).toBeVisible();
});

test('[P10] Mairy is switched off and on by one press, in this salon', async () => {
  await draw();
  const toggle = page.getByRole('switch', { name: 'Mairy' });
  await expect.element(toggle).toBeChecked();
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  await expect.element(button('Summary')).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(button('Summary')).toBeVisible();
});

test('[K28] the summary says how much it read and how, and each row leads to its message', async () => {
  const asked = houseAnswers({ [call]: () => summed });
  await draw();
  await button('Summary').click();
  await expect.element(page.getByText('64 messages since Sunday')).toBeVisible();
  const row = page.getByRole('link', { name: /Who fetches the children/ });
  await expect.element(row).toHaveAttribute('href', `/salon/${space}?message=${message}`);
  await expect.element(page.getByText('No model read this.', { exact: false })).toBeVisible();
  expect(asked.findLast(({ path }) => path.endsWith('salon-assistant'))?.body).toMatchObject({
    action: 'conversation_summary',
    salon_id: space,
    include_insights: true,
  });
});

test('[K28] whose words no model got is said', async () => {
  houseAnswers({ [call]: () => ({ ...summed, answers_by: 'model', kept_from_model: 2 }) });
  await draw();
  await button('Summary').click();
  await expect.element(page.getByText('2 people have not said yes', { exact: false })).toBeVisible();
});

test('[E27] a summary that does not come is told quietly, and can be asked for again', async () => {
  let times = 0;
  houseAnswers({ [call]: () => (times++ < 2 ? { refused: 'rate.limited' } : summed) });
  await draw();
  await button('Summary').click();
  await expect.element(page.getByText('The summary did not come.', { exact: false })).toBeVisible();
  await button('Retry').click();
  await expect.element(page.getByRole('link', { name: /Nine songs/ })).toBeVisible();
});

test('[K27] [E27] finding shows what was found, and keeps the words where nothing comes back', async () => {
  let found = true;
  const result = {
    kind: 'message',
    id: message,
    title: '',
    excerpt: 'The lanterns lie in the shed',
    message_id: message,
    author_id: ruth,
    at: '2026-11-16T20:05:00.000Z',
  };
  houseAnswers({
    [call]: () =>
      found
        ? { search_results: [result], search_summary: 'One thing in A song for Noor holds your words.' }
        : { refused: 'rate.limited' },
  });
  await draw();
  await button('Find').click();
  const field = page.getByLabelText('What are you looking for?');
  await field.fill('lanterns');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The lanterns lie in the shed')).toBeVisible();
  found = false;
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Nothing came back', { exact: false })).toBeVisible();
  await expect.element(field).toHaveValue('lanterns');
});

test('[K29] [E27] what is told at night is answered; it stays in the field where no answer comes', async () => {
  let answers = false;
  const asked = houseAnswers({ [call]: () => (answers ? comfort : { refused: 'rate.limited' }) });
  await draw();
  await button('Night Council').click();
  const field = page.getByLabelText('Write to Mairy');
  await field.fill('I am afraid');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Nothing came back', { exact: false })).toBeVisible();
  await expect.element(field).toHaveValue('I am afraid');
  answers = true;
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Fear at this hour', { exact: false })).toBeVisible();
  expect(asked.findLast(({ path }) => path.endsWith('salon-assistant'))?.body).toEqual({
    action: 'night_support',
    message: 'I am afraid',
    time_context: 'middle_of_night',
    emotional_support_needed: true,
    conversation_context: [],
  });
});

test('[K29] where a life may be in danger, whom to call stands there and nothing else', async () => {
  houseAnswers({ [call]: () => ({ ...comfort, night_response: 'Please call 112 now.', danger }) });
  await draw();
  await button('Night Council').click();
  await page.getByLabelText('Write to Mairy').fill('words of danger');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: /112\s+Call now/ })).toHaveAttribute('href', 'tel:112');
});

describe.each(skins)('in %s', (skin) => {
  test.each(['narrow', 'wide'] as const)('[P10] summary and night are clean, %s', async (size) => {
    let night = false;
    houseAnswers({ [call]: () => (night ? comfort : summed) });
    await draw(skin, size);
    await button('Summary').click();
    await expect.element(page.getByRole('link', { name: /Nine songs/ })).toBeVisible();
    await expectClean(document.body);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    night = true;
    await button('Night Council').click();
    await page.getByLabelText('Write to Mairy').fill('I am afraid');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Fear at this hour', { exact: false })).toBeVisible();
    await expectClean(document.body);
  });
});
