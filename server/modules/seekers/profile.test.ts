import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { blockPerson } from '@kinsong/contract/seekers/blocks.ts';
import { changeProfile, longestBio, myProfile, profileOf } from '@kinsong/contract/seekers/profile.ts';
import { openSpace } from '@kinsong/contract/spaces/spaces.ts';
import { knownSpaces } from '../spaces/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let cleo: Citizen;
let salon: string;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  salon = (await anna.found('Mending the House')).id;
  bram = await home.town.guestOf(anna, salon, 'Bram');
  cleo = await home.town.guestOf(anna, (await anna.found('The Dekkers', 'family')).id, 'Cleo');
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const read = (who: Citizen, whom: Citizen) => who.call(profileOf, { params: { person_id: whom.id } });
const change = (who: Citizen, body: Parameters<typeof who.call<typeof changeProfile>>[1]['body']) =>
  who.call(changeProfile, { body });

test('[K15] what is named is changed, and the rest stays', async () => {
  const before = await anna.call(myProfile, {});
  expect(before).toEqual({
    ...{ avatar_name: 'Anna', real_name: 'Anna', bio: '', homepage_preference: 'gameplay' },
    ...{ availability: null, shows_presence: true },
    seen_by: { real_name: 'together', bio: 'together', availability: 'together' },
  });
  const bio = 'Mends roofs, loses keys, sings alto.';
  expect(await change(anna, { bio, availability: 'weekends_only', seen_by: { bio: 'family' } })).toEqual({
    ...before,
    ...{ bio, availability: 'weekends_only', seen_by: { ...before.seen_by, bio: 'family' } },
  });
  expect(await change(anna, {})).toMatchObject({ bio, availability: 'weekends_only' });
  expect(await change(anna, { availability: null, seen_by: { bio: 'together' } })).toMatchObject({
    availability: null,
  });
});

test('[K15] a program that knows the specification alone saves by its bearer token', async () => {
  const answer = await anna.send(changeProfile, {
    body: { avatar_name: 'Anna of the Landing', real_name: 'Anna Dekker', bio: 'Alto.' },
  });
  expect(answer.status).toBe(200);
  const { user } = await anna.call(sessionCheck, {});
  expect(user).toMatchObject({
    ...{ name: 'Anna of the Landing', avatar_name: 'Anna of the Landing', real_name: 'Anna Dekker' },
    ...{ bio: 'Alto.', homepage_preference: 'gameplay' },
  });
});

test('[D1] another name is seen at once by whoever shares a space', async () => {
  await change(anna, { avatar_name: 'Anna of the Roof' });
  const { members } = await bram.call(openSpace, { params: { space_id: salon } });
  expect(members.map(({ name }) => name)).toContain('Anna of the Roof');
});

test('[D1] the homepage preference stays with the person', async () => {
  await change(bram, { homepage_preference: 'projects' });
  expect((await bram.call(sessionCheck, {})).user?.homepage_preference).toBe('projects');
});

test.each([
  ['a blank name', { avatar_name: ' ' }],
  ['a name of two lines', { real_name: 'Anna\nDekker' }],
  ['a bio too long', { bio: 'a'.repeat(longestBio + 1) }],
  ['a NUL', { bio: 'a\0b' }],
  ['letters that turn the others round', { avatar_name: 'Anna\u202eannA' }],
  ['a homepage that is none', { homepage_preference: 'cellar' }],
  ['an availability that is none', { availability: 'never' }],
  ['an audience that is none', { seen_by: { bio: 'everybody' } }],
])('[K15] %s is refused and changes nothing', async (_what, body) => {
  const before = await anna.call(myProfile, {});
  await expect(change(anna, { bio: 'Not this.', ...body } as never)).rejects.toEqual(refused('input.wrong'));
  expect(await anna.call(myProfile, {})).toEqual(before);
});

test('[D1] each fact is seen by those whom its owner named, and by nobody else', async () => {
  const facts = { real_name: 'Anna Dekker', bio: 'Alto.', availability: 'limited' } as const;
  await change(anna, { ...facts, seen_by: { real_name: 'together', bio: 'family', availability: 'nobody' } });
  expect(await read(bram, anna)).toMatchObject({ ...facts, bio: null, availability: null });
  expect(await read(cleo, anna)).toMatchObject({ ...facts, availability: null });
  expect(await read(anna, anna)).toMatchObject(facts);
});

test('[D1] Mairy knows a real name only where its owner shows it', async () => {
  const known = async (who: Citizen) =>
    (await knownSpaces(home.app.house, who)).flatMap(({ people }) => people).find(({ id }) => id === anna.id)
      ?.realName;
  await change(anna, { seen_by: { real_name: 'family' } });
  expect([await known(bram), await known(cleo)]).toEqual([null, 'Anna Dekker']);
  await change(anna, { seen_by: { real_name: 'together' } });
  expect(await known(bram)).toBe('Anna Dekker');
});

test('[D1] a stranger finds nobody, and who is blocked no more than a name', async () => {
  const olaf = await home.town.person('Olaf');
  const emil = await home.town.guestOf(bram, (await bram.found('Bram’s own')).id, 'Emil');
  await expect(read(emil, anna)).rejects.toEqual(refused('found.not'));
  await expect(read(anna, emil)).rejects.toEqual(refused('found.not'));
  // Everyone invited to the square shares it.
  expect(await read(olaf, anna)).toMatchObject({ real_name: 'Anna Dekker' });
  await anna.call(blockPerson, { params: { person_id: olaf.id } });
  expect(await read(olaf, anna)).toMatchObject({ name: 'Anna of the Roof', real_name: null, bio: null });
});
