import { nameHash } from '../common/name-hash.ts';

/**
 * Which face is drawn for whom (S1 §3). It imports no schema library, so that the entry screen, which has none, knows
 * the addresses of the faces it offers.
 */
export const faceStyles = ['bottts', 'shapes', 'pixel-art', 'identicon', 'rings', 'beam'] as const;
export type FaceStyle = (typeof faceStyles)[number];

/** The eight pale grounds. The tokens of the web app name the same ones `--pale-1` to `--pale-8`. */
export const paleGrounds = [
  'f3e3c3',
  'f0cdb5',
  'c9d6b5',
  'e9c2bd',
  'bcd3dc',
  'f2d08a',
  'd3cbe4',
  'cfe3d6',
] as const;

export interface Face {
  readonly style: FaceStyle;
  readonly seed: number;
  readonly ground: (typeof paleGrounds)[number];
}

/** As many faces as the hash can tell apart. */
export const faceSeeds = 1000;

function faceOfSeed(seed: number): Face {
  return {
    style: faceStyles[seed % faceStyles.length] ?? 'shapes',
    seed,
    ground: paleGrounds[Math.floor(seed / faceStyles.length) % paleGrounds.length] ?? paleGrounds[0],
  };
}

export const faceOf = (name: string): Face => faceOfSeed(nameHash(name));

/** Coprime to the number of faces, so that walking on by it meets every face before one comes again. */
const stride = 389;

/** Six others for someone who does not like the first: one of each style, others again in each round. */
export function otherFaces(name: string, round = 0): Face[] {
  const first = faceOf(name);
  return faceStyles.map((style, at) => {
    const seed = (first.seed + (round * faceStyles.length + at + 1) * stride) % faceSeeds;
    return { ...faceOfSeed(seed), style };
  });
}

const drawnPath = '/api/avatars/drawn';

export function faceAddress({ style, seed, ground }: Face): string {
  return `${drawnPath}?style=${style}&seed=${seed}&backgroundColor=${ground}`;
}

/** What a list shows when somebody's picture does not come. */
export const spareFaceAddress = (name: string): string => faceAddress({ ...faceOf(name), style: 'shapes' });

export const pictureAddress = (pictureId: string): string => `/api/avatars/${pictureId}`;

/** Is this a face we draw? An address from elsewhere is fetched first, never shown as it is. */
export function isFaceAddress(address: string): boolean {
  if (!address.startsWith(`${drawnPath}?`)) return false;
  const asked = new URLSearchParams(address.slice(drawnPath.length + 1));
  const style = faceStyles.find((known) => known === asked.get('style'));
  const ground = paleGrounds.find((known) => known === asked.get('backgroundColor'));
  const seed = Number(asked.get('seed'));
  if (style === undefined || ground === undefined || !Number.isInteger(seed)) return false;
  return seed >= 0 && seed < faceSeeds && faceAddress({ style, seed, ground }) === address;
}
