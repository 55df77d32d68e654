import type { DangerCard } from '@kinsong/contract/guide/danger-card.ts';
import { describe, expect, test } from 'vitest';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { skins } from '../../../ui/skins/skin.ts';
import { EmergencyNumbers, type EmergencyNumbersProps } from './EmergencyNumbers.tsx';

const card: DangerCard = {
  call: { number: '112', where: 'Europe' },
  elsewhere: [{ number: '999', where: 'Britain' }],
  listening: [{ number: '116 123', where: 'Europe' }],
  steps: [
    { lead: 'Loudspeaker on.', rest: 'Say where you are.' },
    { lead: 'Stay on the line.', rest: 'They say what to do.' },
  ],
};
const looks: readonly EmergencyNumbersProps['look'][] = ['page', 'row'];

describe.each(skins)('the numbers to call in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])('can be read and pressed on a %s screen', async (size) => {
    for (const look of looks)
      await expectClean(await mount(<EmergencyNumbers card={card} look={look} />, skin, size));
  });
});

test('each number calls at one touch, as large as a finger', async () => {
  const place = await mount(<EmergencyNumbers card={card} look="page" />);
  const links = [...place.querySelectorAll('a')];
  expect(links.map(({ href }) => href)).toEqual(['tel:112', 'tel:999', 'tel:116123']);
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('where nobody listens or no other number holds, no empty line stands', async () => {
  const place = await mount(
    <EmergencyNumbers card={{ ...card, elsewhere: [], listening: [] }} look="page" />,
  );
  expect(place.innerText).not.toContain('Not in');
  expect(place.innerText).not.toContain('Living hurts too much?');
});
