import { newId } from '@kinsong/contract/common/ids.ts';
import { dropPreview } from '@kinsong/contract/messages/link-previews.ts';
import { oneMessage } from '@kinsong/contract/messages/message-lookup.ts';
import * as calls from '@kinsong/contract/messages/messages.ts';
import { sql } from 'drizzle-orm';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import type { Citizen } from '../../../test/people.ts';
import { forgetOldPages, networkOf, previewOf } from './link-previews.ts';

/** A small internet of our own: one loopback port stands for the public world. */
let world: Server;
let port: number;
let asked: string[] = [];
let pages: Record<string, RequestListener> = {};

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let params: { space_id: string };

beforeAll(async () => {
  world = createServer((request, response) => {
    asked.push(request.url ?? '');
    const page = pages[request.url ?? ''];
    if (page === undefined) response.writeHead(404).end();
    else page(request, response);
  });
  await new Promise<void>((listening) => world.listen(0, '127.0.0.1', listening));
  ({ port } = world.address() as AddressInfo);
  home = await openTestApp();
  networkOf(home.app.house).use = {
    resolve: async (host) => (host === 'weather.example' ? ['127.0.0.1'] : ['10.0.0.5']),
    mayReach: (address, at) => address === '127.0.0.1' && at === port,
  };
  anna = await home.town.person('Anna');
  params = { space_id: (await anna.found('Mending the House')).id };
  bram = await home.town.guestOf(anna, params.space_id, 'Bram');
});
afterAll(async () => {
  await home.close();
  world.closeAllConnections();
  world.close();
});
beforeEach(() => {
  asked = [];
  pages = {};
});

const html =
  (head: string): RequestListener =>
  (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<html><head>${head}</head></html>`);
const at = (path: string): string => `http://weather.example:${port}${path}`;
const say = (content: string, where = params) =>
  anna.call(calls.postMessage, { params: where, body: { id: newId(), content } });
const now = (message_id: string, where = params) =>
  anna.call(oneMessage, { params: { ...where, message_id } });
/** It comes by a job, which waits its turn. */
const soon = { timeout: 15_000, interval: 50 };
const shownUnder = (id: string) =>
  vi.waitFor(async () => {
    const { preview } = await now(id);
    expect(preview).toBeDefined();
    return preview!;
  }, soon);
const refused = (code: string): object => expect.objectContaining({ code }) as object;

test('[P4] what a link leads to comes under the message, as plain text, with a picture of our own', async () => {
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336' } })
    .png()
    .toBuffer();
  pages['/rain'] = html(
    '<title>Not this</title><meta property="og:title" content="Rain &amp; wind &#x2014; &lt;b&gt;Friday&lt;/b&gt;"><meta name=description content=Soon><meta property="og:image" content="/sun.png">',
  );
  pages['/sun.png'] = (_request, response) => response.end(picture);
  const { id } = await say(`Dry until Friday: ${at('/rain')}.`);
  const preview = await shownUnder(id);
  expect(preview).toMatchObject({
    url: at('/rain'),
    title: 'Rain & wind — <b>Friday</b>',
    description: 'Soon',
    site: 'weather.example',
  });
  const seen = await fetch(home.base + preview.picture!, {
    headers: { authorization: `Bearer ${bram.token}` },
  });
  expect(seen.headers.get('content-type')).toBe('image/webp');
  expect((await fetch(home.base + preview.picture!)).status).toBe(401);
  // Linked to once more, the page is not asked again.
  const again = await say(`Again ${at('/rain')}`);
  expect(await shownUnder(again.id)).toEqual(preview);
  expect(asked).toEqual(['/rain', '/sun.png']);
});

test('[P4] whoever said it leaves it out, and it does not come back; nobody else may', async () => {
  pages['/out'] = html('<title>Out</title>');
  const { id } = await say(at('/out'));
  await shownUnder(id);
  const one = { params: { ...params, message_id: id } };
  await expect(bram.call(dropPreview, one)).rejects.toEqual(refused('allowed.not'));
  expect(await anna.call(dropPreview, one)).not.toHaveProperty('preview');
  await anna.call(calls.editMessage, { ...one, body: { content: `Once more ${at('/out')}` } });
  const after = await say(at('/out'));
  await shownUnder(after.id);
  expect(await now(id)).not.toHaveProperty('preview');
});

test('[P4] another link in changed words takes its place; without one it goes', async () => {
  pages['/one'] = html('<title>One</title>');
  pages['/two'] = html('<title>Two</title>');
  const { id } = await say(at('/one'));
  await shownUnder(id);
  const edit = (content: string) =>
    anna.call(calls.editMessage, { params: { ...params, message_id: id }, body: { content } });
  await edit(at('/two'));
  await vi.waitFor(async () => expect((await now(id)).preview?.title).toBe('Two'), soon);
  await edit('No link');
  expect(await now(id)).not.toHaveProperty('preview');
});

test('[P4] a link into the house’s own network, to a broken page or to what is no page shows nothing', async () => {
  pages['/in'] = (_request, response) =>
    response.writeHead(302, { location: 'http://inside.example/' }).end();
  pages['/loop'] = (_request, response) => response.writeHead(302, { location: '/loop' }).end();
  pages['/zip'] = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/zip' }).end('PK');
  pages['/long'] = html(`${'<meta '.repeat(90_000)}<title>Late</title>`);
  pages['/last'] = html('<title>Last</title>');
  const links = [
    'http://inside.example/',
    at('/none'),
    at('/in'),
    at('/loop'),
    at('/zip'),
    at('/long'),
    'http://[::1]/',
    'http://a:b@weather.example/',
  ];
  const said = [];
  for (const link of links) said.push(await say(`See ${link} there`));
  // Jobs are done in their order, so that what was asked before the last is over by then.
  await shownUnder((await say(at('/last'))).id);
  for (const { id } of said) expect(await now(id)).not.toHaveProperty('preview');
});

test('[P4] what is told to the guide leads nobody outside', async () => {
  const { openThread } = await import('@kinsong/contract/guide/chat.ts');
  const { space_id } = await anna.call(openThread, {});
  pages['/told'] = html('<title>Told</title>');
  await say(at('/told'), { space_id });
  pages['/end'] = html('<title>End</title>');
  await shownUnder((await say(at('/end'))).id);
  expect(asked).toEqual(['/end']);
});

test('[P4] old pages are forgotten with their pictures, and asked for anew', async () => {
  pages['/old'] = html('<title>Old</title>');
  await shownUnder((await say(at('/old'))).id);
  await forgetOldPages(home.app.house, -1000);
  pages['/old'] = html('<title>New</title>');
  expect((await shownUnder((await say(at('/old'))).id)).title).toBe('New');
});

test('[P4] with KINSONG_LINK_PREVIEWS=0 the house asks no page, and nothing comes under a link', async () => {
  const closed = await openTestApp({ settings: { KINSONG_LINK_PREVIEWS: '0' } });
  try {
    const { house } = closed.app;
    networkOf(house).use = networkOf(home.app.house).use;
    pages['/off'] = html('<title>Off</title>');
    const cora = await closed.town.person('Cora');
    const where = { space_id: (await cora.found('Behind the Hedge')).id };
    const body = { id: newId(), content: `See ${at('/off')}` };
    const said = await cora.call(calls.postMessage, { params: where, body });
    const one = { ...where, message_id: said.id };
    await cora.call(calls.editMessage, { params: one, body: { content: `Again ${at('/off')}` } });
    const { rows } = await house.db.runText(`select 1 from jobs.job where name = 'messages.linkPreview'`);
    expect(rows).toEqual([]);
    expect(await cora.call(oneMessage, { params: one })).not.toHaveProperty('preview');
    expect(asked).toEqual([]);
  } finally {
    await closed.close();
  }
});

test('[P3] what is kept of a page does not tell its address: that goes with the words', async () => {
  const { db } = home.app.house;
  pages['/shared?key=marzipanhedgehog'] = html('<title>A shared page</title>');
  const url = at('/shared?key=marzipanhedgehog');
  expect(await previewOf(home.app.house, url)).toMatchObject({ url, title: 'A shared page' });
  expect(await previewOf(home.app.house, url)).toMatchObject({ url });
  expect(asked).toEqual(['/shared?key=marzipanhedgehog']);
  const kept = sql`select from link_previews where link_previews::text like '%marzipan%'`;
  expect((await db.execute(kept)).rows).toEqual([]);
});
