import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount } from '../../../test/mount.tsx';
import { salon, salonId } from '../../../test/salon.ts';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { spaces as spacesModule } from '../manifest.ts';
import { holdMembers, members } from '../spaces.data.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

const roof = salon(1, { name: 'Mending the House', members: 2 });
const joined_at = '2026-10-01T10:00:00.000Z';
const member = (person_id: string, more: Partial<Member>): Member => ({
  ...{ space_id: roof.id, person_id, name: 'Anna', avatar_url: '', role: 'owner', joined_at, left_at: null },
  ...{ shows_work: false, rev: 1 },
  ...more,
});
const me = member(anna.id, {});
const bram = member(salonId(9), { name: 'Bram', role: 'member' });

const onLeft = vi.fn<() => void>();
const onOpen = vi.fn<(sheet: string) => void>();

beforeEach(() => {
  goInside(spacesModule);
  members.of(roof.id).set(new Map());
});

const asks = (space = roof, skin: Skin = 'epic') =>
  mount(<LeaveDialog space={space} open onClose={() => {}} onOpen={onOpen} onLeft={onLeft} />, skin);
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('[P9] who is alone in a salon is led to archiving and deleting instead of into a refusal', async () => {
  holdMembers(roof.id, [me]);
  await asks({ ...roof, members: 1 });
  await expect.element(page.getByText('Only you are in Mending the House')).toBeVisible();
  expect(button('Leave').elements()).toEqual([]);
  await button('To its settings').click();
  expect(onOpen).toHaveBeenCalledWith('settings');
});

test('[P9] the only owner among others is told to hand over first, and where', async () => {
  holdMembers(roof.id, [me, bram]);
  await asks();
  await expect.element(page.getByText('Mending the House needs an owner')).toBeVisible();
  const there = page.getByRole('link', { name: 'To the Peeps' });
  await expect.element(there).toHaveAttribute('href', `/salon/${roof.id}?tab=peeps`);
  expect(button('Leave').elements()).toEqual([]);
});

test('[P9] whoever leaves is led out of the salon', async () => {
  houseAnswers({
    [`DELETE /api/spaces/${roof.id}/members/${anna.id}`]: () => ({ ...me, left_at: joined_at, rev: 2 }),
  });
  holdMembers(roof.id, [me, { ...bram, role: 'owner' }]);
  await asks();
  await button('Leave').click();
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
});

describe.each(skins)('in %s', (skin) => {
  test('the only owner can read what is to be done', async () => {
    holdMembers(roof.id, [me, bram]);
    await asks(roof, skin);
    await expect.element(page.getByText('You are its only owner.', { exact: false })).toBeVisible();
    await expectClean(document.body);
  });
});
