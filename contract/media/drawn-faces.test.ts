import { expect, test } from 'vitest';
import { nameHash } from '../common/name-hash.ts';
import {
  faceAddress,
  faceOf,
  faceStyles,
  isFaceAddress,
  otherFaces,
  paleGrounds,
  spareFaceAddress,
} from './drawn-faces.ts';

test('[L11] the hash folds the characters of a name by 31, modulo 1000, and picks style, ground and seed', () => {
  expect(nameHash('Anna')).toBe((65 * 31 ** 3 + 110 * 31 ** 2 + 110 * 31 + 97) % 1000);
  const face = faceOf('Anna');
  expect(face).toEqual(faceOf('Anna'));
  expect(face.seed).toBe(nameHash('Anna'));
  expect(faceStyles).toContain(face.style);
});

test('[L11] every name has a face of one of the six styles on one of the eight grounds, and all of them come up', () => {
  for (const name of ['', 'Anna', 'Łukasz', '李', '\u0000', '\ud800', '👩‍🚀', 'x'.repeat(5000)]) {
    const face = faceOf(name);
    expect(faceStyles).toContain(face.style);
    expect(paleGrounds).toContain(face.ground);
    expect(isFaceAddress(faceAddress(face))).toBe(true);
  }
  const many = Array.from({ length: 2000 }, (_, at) => faceOf(`Someone ${at}`));
  expect(new Set(many.map(({ style }) => style)).size).toBe(6);
  expect(new Set(many.map(({ ground }) => ground)).size).toBe(8);
});

test('six others are six, one of each style, never the one at hand, and others again in the next round', () => {
  const offered = [0, 1, 2, 3].flatMap((round) => otherFaces('Oma Grete', round));
  expect(new Set(otherFaces('Oma Grete').map(({ style }) => style)).size).toBe(6);
  expect(new Set(offered.map(({ seed }) => seed)).size).toBe(24);
  expect(offered.map(({ seed }) => seed)).not.toContain(faceOf('Oma Grete').seed);
});

test('only an address that we would write ourselves counts as a face of ours', () => {
  const address = spareFaceAddress('Piet');
  expect(isFaceAddress(address)).toBe(true);
  for (const foreign of [
    `https://elsewhere.example${address}`,
    `${address}&more=1`,
    address.replace('shapes', 'lizards'),
    address.replace(/seed=\d+/, 'seed=1000'),
    address.replace(/seed=\d+/, 'seed=1e1'),
    '/api/avatars/drawn',
    '',
  ])
    expect(isFaceAddress(foreign)).toBe(false);
});
