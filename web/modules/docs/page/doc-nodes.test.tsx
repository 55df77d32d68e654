import { isMarkName, isNodeName, markAttributes, nodeAttributes } from '@kinsong/engines/docs/doc-schema.ts';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { docNodes } from './useDocEditor.ts';

const schema = getSchema(docNodes);

test('[P8] the editor writes no node and no mark that the house does not know', () => {
  expect(Object.keys(schema.nodes).filter((name) => !isNodeName(name))).toEqual([]);
  expect(Object.keys(schema.marks).filter((name) => !isMarkName(name))).toEqual([]);
});

test.each(Object.entries({ ...nodeAttributes, ...markAttributes }))(
  '[P8] %s has the attributes that the house reads',
  (name, attributes) => {
    const { attrs = {} } = (schema.nodes[name] ?? schema.marks[name])?.spec ?? {};
    expect(Object.keys(attrs)).toEqual(expect.arrayContaining(Object.keys(attributes)));
  },
);
