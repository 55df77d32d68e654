import { compress } from '../gzip.ts';

/**
 * A frame of the WebSocket protocol (RFC 6455, unmasked, unfragmented), made once and written to every reader: at two
 * hundred readers, framing each copy anew costs more than the sending.
 */
function framed(kind: number, size: number): Buffer {
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = 0x80 | kind;
  if (head === 2) {
    frame[1] = size;
  } else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  return frame;
}

export function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const frame = framed(1, size);
  frame.write(text, frame.length - size);
  return frame;
}

/** A long word goes compressed to whoever takes it so. */
export async function wordFrame(text: string, takesGzip: boolean): Promise<Buffer> {
  const compressed = takesGzip ? await compress(text) : null;
  if (compressed === null) return textFrame(text);
  const frame = framed(2, compressed.length);
  compressed.copy(frame, frame.length - compressed.length);
  return frame;
}
