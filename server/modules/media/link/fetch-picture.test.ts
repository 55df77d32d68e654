import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';
import { internet, type Network } from './network.ts';
import { isPublicAddress } from './public-addresses.ts';

/**
 * A small internet of our own: the names in `names` resolve as written, and everything that may be reached lies at one
 * loopback port, which stands for the public world. Whatever else counts as it does outside.
 */
let server: Server;
let port: number;
let asked: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const names: Record<string, readonly string[]> = {
  'pictures.example': ['127.0.0.1'],
  'inside.example': ['10.0.0.5'],
  'half.example': ['127.0.0.1', '192.168.1.1'],
  'metadata.example': ['169.254.169.254'],
  'nowhere.example': [],
};

const world: Network = {
  resolve: async (host) => names[host] ?? [],
  mayReach: (address, at) => (address === '127.0.0.1' && at === port) || isPublicAddress(address),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host ?? ''}${request.url ?? ''}`);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = (_request, response) => response.end('a picture');
});

const bounds = { largest: 1000, patience: 1000 };
const fetched = (link: string): Promise<Uint8Array> => fetchPicture(link, world, bounds);
const refused = (code: string): object => expect.objectContaining({ code }) as object;

test('[L11] a link is fetched once, at the address that was checked, under its own name', async () => {
  expect(Buffer.from(await fetched(`http://pictures.example:${port}/me.png`)).toString()).toBe('a picture');
  expect(asked).toEqual([`pictures.example:${port}/me.png`]);
});

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://10.0.0.1/',
  'http://172.16.5.5/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://localhost/',
  'http://pictures.example:22/',
])('[L11] %s reaches nothing from the real house', async (link) => {
  await expect(fetchPicture(link, internet, bounds)).rejects.toEqual(refused('avatar.link'));
});

test.each([
  ['inside.example', 'a private address'],
  ['half.example', 'a public and a private address'],
  ['metadata.example', "the cloud's own desk"],
  ['nowhere.example', 'no address'],
])('%s, a name with %s, is not asked at all', async (host) => {
  await expect(fetched(`http://${host}:${port}/me.png`)).rejects.toEqual(refused('avatar.link'));
  expect(asked).toEqual([]);
});

test('a name that answers differently the second time gets no second time', async () => {
  let looks = 0;
  const turning: Network = {
    ...world,
    resolve: async () => (looks++ === 0 ? ['127.0.0.1'] : ['10.0.0.5']),
  };
  await fetchPicture(`http://turning.example:${port}/`, turning, bounds);
  expect(looks).toBe(1);
});

test('a redirect is followed when what it leads to may be reached, and checked like the first', async () => {
  answer = (request, response) => {
    if (request.url === '/old') response.writeHead(302, { location: '/new' }).end();
    else response.end('moved here');
  };
  expect(Buffer.from(await fetched(`http://pictures.example:${port}/old`)).toString()).toBe('moved here');
});

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://inside.example/',
  'http://[::1]/',
  'file:///etc/passwd',
  'gopher://pictures.example/',
  '//localhost/',
])('a redirect to %s ends there', async (location) => {
  answer = (_request, response) => response.writeHead(302, { location }).end();
  await expect(fetched(`http://pictures.example:${port}/`)).rejects.toEqual(refused('avatar.link'));
  expect(asked).toHaveLength(1);
});

test('a link that leads in circles is left after a few steps', async () => {
  answer = (_request, response) => response.writeHead(302, { location: '/again' }).end();
  await expect(fetched(`http://pictures.example:${port}/`)).rejects.toEqual(refused('avatar.link'));
  expect(asked.length).toBeLessThan(6);
});

test.each(['ftp://pictures.example/', 'javascript:alert(1)', 'data:image/png;base64,AA', 'me.png', ''])(
  '%j is no link to a picture',
  async (link) => {
    await expect(fetched(link)).rejects.toEqual(refused('avatar.link'));
  },
);

test('names and passwords are not carried along', async () => {
  const link = `http://anna:secret@pictures.example:${port}/`;
  await expect(fetched(link)).rejects.toEqual(refused('avatar.link'));
});

test('what is too large is left, whether it says so beforehand or not', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-length': '100000' }).end();
  await expect(fetched(`http://pictures.example:${port}/`)).rejects.toEqual(refused('avatar.large'));
  answer = (_request, response) => {
    response.on('error', () => response.destroy());
    response.write('x'.repeat(700));
    response.write('x'.repeat(700));
  };
  await expect(fetched(`http://pictures.example:${port}/`)).rejects.toEqual(refused('avatar.large'));
});

test('who does not answer, or drips, is left in time', async () => {
  const hurried = { largest: 1000, patience: 150 };
  const link = `http://pictures.example:${port}/`;
  answer = () => undefined;
  await expect(fetchPicture(link, world, hurried)).rejects.toEqual(refused('avatar.link'));
  answer = (_request, response) => response.write('x');
  await expect(fetchPicture(link, world, hurried)).rejects.toEqual(refused('avatar.link'));
  const slowNames: Network = { ...world, resolve: () => new Promise(() => undefined) };
  await expect(fetchPicture(link, slowNames, hurried)).rejects.toEqual(refused('avatar.link'));
});

test('a missing page is no picture', async () => {
  answer = (_request, response) => response.writeHead(404).end('no such page');
  await expect(fetched(`http://pictures.example:${port}/`)).rejects.toEqual(refused('avatar.link'));
});
