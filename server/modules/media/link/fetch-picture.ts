import { Refusal } from '@kinsong/contract/common/errors.ts';
import { second } from '@kinsong/contract/common/time.ts';
import { lookup } from 'node:dns/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

/** How names become addresses, and which of them may be asked; tests have a small internet of their own. */
export interface Network {
  resolve(host: string): Promise<readonly string[]>;
  mayReach(address: string, port: number): boolean;
}

export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
};

export interface Bounds {
  readonly largest: number;
  readonly patience: number;
}

const mostSteps = 4;
const patience = 8 * second;

/**
 * Fetches what lies at a link, once, on behalf of a person. Every step of the way is looked up by us, each of its
 * addresses checked, and the connection made to exactly those: a name that answers differently the second time, or a
 * redirect, gets nowhere near the house's own network.
 */
export async function fetchPicture(
  link: string,
  network: Network,
  { largest, patience: most = patience }: Pick<Bounds, 'largest'> & Partial<Bounds>,
): Promise<Uint8Array> {
  const late = AbortSignal.timeout(most);
  try {
    let address = link;
    for (let step = 0; step < mostSteps; step++) {
      const answer = await ask(new URL(address), network, late);
      const next = answer.headers.location;
      if (redirects.has(answer.statusCode ?? 0) && next !== undefined) {
        answer.destroy();
        address = new URL(next, address).href;
        continue;
      }
      if (answer.statusCode !== 200) throw new Error(`the link answers ${answer.statusCode}`);
      return await read(answer, largest);
    }
    throw new Error('the link leads in circles');
  } catch (error) {
    // Which of our precautions said no is not told: the answer would be a map of our network.
    throw error instanceof Refusal ? error : new Refusal('avatar.link', { url: '' });
  }
}

const redirects = new Set([301, 302, 303, 307, 308]);

async function ask(url: URL, network: Network, signal: AbortSignal): Promise<http.IncomingMessage> {
  const secure = url.protocol === 'https:';
  if (!secure && url.protocol !== 'http:') throw new Error('neither http nor https');
  if (url.username !== '' || url.password !== '') throw new Error('no names and passwords');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port);
  const addresses = isIP(host) === 0 ? await withSignal(network.resolve(host), signal) : [host];
  if (addresses.length === 0 || !addresses.every((address) => network.mayReach(address, port))) {
    throw new Error('not an address of the public internet');
  }
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).get(
      url,
      {
        agent: false,
        lookup: answering(addresses),
        signal,
        headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Kinsong' },
      },
      resolve,
    );
    request.on('error', reject);
  });
}

/** Connects to the addresses that were checked, without asking anyone again. */
function answering(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, answer) => {
    if (options.all === true) answer(null, known);
    else answer(null, known[0]?.address ?? '', known[0]?.family);
  };
}

async function withSignal<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(new Error('too late'));
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([task, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function read(answer: http.IncomingMessage, largest: number): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let size = Number(answer.headers['content-length'] ?? 0);
  if (size > largest) {
    answer.destroy();
    throw new Refusal('avatar.large');
  }
  size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > largest) throw new Refusal('avatar.large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
