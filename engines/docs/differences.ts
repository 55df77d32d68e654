import { commonParts } from './common-parts.ts';
import type { DocJson, DocNode } from './doc-schema.ts';
import { textOf } from './plain-text.ts';

/** A part of a text: it stands in both, or came, or was taken out. */
export interface TextPiece {
  readonly what: 'same' | 'added' | 'removed';
  readonly text: string;
}

/**
 * A block of what changed, in the order one reads: it stands as it was, came whole, was taken out whole, or its words are
 * others; then the pieces say which, and the node is the later one. Each item of a list is a block of its own.
 */
export interface BlockDifference {
  readonly what: 'same' | 'added' | 'removed' | 'changed';
  readonly node: DocNode;
  readonly pieces?: readonly TextPiece[];
}

export function differencesOf(before: DocJson, after: DocJson): BlockDifference[] {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const parts = commonParts(old, now, (node) => JSON.stringify(node));
  return parts.flatMap(({ same, removed, added }) => [
    ...changedAmong(removed, added),
    ...same.map((node) => ({ what: 'same', node }) as const),
  ]);
}

/** The first new words that say something, to tell one version from the others; blank where it only took some out. */
export function firstNewWords(before: DocJson, after: DocJson): string {
  const news = differencesOf(before, after).flatMap(({ what, node, pieces = [] }) =>
    what === 'added' ? [textOf(node)] : what === 'changed' ? [longestRun(pieces)] : [],
  );
  const said = news.filter((text) => /[\p{L}\p{N}]/u.test(text));
  const told = said.find((text) => text.trim().includes(' ')) ?? said[0] ?? '';
  return shortened(
    told
      .replaceAll(/\s+/g, ' ')
      .replace(/^[^\p{L}\p{N}“"(]+/u, '')
      .trim(),
  );
}

/** Two new words with one old between them are read as one. */
const joining = 3;

function longestRun(pieces: readonly TextPiece[]): string {
  let [run, most] = ['', ''];
  for (const { what, text } of pieces) {
    if (what === 'removed') continue;
    const ends = what === 'same' && (run === '' || text.trim().split(/\s+/).length > joining);
    run = ends ? '' : run + text;
    if (what === 'added' && run.length > most.length) most = run;
  }
  return most;
}

const longest = 80;

function shortened(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= longest) return text;
  const cut = letters.slice(0, longest).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`;
}

const isList = ({ type }: DocNode): boolean => type === 'bulletList' || type === 'orderedList';

const blocksOf = ({ content }: DocJson): DocNode[] =>
  content.flatMap((node) =>
    isList(node)
      ? (node.content ?? []).map((item, place) => ({
          type: node.type,
          ...(node.type === 'orderedList'
            ? { attrs: { start: place + Number(node.attrs?.['start'] ?? 1) } }
            : {}),
          content: [item],
        }))
      : [node],
  );

const hasWords: ReadonlySet<string> = new Set([
  ...['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock'],
]);

/** What was taken out and what came at the same place are one block with other words, where both are of a kind. */
function changedAmong(removed: readonly DocNode[], added: readonly DocNode[]): BlockDifference[] {
  const many = Math.min(removed.length, added.length);
  const result: BlockDifference[] = [];
  for (let place = 0; place < many; place += 1) {
    const [old, node] = [removed[place]!, added[place]!];
    if (old.type === node.type && hasWords.has(node.type))
      result.push({ what: 'changed', node, pieces: pieces(textOf(old), textOf(node)) });
    else result.push({ what: 'removed', node: old }, { what: 'added', node });
  }
  for (const node of removed.slice(many)) result.push({ what: 'removed', node });
  for (const node of added.slice(many)) result.push({ what: 'added', node });
  return result;
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}’']+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Word by word: what was taken out stands before what came in its place. */
function pieces(before: string, after: string): TextPiece[] {
  return commonParts(words(before), words(after), (word) => word).flatMap(({ removed, added, same }) =>
    (
      [
        { what: 'removed', text: removed.join('') },
        { what: 'added', text: added.join('') },
        { what: 'same', text: same.join('') },
      ] as const
    ).filter(({ text }) => text !== ''),
  );
}
