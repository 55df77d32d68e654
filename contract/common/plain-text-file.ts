import type { ErrorCode } from './errors.ts';

/** The largest text file that is taken: 1 MB. */
export const largestText = 1_048_576;

/** What was read of a file, or why nothing was. */
export type ReadText = { readonly text: string } | { readonly refused: ErrorCode };

const startsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte);

/** Line ends, tabs and page breaks are writing; what else stands below the space is not. */
// oxlint-disable-next-line no-control-regex -- looks for them on purpose
const notWritten = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/**
 * Reads a plain text, by its bytes and whatever it is called: in UTF-8, or in UTF-16 where its first two bytes say so.
 * The browser says with it at once what the server would refuse.
 */
export function readPlainText(bytes: Uint8Array): ReadText {
  if (bytes.length > largestText) return { refused: 'text.large' };
  if (bytes.length === 0) return { refused: 'text.empty' };
  const encoding = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : 'utf-8';
  if (encoding === 'utf-8' && (bytes.includes(0) || isDocument(bytes))) return { refused: 'text.kind' };
  const text = decoded(bytes, encoding);
  if (text === null) return { refused: 'text.encoding' };
  if (notWritten.test(text)) return { refused: 'text.kind' };
  return text.trim() === '' ? { refused: 'text.empty' } : { text: text.replace(/\r\n?/g, '\n') };
}

/** Begins as PDF and RTF files do, which are written in letters and are no plain text. */
const isDocument = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d) || startsWith(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66);

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
