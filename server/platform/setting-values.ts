import { isIP } from 'node:net';

/** A text as the setting means it, or undefined where it means nothing. */
export type Read<T> = (text: string) => T | undefined;

export const asText: Read<string> = (text) => text;

export const asPort: Read<number> = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;

export const asYesOrNo: Read<boolean> = (text) => (text === '1' ? true : text === '0' ? false : undefined);

export const megabyte = 1024 * 1024;

/** In bytes. */
export function asMegabytes(most: number): Read<number> {
  return (text) => {
    const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
    return count >= 1 && count <= most ? count * megabyte : undefined;
  };
}

export function asOneOf<const T extends string>(...words: readonly T[]): Read<T> {
  return (text) => words.find((word) => word === text);
}

export function atLeast(length: number): Read<string> {
  return (text) => (text.length >= length ? text : undefined);
}

/** The text itself, when it is an address of one of these kinds with a host in it. */
export function asUrl(...schemes: readonly string[]): Read<string> {
  return (text) => {
    // A database behind a Unix socket names its folder in the query, and may leave the host out.
    const url = URL.parse(text.replace('@/', '@localhost/'));
    const reachable = url !== null && (url.host !== '' || url.searchParams.has('host'));
    return reachable && schemes.includes(url.protocol.slice(0, -1)) ? text : undefined;
  };
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An identity provider's own name. Over plain http only on this machine: whoever stood between could be anyone. */
export const asIssuer: Read<string> = (text) => {
  const url = URL.parse(text);
  if (url === null || url.search !== '' || url.hash !== '') return undefined;
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
  return safe ? text : undefined;
};

/** Where people find the house: letters, links and cookies follow it, so it is an origin and no more. */
export const asOrigin: Read<URL> = (text) => {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  return url.href === `${url.origin}/` ? url : undefined;
};

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
}

export const asNetworks: Read<readonly string[]> = (text) => {
  const networks = text.split(',').map((part) => part.trim());
  return networks.every((network) => namedNetworks.has(network) || isNetwork(network)) ? networks : undefined;
};

export interface Bucket {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

export const asBucket: Read<Bucket> = (text) => {
  const url = URL.parse(text);
  const bucket = url?.pathname.slice(1).replace(/\/$/, '') ?? '';
  if (url?.protocol !== 's3:' || url.host === '' || !/^[\w.-]+$/.test(bucket)) return undefined;
  if (url.username === '' || url.password === '') return undefined;
  return {
    endpoint: `${url.searchParams.get('tls') === '0' ? 'http' : 'https'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    key: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
  };
};
