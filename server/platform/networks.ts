import { isIPv6 } from 'node:net';

/** Where somebody calls from, as it is counted. */
export interface Network {
  readonly name: string;
  /** How many times the share of the narrowest network it has. */
  readonly allowance: number;
}

/**
 * One line gives its owner a whole IPv6 network, a /64 at least and often a /56 or /48, so a single address says
 * nothing. Several homes may lie in a wide one: the wider, the more it may.
 */
const breadths = [
  { bits: 64, allowance: 1 },
  { bits: 56, allowance: 2 },
  { bits: 48, allowance: 4 },
] as const;

/** The most networks that one address is counted in. */
export const mostNetworks = breadths.length;

/** The networks an address lies in, the narrowest first: a /24 of IPv4, also where it is written as IPv6. */
export function networksOf(address: string): readonly Network[] {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return [ofFour(plain.split('.'))];
  const groups = groupsOf(plain);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [ofFour(groups.slice(6).flatMap((group) => [String(group >> 8), String(group & 0xff)]))];
  }
  return breadths.map(({ bits, allowance }) => ({
    name: `${groups
      .slice(0, 4)
      .map((group, at) => (group & maskAt(bits, at)).toString(16))
      .join(':')}::/${bits}`,
    allowance,
  }));
}

const ofFour = (bytes: readonly string[]): Network => ({
  name: bytes.length === 4 ? `${bytes.slice(0, 3).join('.')}.0/24` : bytes.join('.'),
  allowance: 1,
});

/** Which bits of the group at this place belong to a network of so many. */
const maskAt = (bits: number, at: number): number =>
  (0xffff << Math.min(16, Math.max(0, 16 * (at + 1) - bits))) & 0xffff;

/** All eight groups: the platform's own reader of addresses writes every spelling in one way. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return read(head);
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
