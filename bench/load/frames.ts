export type OnText = (bytes: Buffer, start: number, end: number) => void;

/**
 * Finds the text frames of a WebSocket stream from a server. As light as can be, so that the measuring costs little
 * beside the measured: nothing is copied unless a frame is cut in two by the network.
 */
export class FrameReader {
  #rest: Buffer | null = null;
  readonly #onText: OnText;
  readonly #onClose: (code: number) => void;
  readonly #onPing: (asked: Buffer) => void;

  constructor(
    onText: OnText,
    onClose: (code: number) => void,
    onPing: (asked: Buffer) => void = () => undefined,
  ) {
    this.#onText = onText;
    this.#onClose = onClose;
    this.#onPing = onPing;
  }

  /** The chunk may be written over as soon as this returns. */
  push(chunk: Buffer): void {
    const bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = null;
    let at = 0;
    while (at < bytes.length) {
      const start = payloadStart(bytes, at);
      const end = start === null ? null : start + payloadLength(bytes, at);
      if (start === null || end === null || end > bytes.length) {
        this.#rest = Buffer.from(bytes.subarray(at));
        return;
      }
      const kind = bytes[at]! & 0x0f;
      if (kind === 1) this.#onText(bytes, start, end);
      else if (kind === 8) this.#onClose(end - start >= 2 ? bytes.readUInt16BE(start) : 0);
      else if (kind === 9) this.#onPing(bytes.subarray(start, end));
      at = end;
    }
  }
}

function payloadStart(bytes: Buffer, at: number): number | null {
  const short = bytes[at + 1];
  if (short === undefined) return null;
  const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
  return start <= bytes.length ? start : null;
}

function payloadLength(bytes: Buffer, at: number): number {
  const short = bytes[at + 1]!;
  if (short < 126) return short;
  return short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
}

/** The answer to whoever asks whether one is still there: what was asked with, sent back. */
export function pongFrame(asked: Buffer): Buffer {
  const frame = Buffer.alloc(6 + asked.length);
  frame[0] = 0x8a;
  frame[1] = 0x80 | asked.length;
  asked.copy(frame, 6);
  return frame;
}

/** A text frame from a client. The mask it must carry is zero, which leaves the text as it is. */
export function clientFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  if (size > 65_535) throw new Error('a client of the bench says nothing that long');
  const head = size < 126 ? 6 : 8;
  const frame = Buffer.alloc(head + size);
  frame[0] = 0x81;
  frame[1] = 0x80 | (size < 126 ? size : 126);
  if (size >= 126) frame.writeUInt16BE(size, 2);
  frame.write(text, head);
  return frame;
}
