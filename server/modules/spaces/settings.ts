import { may } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { SettingsChange } from '@kinsong/contract/spaces/settings.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import type { Space } from '@kinsong/contract/spaces/spaces.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { dropImage, showImage } from '../media/index.ts';
import { changeSpace } from './change-space.ts';
import { mayOrRefuse, standingOf } from './permission.ts';
import { spacesPorts } from './ports.ts';
import { spaceChange, spaceShape } from './contract-shapes.ts';
import * as rows from './spaces.sql.ts';

/** Changes what is given, and only if it is different. */
export async function changeSettings(
  house: House,
  person: Person,
  spaceId: string,
  change: SettingsChange,
): Promise<Space> {
  const place = await mayOrRefuse(house, person, 'spaces.settings', spaceId);
  const known = await rows.findSpace(house.db, spaceId);
  if (known === null) throw new Refusal('found.not');
  const different = differing(settingsOf(change), known);
  if (Object.keys(different).length === 0) return spaceShape(known);
  const isPrivate = different.foundBy !== undefined || different.invitedBy !== undefined;
  if (isPrivate && !may(standingOf(person, place), 'spaces.privacy')) throw new Refusal('allowed.not');
  const { space, finish } = await changeSpace(house, spaceId, async (tx, rev) => {
    // As it is by now: of two who choose another picture at once the first one's goes too.
    const before = (await rows.findSpace(tx, spaceId)) ?? known;
    const finish = different.thumbnail === undefined ? null : await dropThumbnail(house, tx, before);
    await showThumbnail(tx, person, different.thumbnail);
    const row = await rows.updateSpace(tx, spaceId, rev, different);
    if (different.invitedBy === 'keepers') await withdrawOfMembers(house, tx, spaceId);
    return { result: { space: spaceShape(row), finish }, changes: [spaceChange(row)] };
  });
  await finish?.();
  return space;
}

/** What was shown until now is kept no longer; but a guild may show it on its own page still. */
async function dropThumbnail(
  house: House,
  tx: Db,
  { kind, thumbnail }: rows.SpaceRow,
): Promise<(() => Promise<void>) | null> {
  return thumbnail === null || kind === 'guild' ? null : dropImage(house, tx, thumbnail);
}

/** The invitations of those who may not invite from now on open nothing any more. */
async function withdrawOfMembers(house: House, tx: Db, spaceId: string): Promise<void> {
  for (const { personId, role } of await rows.membersOf(tx, spaceId))
    if (role === 'member')
      await spacesPorts.of(house).withdrawInvitations(tx, personId, spaceId, house.clock.now());
}

/** A picture is shown by whoever brought it. */
export async function showThumbnail(tx: Db, person: Person, address: string | null = null): Promise<void> {
  if (address !== null && !(await showImage(tx, person.id, address)))
    throw new Refusal('input.wrong', { thumbnail: 'This picture is not here. Bring it once more.' });
}

/** As the columns are called, without what was not given. */
export function settingsOf({
  due_date: dueDate,
  found_by: foundBy,
  invited_by: invitedBy,
  ...named
}: SettingsChange): Partial<rows.Settings> {
  const { name, subtitle, description, thumbnail, type, priority } = named;
  const all = { name, subtitle, description, thumbnail, type, priority, dueDate, foundBy, invitedBy };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

const differing = (wanted: Partial<rows.Settings>, known: rows.SpaceRow): Partial<rows.Settings> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => known[name as keyof rows.Settings] !== value),
  );

/** What a space is among projects, where nobody says. */
export function usualType(kind: SpaceKind, within: SpaceKind | null): rows.Settings['type'] {
  if (kind === 'family' || within === 'family') return 'family';
  return kind === 'guild' || within === 'guild' ? 'community' : 'personal';
}
