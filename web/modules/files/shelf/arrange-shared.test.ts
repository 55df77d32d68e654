import { newId } from '@kinsong/contract/common/ids.ts';
import type { SharedFile } from '@kinsong/contract/files/files.ts';
import { expect, test } from 'vitest';
import { byTime, wantedOf } from './arrange-shared.ts';

const file = (name: string, more: Partial<SharedFile> = {}): SharedFile => ({
  ...{ id: newId(), space_id: 'kitchen', rev: 1, born: 1, name, kind: 'picture', type: 'image/png', size: 9 },
  ...{
    state: 'ready',
    width: 4,
    height: 3,
    seconds: null,
    pages: null,
    opening: null,
    voice: false,
    waves: null,
  },
  ...{ message_id: null, brought_by: 'anna', brought_at: '2026-11-20T10:00:00.000Z', deleted_at: null },
  ...more,
});

const all = [
  file('Roof.png'),
  file('Boat.png', { brought_by: 'ruth', brought_at: '2026-09-02T10:00:00.000Z' }),
  file('Roof, old.png', { brought_at: '2025-03-02T10:00:00.000Z' }),
  file('Gone.png', { deleted_at: '2026-11-21T10:00:00.000Z' }),
  file('Elsewhere.png', { space_id: 'attic' }),
  file('Quote.pdf', { kind: 'document' }),
  file('Notes.txt', { kind: 'text' }),
];
const wanted = { space: 'kitchen', shelf: 'pictures', by: '', named: '' } as const;
const names = (files: readonly SharedFile[]) => files.map(({ name }) => name);

test('what is shared is found by kind, by whom and by a part of its name, the newest first', () => {
  expect(names(wantedOf(all, wanted))).toEqual(['Roof.png', 'Boat.png', 'Roof, old.png']);
  expect(names(wantedOf(all, { ...wanted, by: 'ruth' }))).toEqual(['Boat.png']);
  expect(names(wantedOf(all, { ...wanted, named: ' roof' }))).toEqual(['Roof.png', 'Roof, old.png']);
  expect(wantedOf(all, { ...wanted, shelf: 'papers' })).toHaveLength(2);
});

test('it lies together by the week, the month, and the year where it is another', () => {
  const times = byTime(wantedOf(all, wanted), new Date('2026-11-22T12:00:00Z'));
  expect(times.map(({ label }) => label)).toEqual(['This week', 'September', 'March 2025']);
});
