import { faceAddress, faceOf, faceStyles, isFaceAddress } from '@kinsong/contract/media/drawn-faces.ts';
import * as calls from '@kinsong/contract/media/media.ts';
import { onboard } from '@kinsong/contract/identity/onboard.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { memberChanged } from '@kinsong/contract/spaces/events.ts';
import { openSpace, type Member } from '@kinsong/contract/spaces/spaces.ts';
import sharp from 'sharp';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let salon: string;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  salon = (await anna.found('Mending the House')).id;
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const get = (address: string, token?: string): Promise<Response> =>
  fetch(home.base + address, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
const file = (bytes: Uint8Array, type = 'image/jpeg'): Blob => new Blob([new Uint8Array(bytes)], { type });
const upload = (who: Citizen, body: Blob): Promise<{ avatar_url: string }> =>
  who.call(calls.wearUploadedAvatar, { body });

/** The same PNG, saying that it is of another size. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(png);
  lying.writeUInt32BE(width, 16);
  lying.writeUInt32BE(height, 20);
  lying.writeUInt32BE(crc32(lying.subarray(12, 29)), 29);
  return lying;
}

/** A GIF of one pixel and very many frames. */
function movingPicture(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('21f90401000000002c0000000001000100000202440100', 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** A photograph as a phone makes them: wide, turned by its note, and saying where it was taken. */
function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 500, channels: 3, background: '#c8643c' } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test.each(faceStyles)(
  '[L11] our own server draws %s, the same each time, to keep for good',
  async (style) => {
    const address = faceAddress({ ...faceOf('Anna'), style });
    const [first, second] = [await get(address), await get(address)];
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/svg+xml');
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const svg = await first.text();
    expect(svg).toBe(await second.text());
    expect(svg).toMatch(/^<svg/);
    expect(svg.toLowerCase()).toContain(`#${faceOf('Anna').ground}`);
    expect(svg).not.toMatch(/<script|href="http|url\(http/);
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
  },
);

test('a face that is not one of ours is not drawn', async () => {
  for (const query of [
    'style=lizards&seed=1&backgroundColor=f3e3c3',
    'style=rings&seed=1000&backgroundColor=f3e3c3',
    'style=rings&seed=x&backgroundColor=f3e3c3',
    'style=rings&seed=1&backgroundColor=ff0000',
    '',
  ])
    expect((await get(`/api/avatars/drawn?${query}`)).status).toBe(400);
});

test('[L11] an uploaded picture is made square, upright, and without what the camera wrote into it', async () => {
  const { avatar_url } = await upload(anna, file(await photograph()));
  const response = await get(avatar_url, anna.token ?? '');
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toMatch(/^private/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const kept = await sharp(await response.arrayBuffer()).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a picture is for people who are signed in', async () => {
  const { avatar_url } = await upload(anna, file(await photograph()));
  expect((await get(avatar_url)).status).toBe(401);
  const stranger = await home.town.person('Olaf');
  expect((await get(avatar_url, stranger.token ?? '')).status).toBe(200);
});

test('[L11] exactly 5 MB is taken, one byte more is too large, in the words of the specification', async () => {
  const picture = await photograph();
  const padded = (size: number): Blob => file(Buffer.concat([picture, Buffer.alloc(size - picture.length)]));
  await upload(anna, padded(calls.largestAvatar));
  const tooLarge = upload(anna, padded(calls.largestAvatar + 1));
  await expect(tooLarge).rejects.toEqual(refused('avatar.large'));
  await expect(tooLarge).rejects.toThrow('Avatar file too large. Please keep under 5MB.');
});

test('[L11] what is no picture is refused by its content, whatever it is called', async () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  for (const [what, bytes] of [
    ['a text that says it is a picture', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a drawing that is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['half a picture', (await photograph()).subarray(0, 300)],
    ['a beginning alone', Buffer.concat([png, Buffer.alloc(200)])],
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ] as const) {
    const answer = upload(anna, new File([new Uint8Array(bytes)], `${what}.png`, { type: 'image/png' }));
    await expect(answer).rejects.toEqual(refused('avatar.image'));
    await expect(answer).rejects.toThrow('Please upload an image file for your avatar.');
  }
});

test('a picture with more pixels than any phone makes is not opened, and said to be too many', async () => {
  const claims = (width: number, height: number): Buffer => withSize(small, width, height);
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c8643c' } })
    .png()
    .toBuffer();
  for (const huge of [claims(14_000, 7000), claims(8193, 6144), claims(1000, 60_000)]) {
    const answer = upload(anna, file(huge, 'image/png'));
    await expect(answer).rejects.toEqual(refused('avatar.pixels'));
    await expect(answer).rejects.toThrow('more than 50 megapixels');
  }
  // What says that it is no larger and has not as many is no picture.
  await expect(upload(anna, file(claims(8192, 6144)))).rejects.toEqual(refused('avatar.image'));
});

test('of a picture that moves through thousands of frames the first one counts', async () => {
  const frames = movingPicture(20_000);
  const { avatar_url } = await upload(anna, file(frames, 'image/gif'));
  expect((await get(avatar_url, anna.token ?? '')).status).toBe(200);
});

test('pictures are opened one at a time; a few wait, and beyond them the house says when to come again', async () => {
  const picture = file(await photograph());
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => anna.send(calls.wearUploadedAvatar, { body: picture })),
  );
  const turnedAway = answers.filter(({ status }) => status === 503);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway[0]!.headers.get('retry-after')).toBe('2');
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(9);
});

test('a picture with the wrong name and no type at all is still a picture', async () => {
  const webp = await sharp(await photograph())
    .webp()
    .toBuffer();
  expect(await upload(anna, file(webp, ''))).toMatchObject({ avatar_url: expect.any(String) });
  expect(await upload(anna, file(webp, 'application/json'))).toMatchObject({
    avatar_url: expect.any(String),
  });
});

test('a link into the house’s own network is refused like any other bad link', async () => {
  for (const url of [
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'no link',
    'http://2130706433/',
  ]) {
    const answer = anna.call(calls.wearLinkedAvatar, { body: { url } });
    await expect(answer).rejects.toEqual(refused('avatar.link'));
  }
});

test('a changed face reaches everyone in all the spaces one is in, at once and after a gap', async () => {
  const piet = await home.town.guestOf(anna, salon, 'Piet');
  const listener = await Listener.watching(anna, salon);
  const face = faceOf('Piet');
  const { avatar_url } = await piet.call(calls.wearDrawnAvatar, {
    body: { style: face.style, seed: face.seed, backgroundColor: face.ground },
  });
  expect(isFaceAddress(avatar_url)).toBe(true);
  await listener.until(() =>
    listener
      .events<Member>(salon, memberChanged.name)
      .some((member) => member.person_id === piet.id && member.avatar_url === avatar_url),
  );
  const { members } = await anna.call(openSpace, { params: { space_id: salon } });
  expect(members.find(({ person_id }) => person_id === piet.id)).toMatchObject({ name: 'Piet', avatar_url });
  expect((await piet.call(sessionCheck, {})).user).toMatchObject({ avatar_url });
  await listener.close();
});

test('onboarding takes the avatars that the house serves as they are served, and no other address', async () => {
  const wren = await home.town.person('Wren');
  const { user } = await wren.call(sessionCheck, {});
  const come = (avatar_url: string) =>
    wren.call(onboard, { body: { name: 'Wren', email: user?.email ?? '', avatar_url } });
  const face = faceAddress(faceOf('Wren'));
  expect(await come(face)).toMatchObject({ avatar_url: face });
  const own = await upload(wren, file(await photograph()));
  expect(await come(own.avatar_url)).toMatchObject(own);
  const { avatar_url: foreign } = await upload(anna, file(await photograph()));
  for (const address of [
    '/api/avatars/../auth/google/logout',
    '/api/avatars/..%2fauth/google/logout',
    '/api/avatars/%2e%2e/spaces',
    '/api/avatars/..\\spaces',
    '/api/avatars/./drawn?style=rings&seed=1&backgroundColor=f3e3c3',
    '/api/avatars//elsewhere.example/spy.png',
    '/api/avatars/drawn.svg?seed=7',
    `${face}&more=1`,
    `${face}#there`,
    face.replace('seed=', 'seed=0'),
    face.replace('/drawn?', '/drawn/../drawn?'),
    ` ${face}`,
    `${own.avatar_url}/`,
    `${own.avatar_url}?size=big`,
    `${own.avatar_url}/../../spaces`,
    own.avatar_url.toUpperCase().replace('/API/AVATARS', '/api/avatars'),
    `/api/avatars/${salon}`,
    foreign,
    home.base + face,
    `//elsewhere.example${face}`,
    'https://elsewhere.example/spy.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
  ])
    await expect(come(address), address).rejects.toEqual(refused('onboarding.denied'));
  expect((await wren.call(sessionCheck, {})).user).toMatchObject(own);
});

test('of someone’s pictures only the one they wear is kept', async () => {
  const first = await upload(anna, file(await photograph()));
  const second = await upload(anna, file(await photograph()));
  expect((await get(first.avatar_url, anna.token ?? '')).status).toBe(404);
  expect((await get(second.avatar_url, anna.token ?? '')).status).toBe(200);
  const { ground, ...face } = faceOf('Anna');
  await anna.call(calls.wearDrawnAvatar, { body: { ...face, backgroundColor: ground } });
  expect((await get(second.avatar_url, anna.token ?? '')).status).toBe(404);
});
