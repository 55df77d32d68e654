import { wordsField, type Attributes, type DocJson, type DocNode } from '@kinsong/engines/docs/doc-schema.ts';
import * as Y from 'yjs';
import { wordsOf } from './y-to-json.ts';

/** A new doc with these words, as an update that holds all of them. */
export function stateOf(json: DocJson): Uint8Array {
  const doc = new Y.Doc();
  write(doc, json);
  const state = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return state;
}

function write(doc: Y.Doc, { content }: DocJson): void {
  const fragment = doc.getXmlFragment(wordsField);
  doc.transact(() => fragment.insert(0, nodesFrom(content)));
}

/**
 * Makes the words of a doc these, and touches no block that is so already: whoever writes in one of them at the same
 * moment goes on writing.
 */
export function rewrite(doc: Y.Doc, json: DocJson): void {
  const fragment = doc.getXmlFragment(wordsField);
  const before = wordsOf(doc).content.map(asText);
  // What is no part of a doc stands in the fragment and not in its words: then their places differ, and all is written.
  const isWhole = before.length === fragment.length;
  const after = json.content.map(asText);
  const start = isWhole ? common(before, after) : 0;
  const end = isWhole ? common(before.slice(start).toReversed(), after.slice(start).toReversed()) : 0;
  doc.transact(() => {
    fragment.delete(start, fragment.length - start - end);
    fragment.insert(start, nodesFrom(json.content.slice(start, json.content.length - end)));
  });
}

const asText = (node: DocNode): string => JSON.stringify(node);

function common(one: readonly string[], other: readonly string[]): number {
  let many = 0;
  while (many < one.length && many < other.length && one[many] === other[many]) many += 1;
  return many;
}

/** Texts that stand beside each other become one, as the editor keeps them. */
function nodesFrom(nodes: readonly DocNode[]): (Y.XmlElement | Y.XmlText)[] {
  const made: (Y.XmlElement | Y.XmlText)[] = [];
  let pieces: DocNode[] = [];
  const close = (): void => {
    if (pieces.length > 0) made.push(textFrom(pieces));
    pieces = [];
  };
  for (const node of nodes) {
    if (node.type === 'text') pieces.push(node);
    else {
      close();
      made.push(elementFrom(node));
    }
  }
  close();
  return made;
}

function elementFrom({ type, attrs = {}, content = [] }: DocNode): Y.XmlElement {
  const element = new Y.XmlElement<Record<string, Attributes[string]>>(type);
  for (const [name, value] of Object.entries(attrs)) if (value !== null) element.setAttribute(name, value);
  element.insert(0, nodesFrom(content));
  return element as Y.XmlElement;
}

function textFrom(pieces: readonly DocNode[]): Y.XmlText {
  const text = new Y.XmlText();
  const delta = pieces.map(({ text: insert = '', marks = [] }) => ({
    insert,
    attributes: Object.fromEntries(marks.map(({ type, attrs = {} }) => [nameOf(type, attrs), attrs])),
  }));
  text.applyDelta(delta);
  return text;
}

/** Two comments may lie over the same letters: each carries a trace of itself. */
const nameOf = (type: string, attrs: Attributes): string =>
  type === 'comment'
    ? `comment--${String(attrs['comment_id'] ?? '')
        .slice(-8)
        .padStart(8, '0')}`
    : type;
