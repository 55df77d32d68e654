import type { CardField } from '@kinsong/contract/guide/proposal-card.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { emptyOutbox } from '../../../test/empty-outbox.ts';
import { goInside } from '../../../test/sign-in-anna.ts';
import { mount } from '../../../test/mount.tsx';
import { skins } from '../../../ui/skins/skin.ts';
import type { MessageRow } from '../../messages/index.ts';
import { GuideTalkContext } from '../chat/guide-talk-context.ts';
import { guideSends } from '../guide.data.ts';
import type { Args } from './card-fields.ts';
import { ChangeSheet } from './ChangeSheet.tsx';
import { openOffer, type Offer } from './offer.ts';
import { OfferCard } from './OfferCard.tsx';

const space = '0199a0de-0000-7000-8000-000000000002';
const id = '0199a0de-0000-7000-8000-000000000003';

/** What a tool of a later module would send: no line of the browser knows its name. */
const fields: CardField[] = [
  { name: 'question', label: 'What is asked?', kind: 'words', longest: 200 },
  {
    name: 'weight',
    label: 'How much does a voice weigh?',
    kind: 'choice',
    usual: '1',
    options: [
      { value: 1, label: 'All the same' },
      { value: 2, label: 'Elders twice' },
    ],
  },
  { name: 'day', label: 'Until which day?', kind: 'day', asked: true },
  { name: 'time', label: 'Until what time?', kind: 'time', by: 'day', usual: '18:00' },
];
const carried = {
  kind: 'proposal',
  proposal_id: id,
  tool: 'votes.open',
  args: { question: 'Which colour for the door?', day: null },
  card: {
    ask: 'Shall I ask everyone?',
    title: 'Which colour for the door?',
    facts: [{ icon: 'who', text: 'All of you', tone: 'warm' }],
    fields,
  },
  state: 'open',
  message_id: null,
} as const;

const messageWith = (extra: Message['extra']): Message => ({
  id,
  space_id: space,
  author_id: 'mairy',
  seq: 1,
  rev: 1,
  content: '',
  reply_to: null,
  attachments: [],
  ...(extra && { extra }),
  created_at: '2026-11-20T10:00:00.000Z',
  edited_at: null,
  deleted_at: null,
});
const rowOf = (message: Message) => ({ shown: { message }, follows: false }) as unknown as MessageRow;

beforeAll(() => goInside({ sends: guideSends }));
afterEach(emptyOutbox);

async function drawn(offer: Offer, skin?: (typeof skins)[number]) {
  const change = vi.fn<(offer: Offer) => void>();
  const talk = {
    space,
    mode: 'real_world',
    feedback: null,
    newest: id,
    change,
    tell() {},
    focus() {},
  } as const;
  const place = await mount(
    <GuideTalkContext value={talk}>
      <OfferCard row={rowOf(messageWith(offer))} offer={offer} />
    </GuideTalkContext>,
    skin,
  );
  return { place, change };
}

describe('the card of a tool that the browser has never heard of', () => {
  const offer = openOffer(carried)!;

  test.each(skins)('is drawn whole from what it carries, in %s', async (skin) => {
    const { place } = await drawn(offer, skin);
    expect(place.innerText).toContain('Shall I ask everyone?');
    expect(place.innerText).toContain('Which colour for the door?');
    expect(place.innerText).toContain('All of you');
    expect([...place.querySelectorAll('button')].map((button) => button.innerText)).toEqual([
      'Yes',
      'Change',
      'No',
    ]);
    const { violations } = await axe.run(place, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
  });

  test('asks back by a Yes what its fields say is still open', async () => {
    const { change } = await drawn(offer);
    await page.getByRole('button', { name: 'Yes' }).click();
    expect(change).toHaveBeenCalledWith(offer);
    expect(signedIn().outbox.items.get()).toEqual([]);
  });

  test('is changed by hand in the fields it carries, and says only what was changed', async () => {
    const onYes = vi.fn<(offer: Offer, changed: Args) => void>();
    await mount(<ChangeSheet offer={offer} onClose={() => {}} onYes={onYes} />);
    await expect.element(page.getByLabelText('Until what time?')).toHaveValue('18:00');
    const yes = page.getByRole('button', { name: 'Yes, like this' });
    await yes.click();
    await expect.element(page.getByText('Choose a day.')).toBeVisible();
    await page.getByLabelText('What is asked?').fill('Red or blue?');
    await page.getByLabelText('Until which day?').fill('2099-01-01');
    await page.getByText('Elders twice').click();
    await yes.click();
    expect(onYes).toHaveBeenCalledWith(offer, { question: 'Red or blue?', weight: 2, day: '2099-01-01' });
  });

  test('once it is done leads where it says', async () => {
    const result = {
      kind: 'vote',
      id,
      space_id: null,
      name: 'The door',
      href: `/votes/${id}`,
      words: 'See the vote',
    };
    const { place } = await drawn({ ...offer, state: 'yes', result });
    const link = place.querySelector('a');
    expect([link?.innerText, link?.getAttribute('href')]).toEqual(['See the vote', `/votes/${id}`]);
  });
});

test('a question that says the thing itself stands alone: the thing is not named a second time', async () => {
  const card = { ...carried.card, ask: 'Ask everyone “Which colour for the door?”, until Friday?' };
  const { place } = await drawn(openOffer({ ...carried, card })!);
  expect(place.querySelector('h2')?.innerText).toBe(card.ask);
  expect(place.innerText.split('Which colour for the door?')).toHaveLength(2);
  expect(place.querySelector('article')?.getAttribute('aria-label')).toBe(card.ask);
});

test('a card kept on this device from before cards said how they are changed is drawn, and can be answered', async () => {
  const { fields: _fields, ...card } = carried.card;
  const { place } = await drawn(openOffer({ ...carried, card })!);
  expect(place.innerText).toContain('Which colour for the door?');
  expect([...place.querySelectorAll('button')].map((button) => button.innerText)).toEqual(['Yes', 'No']);
});
