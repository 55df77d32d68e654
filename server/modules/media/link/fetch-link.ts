import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Network } from './network.ts';

export interface Bounds {
  readonly largest: number;
  readonly patience: number;
  /** What is asked for. */
  readonly accept: string;
  /** Whether what is longer is read as far as it may be; else it is refused. */
  readonly cut?: boolean;
}

export interface Fetched {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** Where it lay in the end. */
  readonly url: string;
}

export class TooLarge extends Error {}

const mostSteps = 4;

/**
 * Fetches what lies at a link, once, on behalf of a person. Every step of the way is looked up by us, each of its
 * addresses checked, and the connection made to exactly those: a name that answers differently the second time, or a
 * redirect, gets nowhere near the house's own network.
 */
export async function fetchLink(
  link: string,
  network: Network,
  { largest, patience, accept, cut = false }: Bounds,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(patience);
  let url = link;
  for (let step = 0; step < mostSteps; step++) {
    const answer = await ask(new URL(url), network, { accept, signal });
    const next = answer.headers.location;
    if (redirects.has(answer.statusCode ?? 0) && next !== undefined) {
      answer.destroy();
      url = new URL(next, url).href;
      continue;
    }
    if (answer.statusCode !== 200) {
      answer.destroy();
      throw new Error(`the link answers ${answer.statusCode}`);
    }
    return { bytes: await read(answer, largest, cut), type: answer.headers['content-type'] ?? '', url };
  }
  throw new Error('the link leads in circles');
}

const redirects = new Set([301, 302, 303, 307, 308]);

async function ask(
  url: URL,
  network: Network,
  { accept, signal }: { accept: string; signal: AbortSignal },
): Promise<http.IncomingMessage> {
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
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Kinsong' },
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

async function read(answer: http.IncomingMessage, largest: number, cut: boolean): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let size = Number(answer.headers['content-length'] ?? 0);
  if (size > largest && !cut) {
    answer.destroy();
    throw new TooLarge();
  }
  size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    pieces.push(piece);
    if (size <= largest) continue;
    if (cut) break;
    throw new TooLarge();
  }
  return Buffer.concat(pieces).subarray(0, largest);
}
