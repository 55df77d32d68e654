import type { DocJson, DocNode } from '@kinsong/engines/docs/doc-schema.ts';

/** Marks the first place where some words stand as what somebody said something about. */
export function quoted({ content, ...doc }: DocJson, words: string, comment_id: string): DocJson {
  let isMarked = false;
  const mark = (node: DocNode): DocNode[] => {
    const at = isMarked || node.text === undefined ? -1 : node.text.indexOf(words);
    if (at >= 0) {
      isMarked = true;
      const { text = '', marks = [] } = node;
      const said = { type: 'comment', attrs: { comment_id } } as const;
      return [
        { ...node, text: text.slice(0, at) },
        { ...node, text: words, marks: [...marks, said] },
        { ...node, text: text.slice(at + words.length) },
      ].filter((piece) => piece.text !== '');
    }
    return [node.content === undefined ? node : { ...node, content: node.content.flatMap(mark) }];
  };
  return { ...doc, content: content.flatMap(mark) };
}
