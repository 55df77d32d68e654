import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../test/expect-clean.ts';
import { sizes, type Size } from '../../test/mount.tsx';
import { houseAnswers } from '../../test/house-answers.ts';
import { goInside } from '../../test/sign-in-anna.ts';
import { skins } from '../../ui/skins/skin.ts';
import { members, mine } from '../spaces/spaces.data.ts';
import { votes as module } from './manifest.ts';
import { bram, idOf, over, result, roof, said, tabOf, tally, vote, holdIn } from './mounted-votes.tsx';
import { attic, dots, give, lime, shared, sleeping, when } from './sample-votes.ts';

beforeAll(() => {
  goInside(module);
  holdIn({ mine, members });
});

const all = [give, shared, attic, sleeping, when, dots, lime];
const words = (place: HTMLElement): string => place.innerText.replaceAll(/\s+/g, ' ');

describe.each(skins)('[P7] votes in %s', (skin) => {
  describe.each(Object.keys(sizes) as Size[])('on a %s screen', (size) => {
    test('the list, one that is open, one that was ranked, and a new one have names, roles and contrast', async () => {
      for (const address of [{}, { vote: lime.id }, { vote: attic.id }, { ask: 'new' }]) {
        const place = await tabOf(all, { skin, size, role: 'owner', address });
        await expectClean(place);
        place.remove();
      }
    });
  });
});

test('[P7] with letters twice as large nothing is cut off at the side', async () => {
  document.documentElement.style.fontSize = '200%';
  try {
    for (const address of [{}, { vote: sleeping.id }, { vote: when.id }, { vote: dots.id }, { ask: 'new' }]) {
      const place = await tabOf(all, { size: 'narrow', role: 'owner', address });
      const wide = [...place.querySelectorAll<HTMLElement>('*')].filter(
        (each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      );
      expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
      place.remove();
    }
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test('[P7] an open vote says until when, who is missing, how many voices it needs, and what opens when', async () => {
  const place = await tabOf([give]);
  expect(words(place)).toMatch(/Open until .* everyone decides/);
  expect(words(place)).toContain('One more voice and it counts: five are needed.');
  expect(words(place)).toMatch(/Not yet heard Oma Grete Piet/);
  expect(words(place)).toContain('What the others said opens when the vote closes.');
});

test('[P7] what is over comes after it: the word, the bar in numbers, and how many voted', async () => {
  const place = await tabOf([shared, give]);
  const cards = [...place.querySelectorAll<HTMLElement>('[data-vote]')].map((card) => card.dataset['vote']);
  expect(cards).toEqual([give.id, shared.id]);
  expect(words(place)).toMatch(/Carried closed yesterday .* 4 yes 1 no 1 abstained all 6 voted/);
});

test('[P7] before it closes no number is shown of what is kept secret', async () => {
  const place = await tabOf([give], { address: { vote: give.id } });
  expect(words(place)).not.toContain('How it stands');
  expect(words(place)).not.toMatch(/\d yes/);
});

test('[P7] a ranked vote tells its rounds, what goes out, the method, what was written of it and what it set going', async () => {
  const place = await tabOf([attic], { size: 'wide', address: { vote: attic.id } });
  const told = words(place);
  for (const part of [
    /Round one everyone’s first wish/,
    /Leave it to the bats is out, one vote moves on/,
    /Round three 6 of 10 is enough/,
    /Piet’s workshop, goes out/,
    /Counted by instant runoff/,
    /It will be: A room for Noor/,
    /and so it came to six/,
    /Piet becomes steward not done: Ruth keeps the salon no more/,
  ])
    expect(told).toMatch(part);
  const task = page.getByRole('link', { name: /Insulate the gable/ });
  await expect.element(task).toHaveAttribute('href', `/salon/${attic.space_id}?tab=todo&task=${idOf(61)}`);
});

test('[P7] objections are read with their reason and what would change it', async () => {
  const place = await tabOf([lime], { address: { vote: lime.id } });
  expect(words(place)).toContain('Kofi objects It comes off on the children’s coats.');
  expect(words(place)).toContain('What would change it: Oil paint up to the height of a child.');
});

test('[P7] too few voices and a tie are said as what they are', async () => {
  const few = vote(21, over({ result: result({ verdict: 'no_quorum', voices: 2, quorum: 4 }) }));
  const tie = vote(
    22,
    over({ result: result({ verdict: 'tied', tallies: [tally('yes', 3), tally('no', 3)] }) }),
  );
  const place = await tabOf([few, tie]);
  expect(words(place)).toContain('Too few voted');
  expect(words(place)).toContain('Two voted, four were needed, so nothing is decided.');
  expect(words(place)).toContain('A tie');
});

test('[P7] a guest reads and is offered neither an answer nor a vote of their own; an archived salon is only read', async () => {
  for (const look of [{ role: 'guest' }, { archived: true }] as const) {
    const mine = vote(23, { electorate: [bram], created_by: bram });
    const place = await tabOf([look.archived === true ? give : mine], look);
    expect(words(place)).toContain('You see this vote, and others answer it.');
    expect(page.getByRole('button', { name: 'Yes', exact: true }).query()).toBeNull();
    expect(page.getByRole('button', { name: 'New vote' }).query()).toBeNull();
    place.remove();
  }
});

test('[P7] without an answer from the house that is said, and tried again; then where nothing was asked one may ask', async () => {
  await tabOf([]);
  await expect.element(page.getByRole('heading', { name: 'No answer from the house' })).toBeVisible();
  houseAnswers({ [`GET /api/spaces/${roof}/votes`]: () => ({ votes: [], more: false, rev: 1 }) });
  // It tries again by itself too, and may have been quicker than the hand.
  page
    .getByRole('button', { name: 'Retry' })
    .query()
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByRole('heading', { name: 'Nothing was asked here yet' })).toBeVisible();
  await page.getByRole('button', { name: 'New vote' }).click();
  expect(said.address['ask']).toBe('new');
});

test('[P7] the title leads to the vote, and back to all', async () => {
  await tabOf([give, shared]);
  await page.getByRole('button', { name: give.title }).click();
  expect(said.address['vote']).toBe(give.id);
  await page.getByRole('button', { name: 'All votes' }).click();
  expect(said.address['vote']).toBeUndefined();
});
