import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** The files of the house, by paths relative to its root, read once and shared by all checks. */
export interface Tree {
  readonly root: string;
  readonly files: readonly string[];
  read(file: string): string;
}

const leftOut = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

export function readTree(root: string): Tree {
  const files: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (leftOut.has(entry.name) || entry.name.startsWith('.')) continue;
      const path = join(folder, entry.name);
      const name = relative(root, path).split(sep).join('/');
      if (entry.isDirectory()) {
        if (name !== 'data' && !name.startsWith('data-')) walk(path);
      } else if (entry.isFile()) files.push(name);
    }
  };
  walk(root);
  files.sort();
  const texts = new Map<string, string>();
  return {
    root,
    files,
    read(file) {
      const known = texts.get(file);
      if (known !== undefined) return known;
      const text = readFileSync(join(root, file), 'utf8');
      texts.set(file, text);
      return text;
    },
  };
}

const codeEndings = new Set(['.ts', '.tsx', '.mjs']);
const isTyped = (file: string): boolean => /\.tsx?$/.test(file);

export const isTest = (file: string): boolean => /\.(test|journey)\.tsx?$/.test(file);
export const isDeclaration = (file: string): boolean => file.endsWith('.d.ts');

/** Everything a person wrote in a programming language, tests included. */
export const code = (tree: Tree): string[] => tree.files.filter((file) => codeEndings.has(extname(file)));
export const typed = (tree: Tree): string[] => tree.files.filter(isTyped);
export const sheets = (tree: Tree): string[] => tree.files.filter((file) => file.endsWith('.css'));
