import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { describe, expect, test } from 'vitest';
import { carrierIn, wishOf } from './task-from-text.ts';

const member = (person_id: string, name: string, left_at: string | null = null): [string, Member] => [
  person_id,
  { person_id, name, left_at } as Member,
];
const people = new Map([
  member('anna', 'Anna Dekker'),
  member('ruth', 'Ruth'),
  member('eva', 'Éva (next door)'),
  member('olaf', 'Olaf', '2026-10-01T10:00:00.000Z'),
]);

describe('[P5] who is meant by what was said', () => {
  test.each([
    ['Ruth should call the roofer.', 'ruth'],
    ['The roof leaks. Ruth, could you look?', 'ruth'],
    ['@anna the ladder, please', 'anna'],
    ['Anna Dekker needs to sign it', 'anna'],
    ['éva, please bring the pots', 'eva'],
    ['Éva (next door) must know, and Ruth should tell her', 'eva'],
    ["I'll mend it on Sunday", 'anna'],
    ['Let me do it', 'anna'],
    ['I told Ruth about it', undefined],
    ['Olaf must return the key', undefined],
    ['Ruthless should not be Ruth', undefined],
    ['We need to buy bread', undefined],
  ])('%s', (words, carrier) => {
    expect(carrierIn(words, 'anna', people)).toBe(carrier);
  });

  test('who said it of themselves and has left since is not meant', () => {
    expect(carrierIn('I will do it', 'olaf', people)).toBeUndefined();
  });
});

test('[P5] a wish made of words has their title, urgency and day, whoever is meant, and what it came of', () => {
  const said = {
    id: 'm1',
    space_id: 'salon',
    author_id: 'ruth',
    content: 'Urgent: Anna must move the bed by 20 October. The rain comes in.',
  };
  const around = { place: 'project', people, me: 'ruth', today: '2026-10-14' } as const;
  expect(wishOf(said, around)).toEqual({
    text: 'Urgent: Anna must move the bed by 20 October',
    priority: 1,
    due_date: '2026-10-20',
    assigned_to: 'anna',
    origin: { type: 'message', id: 'm1', space_id: 'salon', text: said.content },
  });
  expect(wishOf({ ...said, content: 'Bread and salt' }, around)).toMatchObject({
    text: 'Bread and salt',
    priority: 3,
    assigned_to: 'ruth',
  });
});
