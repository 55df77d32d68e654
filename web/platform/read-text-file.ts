import { readPlainText, type ReadText } from '@kinsong/contract/common/plain-text-file.ts';

/** Reads a file that somebody chose, if it is a plain text by its name, its type and its bytes. */
export async function readTextFile(file: File): Promise<ReadText> {
  const isCalledSo = file.type === 'text/plain' || (file.type === '' && /\.txt$/i.test(file.name));
  if (!isCalledSo) return { refused: 'text.kind' };
  return readPlainText(new Uint8Array(await file.arrayBuffer()));
}
