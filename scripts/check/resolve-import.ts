import { posix } from 'node:path';

/** Where an arrow ends: a file of the house, a package, Node itself, or nowhere. */
export type Target =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node' }
  | { readonly kind: 'nowhere' };

const packageName = /^(@[^/]+\/[^/]+|[^@/][^/]*)/;

/** The house imports with endings, so an arrow is resolved by joining paths; nothing is tried or guessed. */
export function resolve(from: string, specifier: string, files: ReadonlySet<string>): Target {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('node:')) return { kind: 'node' };
  if (plain.startsWith('.')) return inside(posix.join(posix.dirname(from), plain), files);
  if (plain.startsWith('@kinsong/')) return inside(plain.slice('@kinsong/'.length), files);
  const name = packageName.exec(plain)?.[1];
  return name === undefined ? { kind: 'nowhere' } : { kind: 'package', name };
}

function inside(file: string, files: ReadonlySet<string>): Target {
  return files.has(file) ? { kind: 'file', file } : { kind: 'nowhere' };
}
