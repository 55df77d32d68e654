import {
  isMarkName,
  isNodeName,
  markAttributes,
  nodeAttributes,
  wordsField,
  type Attributes,
  type AttributeValue,
  type DocJson,
  type DocMark,
  type DocNode,
} from '@kinsong/engines/docs/doc-schema.ts';
import * as Y from 'yjs';

/** Marks that may lie over each other carry a trace of themselves behind their name, as the editor writes them. */
const traced = /^(.*)--[A-Za-z0-9+/=]{8}$/;
/** Whoever writes by another way than the editor could nest without end. */
const deepest = 60;

/** The words of a doc at rest. What is no part of a doc is left out: it came from nobody's editor. */
export function wordsOf(doc: Y.Doc): DocJson {
  return { type: 'doc', content: children(doc.getXmlFragment(wordsField), 0) };
}

function children(of: Y.XmlFragment | Y.XmlElement, depth: number): DocNode[] {
  if (depth > deepest) return [];
  return of.toArray().flatMap((child): DocNode[] => {
    if (child instanceof Y.XmlText) return texts(child);
    if (child instanceof Y.XmlElement) return element(child, depth);
    return [];
  });
}

function element(from: Y.XmlElement, depth: number): DocNode[] {
  const type = from.nodeName;
  if (!isNodeName(type) || type === 'text' || type === 'doc') return [];
  const attrs = plain(from.getAttributes(), nodeAttributes[type]);
  const content = children(from, depth + 1);
  return [{ type, ...(attrs === null ? {} : { attrs }), ...(content.length === 0 ? {} : { content }) }];
}

interface Piece {
  readonly insert: unknown;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

const texts = (from: Y.XmlText): DocNode[] =>
  (from.toDelta() as Piece[]).flatMap(({ insert, attributes = {} }): DocNode[] => {
    if (typeof insert !== 'string' || insert === '') return [];
    const marks = Object.entries(attributes).flatMap(([name, value]) => mark(name, value));
    return [{ type: 'text', text: insert, ...(marks.length === 0 ? {} : { marks }) }];
  });

function mark(written: string, value: unknown): DocMark[] {
  const type = traced.exec(written)?.[1] ?? written;
  if (!isMarkName(type) || value === null || value === false) return [];
  const attrs =
    typeof value === 'object' ? plain(value as Record<string, unknown>, markAttributes[type]) : null;
  return [{ type, ...(attrs === null ? {} : { attrs }) }];
}

const isPlain = (value: unknown): value is AttributeValue =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'number'));

/** What the schema names, and nothing that somebody else may have hung on it. */
function plain(attributes: Readonly<Record<string, unknown>>, known: Attributes = {}): Attributes | null {
  const kept = Object.entries(attributes).filter(([name, value]) => name in known && isPlain(value));
  return kept.length === 0 ? null : (Object.fromEntries(kept) as Attributes);
}
