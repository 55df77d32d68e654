import { newId } from '@kinsong/contract/common/ids.ts';
import { establishGuild } from '@kinsong/contract/guilds/guilds.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { redeemInvitation } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { bringImage, image as imageCall } from '@kinsong/contract/media/images.ts';
import type { SettingsChange } from '@kinsong/contract/spaces/settings.ts';
import * as calls from '@kinsong/contract/spaces/spaces.ts';
import { smartTodoCreate } from '@kinsong/contract/tasks/specification-calls.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

/** Anna owns a salon; Stella is its steward, Mo a member, Gus a guest; Olaf is not in it. */
const names = ['owner', 'steward', 'member', 'guest', 'stranger'] as const;
let home: TestApp;
let people: Record<(typeof names)[number], Citizen>;
let salon: string;
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp();
  const owner = await home.town.person('Anna');
  salon = (await owner.found('Mending the House')).id;
  const [steward, member, guest, stranger] = [
    await home.town.guestOf(owner, salon, 'Stella'),
    await home.town.guestOf(owner, salon, 'Mo'),
    await home.town.guestOf(owner, salon, 'Gus'),
    await home.town.person('Olaf'),
  ];
  people = { owner, steward, member, guest, stranger };
  await give(steward, 'steward');
  await give(guest, 'guest');
});
afterAll(() => home.close());

const give = ({ id }: Citizen, role: 'steward' | 'guest') =>
  people.owner.call(calls.changeRole, { params: { space_id: salon, person_id: id }, body: { role } });
const change = (who: Citizen, body: SettingsChange, space_id = salon) =>
  who.call(calls.changeSettings, { params: { space_id }, body });
const outcome = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

describe('[P3] who may set what', () => {
  const bySteward = ['done', 'done', 'allowed.not', 'allowed.not', 'found.not'];
  const byOwner = ['done', 'allowed.not', 'allowed.not', 'allowed.not', 'found.not'];
  const table: readonly [string, (who: Citizen, n: number) => Promise<unknown>, readonly string[]][] = [
    ['its name', (who, n) => change(who, { name: `House ${n}` }), bySteward],
    ['its subtitle', (who, n) => change(who, { subtitle: `Line ${n}` }), bySteward],
    ['its description', (who, n) => change(who, { description: `Words ${n}` }), bySteward],
    ['its type', (who, n) => change(who, { type: n % 2 === 0 ? 'family' : 'community' }), bySteward],
    ['its priority', (who, n) => change(who, { priority: n % 2 === 0 ? 1 : 2 }), bySteward],
    ['its due day', (who, n) => change(who, { due_date: `2030-01-0${n + 1}` }), bySteward],
    ['who finds it', (who, n) => change(who, { found_by: n % 2 === 0 ? 'house' : 'nobody' }), byOwner],
    ['who invites', (who, n) => change(who, { invited_by: n % 2 === 0 ? 'keepers' : 'members' }), byOwner],
    [
      'that it is archived',
      (who) => who.call(calls.archiveSpace, { params: { space_id: salon }, body: { archived: false } }),
      byOwner,
    ],
  ];
  test.each(table)('%s: owner, steward, member, guest, stranger', async (_, perform, wanted) => {
    const outcomes: string[] = [];
    for (const [n, name] of names.entries()) outcomes.push(await outcome(perform(people[name], n)));
    expect(outcomes).toEqual(wanted);
  });

  test('deleting and keeping are for the owner alone', async () => {
    const rest = [people.steward, people.member, people.guest, people.stranger];
    for (const verb of [calls.deleteSpace, calls.keepSpace]) {
      const outcomes = await Promise.all(
        rest.map((who) => outcome(who.call(verb, { params: { space_id: salon } }))),
      );
      expect(outcomes).toEqual(['allowed.not', 'allowed.not', 'allowed.not', 'found.not']);
    }
  });
});

test('[P3] what is set is read by every member, stays otherwise as it was, and set again moves nothing', async () => {
  const { id } = await people.owner.found('Attic');
  const set = { subtitle: 'Light', type: 'family', priority: 2, due_date: '2031-05-01' } as const;
  const first = await change(people.owner, set, id);
  expect(first).toMatchObject({ ...set, name: 'Attic', found_by: 'nobody', invited_by: 'members' });
  expect(await change(people.owner, set, id)).toEqual(first);
  expect(await change(people.owner, {}, id)).toEqual(first);
  const bea = await home.town.guestOf(people.owner, id, 'Bea');
  const { space } = await bea.call(calls.openSpace, { params: { space_id: id } });
  expect(space).toMatchObject(set);
  expect(await change(people.owner, { due_date: null }, id)).toMatchObject({
    due_date: null,
    subtitle: 'Light',
  });
});

test('[P1] a vision has a hundred characters, and one more is refused with its sentence', async () => {
  const guild = (subtitle: string) =>
    people.owner.call(calls.foundSpace, {
      body: { id: newId(), kind: 'guild', name: 'Long Table', subtitle },
    });
  expect(await guild('x'.repeat(100))).toMatchObject({ kind: 'guild', subtitle: 'x'.repeat(100) });
  await expect(guild('x'.repeat(101))).rejects.toMatchObject({
    code: 'input.wrong',
    fields: { subtitle: 'Say it in 100 characters.' },
  });
});

test('[P3] where only the keepers invite, a member may not, and what a member gave out opens no more', async () => {
  const { owner, stranger } = people;
  const { id } = await owner.found('Cellar');
  const bea = await home.town.guestOf(owner, id, 'Bea');
  const invite = (who: Citizen) => who.call(inviteToSpace, { params: { space_id: id }, body: {} });
  const [hers, mine] = [await invite(bea), await invite(owner)];
  await change(owner, { invited_by: 'keepers' }, id);
  await expect(invite(bea)).rejects.toEqual(refused('allowed.not'));
  const redeem = (code: string) => stranger.call(redeemInvitation, { body: { code } });
  await expect(redeem(hers.invite_code)).rejects.toEqual(refused('auth.coordinates'));
  await redeem(mine.invite_code);
  await change(owner, { invited_by: 'members' }, id);
  expect((await invite(bea)).invite_code).not.toBe(hers.invite_code);
});

test('[P3] its picture is one that was brought by whoever sets it, and goes when another takes its place', async () => {
  const { owner, steward, stranger } = people;
  const picture = async (who: Citizen) => {
    const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: '#c8643c' } }).png();
    return (await who.call(bringImage, { body: new Blob([new Uint8Array(await drawn.toBuffer())]) })).image;
  };
  const look = (address: string) =>
    owner.send(imageCall, { params: { image_id: address.slice(address.lastIndexOf('/') + 1) } });
  const wrong = { code: 'input.wrong', fields: { thumbnail: expect.any(String) } };
  for (const address of [await picture(stranger), 'https://elsewhere.example/x.png', '/api/images/../x'])
    await expect(change(owner, { thumbnail: address })).rejects.toMatchObject(wrong);
  const first = await picture(owner);
  expect(await change(owner, { thumbnail: first })).toMatchObject({ thumbnail: first });
  const second = await picture(owner);
  await change(owner, { thumbnail: second });
  expect((await look(first)).status).toBe(404);
  expect((await look(second)).status).toBe(200);
  // Two at once: the picture that stood there for a moment goes too.
  const [mine, theirs] = [await picture(owner), await picture(steward)];
  await Promise.all([change(owner, { thumbnail: mine }), change(steward, { thumbnail: theirs })]);
  const answers = await Promise.all([second, mine, theirs].map(look));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  expect(await change(owner, { thumbnail: null })).toMatchObject({ thumbnail: null });
});

describe('[P3] what a salon can not be called is refused, with words at its field', () => {
  const kept = 'There is a letter in this that can not be kept.';
  test.each<[keyof SettingsChange, string, string, string]>([
    ['name', 'nothing', '', 'It needs a name.'],
    ['name', 'nothing but space', ' \n\t ', 'It needs a name.'],
    ['name', 'nothing but letters nobody sees', '\u200b\u2060\ufeff', 'It needs a name.'],
    ['name', 'two hundred emojis', '\u{1f3e1}'.repeat(200), 'Say it in 80 characters.'],
    ['name', 'a letter that turns the others', 'Invoice \u202efdp.exe', kept],
    ['name', 'two lines', 'Two\nlines', kept],
    ['name', 'a NUL', 'Nul\0', kept],
    ['name', 'half a letter', 'Half \ud83c', kept],
    ['subtitle', 'two hundred emojis', '\u{1f3e1}'.repeat(200), 'Say it in 100 characters.'],
    ['subtitle', 'a letter that turns the others', 'The \u2067roof', kept],
    ['description', 'a letter too many', 'x'.repeat(2001), 'Say it in 2000 characters.'],
    ['description', 'a letter that turns the others', 'Words \u202dturned', kept],
    ['thumbnail', 'HTML', '<img src=x onerror=alert(1)>', 'This picture is not here. Bring it once more.'],
    [
      'due_date',
      'a day there is not',
      '2026-02-30',
      'Write a day of the calendar like 2026-10-24, between the years 1900 and 2200.',
    ],
  ])('%s: %s', async (field, _, value, words) => {
    const wrong = { code: 'input.wrong', fields: { [field]: words } };
    const space = { id: newId(), kind: 'project', name: 'Shed' } as const;
    await expect(change(people.owner, { [field]: value })).rejects.toMatchObject(wrong);
    await expect(
      people.owner.call(calls.foundSpace, { body: { ...space, [field]: value } }),
    ).rejects.toMatchObject(wrong);
  });

  test.each<[string, SettingsChange]>([
    ['type', { type: 'secret' as 'family' }],
    ['priority', { priority: 9 as 1 }],
    ['found_by', { found_by: 'anyone' as 'house' }],
    ['invited_by', { invited_by: '' as 'keepers' }],
  ])('%s that is none of the choices', async (field, body) => {
    await expect(change(people.owner, body)).rejects.toMatchObject({
      code: 'input.wrong',
      fields: { [field]: expect.stringContaining('This') },
    });
  });

  test('a project or a guild by its other calls neither', async () => {
    const { owner } = people;
    const name = 'Invoice \u202efdp.exe';
    await expect(
      owner.call(smartTodoCreate, { body: { text: 'Pay', project_name: name, auto_create_project: true } }),
    ).rejects.toMatchObject({ code: 'input.wrong', fields: { project_name: kept } });
    await expect(
      owner.call(establishGuild, { body: { id: newId(), name, subtitle: 'Us', manifesto: 'We are.' } }),
    ).rejects.toMatchObject({ code: 'input.wrong', fields: { name: kept } });
  });

  test('letters of any script, faces of emojis and what looks like HTML are kept as they were typed', async () => {
    const { id } = await people.owner.found('Loft');
    const typed = {
      name: '<b>Oma</b> & \u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u05d1\u05d9\u05ea\u200f',
      subtitle: '"5 < 6" \'; drop table spaces; --',
      description: 'First line\n\tsecond <script>alert(1)</script>',
    };
    expect(await change(people.owner, typed, id)).toMatchObject(typed);
  });
});
