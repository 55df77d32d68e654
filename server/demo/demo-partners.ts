import { newId } from '@kinsong/contract/common/ids.ts';
import { addPartner, type Motif, type Shelf } from '@kinsong/contract/partners/partners.ts';
import { host } from './people.ts';
import { after, type Moment } from './demo-house.ts';
import { momentOf } from './read-talk.ts';

/** What stands on the shelves. Its addresses are those of examples; one without an address is still to come. */
type OnShelf = readonly [name: string, words: string, motif: Motif, address?: string];

const cards: Readonly<Record<Shelf, readonly OnShelf[]>> = {
  consciousness: [
    ['Evening Bowl', 'Eleven minutes of one sound. Good after the dishes.', 'bowl', 'https://bowl.example'],
    [
      'Slow Breath',
      'A line to breathe along, for the bus and the bathroom.',
      'wave',
      'https://slowbreath.example',
    ],
    ['Night Letters', 'Write at three in the morning, read it with tea.', 'moon'],
    ['Rooted', 'Walks of an hour from your door, with one question each.', 'tree', 'https://rooted.example'],
    ['Two Chairs', 'A quarrel, practised beforehand with a kind stranger.', 'person'],
    [
      'River Clock',
      'When the herons come, the geese leave, the ice holds.',
      'river',
      'https://river.example',
    ],
  ],
  apps: [
    [
      'Ladder List',
      'Who has a ladder, a drill, a van; and when it comes back.',
      'door',
      'https://ladder.example',
    ],
    [
      'Soup Rota',
      'Six houses, one pot. It counts the bowls and asks who stirs.',
      'bowl',
      'https://soup.example',
    ],
    ['Lantern Post', 'Letters that arrive on the day you choose.', 'lantern'],
  ],
  venture: [
    [
      'Seed Purse',
      'Small loans among neighbours, paid back in what grows.',
      'seedling',
      'https://seedpurse.example',
    ],
    ['Common Roof', 'Buy one house with several families, and stay friends.', 'hands'],
  ],
  community: [
    [
      'Riverbend Federation',
      'Nine houses along the river. They sing on first Sundays.',
      'river',
      'https://riverbend.example',
    ],
    [
      'The Open Table',
      'A supper a month, in a different kitchen each time.',
      'hands',
      'https://table.example',
    ],
  ],
};

/** The host fills the shelves on a Sunday afternoon. */
export function partnerMoments(today: Date): Moment[] {
  const at = momentOf(today, 9, 15, 10);
  const all = Object.entries(cards).flatMap(([shelf, some]) =>
    some.map((card) => [shelf as Shelf, card] as const),
  );
  return all.map(([shelf, [name, words, motif, address = '']], index) => {
    const then = after(at, index * 90_000);
    const body = { id: newId(then.getTime()), shelf, name, words, motif, address };
    return { at: then, happen: async (home) => void (await home.who(host).call(addPartner, { body })) };
  });
}
