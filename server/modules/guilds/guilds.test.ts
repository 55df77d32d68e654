import { newId } from '@kinsong/contract/common/ids.ts';
import { focusTags } from '@kinsong/contract/guilds/focus-tags.ts';
import * as calls from '@kinsong/contract/guilds/guilds.ts';
import { houseOverview } from '@kinsong/contract/identity/house-overview.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { bringImage, image as imageCall } from '@kinsong/contract/media/images.ts';
import { keepManifesto } from '@kinsong/contract/onboarding/manifesto.ts';
import {
  archiveSpace,
  changeRole,
  foundSpace,
  mySpaces,
  openSpace,
  changeSettings,
} from '@kinsong/contract/spaces/spaces.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;

async function founder(name: string): Promise<Citizen> {
  const who = await home.town.person(name);
  await who.promises();
  return who;
}

const longTable = () => ({
  id: newId(),
  name: 'Long Table',
  subtitle: 'A table nobody has to earn a chair at',
  manifesto: 'We eat together on the first Sunday.',
  focus_tags: ['family-projects' as const, 'gift-economy' as const],
});
const establish = (who: Citizen, body: object = {}) =>
  who.call(calls.establishGuild, { body: { ...longTable(), ...body } });
const userOf = async (who: Citizen) => (await who.call(sessionCheck, {})).user!;
const show = (who: Citizen, address: string): Promise<Response> =>
  who.send(imageCall, { params: { image_id: address.slice(address.lastIndexOf('/') + 1) } });
const picture = async (side = 20): Promise<Blob> => {
  const png = sharp({ create: { width: side, height: side, channels: 3, background: '#c8643c' } }).png();
  return new Blob([new Uint8Array(await png.toBuffer())]);
};

test('[O2] the thirteen focus tags are the specification’s', () => {
  expect(focusTags).toEqual(
    `regenerative-agriculture, consciousness-expansion, family-projects, business-innovation, community-building,
    spiritual-practice, environmental-healing, creative-collaboration, wisdom-sharing, mycology, permaculture,
    trust-economics, gift-economy`.split(/,\s+/),
  );
});

test('[O2] establishing a guild makes its space and its profile, and the founder gains roles and access level', async () => {
  const ilse = await founder('Ilse');
  await ilse.call(keepManifesto, { body: { avatar_name: 'Ilse', wants_to_create_guild: true } });
  const { image } = await ilse.call(bringImage, { body: await picture() });
  const { founder: she, ...guild } = await establish(ilse, { image });
  expect(guild).toEqual({
    id: guild.id,
    name: 'Long Table',
    subtitle: 'A table nobody has to earn a chair at',
    manifesto: 'We eat together on the first Sunday.',
    image,
    focus_tags: ['family-projects', 'gift-economy'],
    founder_id: ilse.id,
    founder_name: 'Ilse',
    created_at: guild.created_at,
    semi_independent: true,
    integration_enabled: true,
  });
  expect(she).toMatchObject({
    roles: ['member', 'guild_founder', 'guild_facilitator'],
    access_level: 'guild_facilitator',
    consciousness_level: 'guild_founder',
    guild: { id: guild.id, name: 'Long Table', image, role: 'owner' },
    onboarding_step: 'game_features',
  });
  expect(await userOf(ilse)).toEqual(she);
  expect(await ilse.call(openSpace, { params: { space_id: guild.id } })).toMatchObject({
    space: { kind: 'guild', name: 'Long Table', role: 'owner' },
  });
  expect(await ilse.call(calls.openGuild, { params: { space_id: guild.id } })).toEqual(guild);
});

test('[O2] name, subtitle and manifesto are all asked for, and nothing comes of a part of them', async () => {
  const kofi = await founder('Kofi');
  for (const missing of ['name', 'subtitle', 'manifesto'])
    await expect(establish(kofi, { [missing]: '  ' })).rejects.toEqual(refused('guild.incomplete'));
  await expect(establish(kofi, { focus_tags: ['gold'] })).rejects.toEqual(refused('input.wrong'));
  await expect(establish(kofi, { image: '/api/images/none' })).rejects.toEqual(refused('found.not'));
  const ofAnother = await (await founder('Mara')).call(bringImage, { body: await picture() });
  await expect(establish(kofi, ofAnother)).rejects.toEqual(refused('found.not'));
  const early = await home.town.person('Early');
  await expect(establish(early)).rejects.toEqual(refused('onboarding.promises'));
  for (const who of [kofi, early]) {
    const { spaces } = await who.call(mySpaces, {});
    expect(spaces.filter(({ kind }) => kind === 'guild')).toEqual([]);
    expect(await userOf(who)).toMatchObject({ guild: null, access_level: 'member' });
  }
});

test('[P1] a guild founded by its vision alone is established later: the same guild, its manifesto now written', async () => {
  const ivo = await founder('Ivo');
  const { manifesto, subtitle } = longTable();
  const id = newId();
  await ivo.call(foundSpace, { body: { id, kind: 'guild', name: 'Table', subtitle: 'Eat together' } });
  await expect(ivo.call(calls.openGuild, { params: { space_id: id } })).rejects.toEqual(refused('found.not'));
  const made = await Promise.all([1, 2].map(() => establish(ivo, { id })));
  expect(made[0]).toMatchObject({ id, name: 'Long Table', subtitle, manifesto });
  const { space } = await ivo.call(openSpace, { params: { space_id: id } });
  expect(space).toMatchObject({ name: 'Long Table', subtitle, role: 'owner', members: 1 });
  const { spaces } = await ivo.call(mySpaces, {});
  expect(spaces.filter(({ kind }) => kind === 'guild')).toHaveLength(1);
});

test('[O2] established twice at once, or again after a lost answer, it is one guild', async () => {
  const noor = await founder('Noor');
  const body = longTable();
  const made = await Promise.all([1, 2, 3].map(() => noor.call(calls.establishGuild, { body })));
  expect(new Set(made.map(({ created_at }) => created_at)).size).toBe(1);
  const { spaces } = await noor.call(mySpaces, {});
  expect(spaces.filter(({ kind }) => kind === 'guild')).toHaveLength(1);
  const mara = await founder('Vera');
  await expect(mara.call(calls.establishGuild, { body })).rejects.toEqual(refused('id.taken'));
  const salon = await noor.found('A salon');
  await expect(establish(noor, { id: salon.id })).rejects.toEqual(refused('id.taken'));
});

test('[O2] a founder’s roles open nothing in the house, and go with the guild', async () => {
  const ruth = await founder('Ruth');
  const { id } = await establish(ruth);
  await expect(ruth.call(houseOverview, {})).rejects.toEqual(refused('allowed.not'));
  const { rows } = await home.app.house.db.runText('select roles from persons where id = $1', [ruth.id]);
  expect(rows).toEqual([{ roles: ['member'] }]);
  expect(await userOf(ruth)).toMatchObject({ is_super_user: false, is_founder: false });
  await ruth.call(archiveSpace, { params: { space_id: id }, body: { archived: true } });
  expect(await userOf(ruth)).toMatchObject({ roles: ['member'], access_level: 'member', guild: null });
});

test('[O2] a guild is seen by its members alone; who becomes its owner facilitates it, and its name is its space’s', async () => {
  const anna = await founder('Anna');
  const { id } = await establish(anna);
  const stranger = await founder('Olaf');
  await expect(stranger.call(calls.openGuild, { params: { space_id: id } })).rejects.toEqual(
    refused('found.not'),
  );
  const hanna = await home.town.guestOf(anna, id, 'Hanna');
  expect(await userOf(hanna)).toMatchObject({ roles: ['member'], guild: { id, role: 'member' } });
  await anna.call(changeSettings, { params: { space_id: id }, body: { name: 'Longer Table' } });
  expect(await hanna.call(calls.openGuild, { params: { space_id: id } })).toMatchObject({
    name: 'Longer Table',
  });
  await anna.call(changeRole, { params: { space_id: id, person_id: hanna.id }, body: { role: 'owner' } });
  expect(await userOf(hanna)).toMatchObject({
    roles: ['member', 'guild_founder', 'guild_facilitator'],
    access_level: 'guild_facilitator',
    guild: { name: 'Longer Table' },
  });
  await expect(
    anna.call(calls.openGuild, { params: { space_id: (await anna.found('Salon')).id } }),
  ).rejects.toEqual(refused('found.not'));
});

test('[O2] one’s own guild stands before one that one was invited to', async () => {
  const host = await founder('Host');
  const theirs = await establish(host);
  const guest = await home.town.guestOf(host, theirs.id, 'Guest');
  await guest.promises();
  const own = await establish(guest, { name: 'Herons' });
  expect((await userOf(guest)).guild).toMatchObject({ id: own.id, name: 'Herons' });
});

test('[O2] a guild’s picture is kept whole and without what the camera wrote, and refused in its own words', async () => {
  const vera = await founder('Picture');
  const wide = await sharp({ create: { width: 3200, height: 800, channels: 3, background: '#335577' } })
    .withExif({ IFD0: { Make: 'Phone' } })
    .jpeg()
    .toBuffer();
  const { image } = await vera.call(bringImage, { body: new Blob([new Uint8Array(wide)]) });
  const served = await show(vera, image);
  const shown = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  expect(shown).toMatchObject({ format: 'webp', width: 1600, height: 400 });
  expect(shown.exif).toBeUndefined();
  await expect(vera.call(bringImage, { body: new Blob(['<svg/>']) })).rejects.toEqual(refused('image.kind'));
  await expect(vera.call(bringImage, { body: new Blob([new Uint8Array(5_242_881)]) })).rejects.toEqual(
    refused('image.large'),
  );
  // Another picture takes the place of one that nothing shows yet.
  const other = await vera.call(bringImage, { body: await picture(30) });
  expect((await show(vera, image)).status).toBe(404);
  await establish(vera, { image: other.image });
  await vera.call(bringImage, { body: await picture(40) });
  expect((await show(vera, other.image)).status).toBe(200);
});
