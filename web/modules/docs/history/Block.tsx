import { previewAddress } from '@kinsong/contract/files/files.ts';
import type { TextPiece } from '@kinsong/engines/docs/differences.ts';
import type { DocNode } from '@kinsong/engines/docs/doc-schema.ts';
import type { ReactNode } from 'react';
import { TaskInWords } from '../../tasks/index.ts';
import { messageAddress } from '../message-address.ts';

export interface BlockProps {
  node: DocNode;
  /** What stands instead of its words, where some of them came and some went. */
  pieces?: readonly TextPiece[] | undefined;
  space: string;
}

const attribute = ({ attrs }: DocNode, name: string): string => String(attrs?.[name] ?? '');

/** A block of a doc at rest, as one reads it and does not write in it. */
export function Block({ node, pieces, space }: BlockProps) {
  const inside = pieces === undefined ? <Inside node={node} space={space} /> : <Pieces pieces={pieces} />;
  switch (node.type) {
    case 'heading': {
      const Heading = `h${Math.min(6, Number(node.attrs?.['level'] ?? 1) + 2)}` as 'h3';
      return <Heading>{inside}</Heading>;
    }
    case 'bulletList':
      return <ul>{inside}</ul>;
    case 'orderedList':
      return <ol start={Number(node.attrs?.['start'] ?? 1)}>{inside}</ol>;
    case 'listItem':
      return <li>{inside}</li>;
    case 'blockquote':
      return <blockquote>{inside}</blockquote>;
    case 'codeBlock':
      return <pre>{inside}</pre>;
    case 'horizontalRule':
    case 'pageBreak':
      return <hr />;
    case 'table':
      return (
        <table>
          <tbody>{inside}</tbody>
        </table>
      );
    case 'tableRow':
      return <tr>{inside}</tr>;
    case 'tableHeader':
      return <th>{inside}</th>;
    case 'tableCell':
      return <td>{inside}</td>;
    case 'task':
      return <TaskInWords space={space} id={attribute(node, 'task_id')} />;
    case 'picture':
      return (
        <figure>
          <img
            src={previewAddress(attribute(node, 'file_id'), 'medium')}
            alt={attribute(node, 'alt') || attribute(node, 'caption')}
            loading="lazy"
          />
          <figcaption>{attribute(node, 'caption')}</figcaption>
        </figure>
      );
    default:
      return <p>{inside}</p>;
  }
}

const Inside = ({ node, space }: { node: DocNode; space: string }): ReactNode =>
  (node.content ?? []).map((each, at) => <Part key={at} node={each} space={space} />);

function Part({ node, space }: { node: DocNode; space: string }): ReactNode {
  if (node.type === 'text') return <Words node={node} />;
  if (node.type === 'hardBreak') return <br />;
  if (node.type === 'mention') return <b>{attribute(node, 'name')}</b>;
  if (node.type === 'messageLink')
    return (
      <a href={messageAddress(attribute(node, 'space_id'), attribute(node, 'message_id'))}>
        {attribute(node, 'text') || 'A message'}
      </a>
    );
  return <Block node={node} space={space} />;
}

function Words({ node }: { node: DocNode }): ReactNode {
  let words: ReactNode = node.text;
  for (const { type } of node.marks ?? []) {
    if (type === 'bold') words = <b>{words}</b>;
    else if (type === 'italic') words = <i>{words}</i>;
    else if (type === 'strike') words = <s>{words}</s>;
    else if (type === 'code') words = <code>{words}</code>;
  }
  return words;
}

const Pieces = ({ pieces }: { pieces: readonly TextPiece[] }): ReactNode =>
  pieces.map(({ what, text }, at) => {
    if (what === 'added') return <ins key={at}>{text}</ins>;
    return what === 'removed' ? <del key={at}>{text}</del> : <span key={at}>{text}</span>;
  });
