import { docLineAddress } from '@kinsong/contract/docs/doc-line.ts';
import { WebSocket } from 'ws';
import * as Y from 'yjs';

/** What the line says, by its numbers. */
const word = { sync: 0, presence: 1, auth: 2, syncReply: 4, close: 7, kept: 8 } as const;
const encoder = new TextEncoder();

const varUint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varUint(Math.floor(value / 128))];
const lengthAnd = (bytes: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(varUint(bytes.length)), bytes]);

class Reading {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  uint(): number {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = this.#bytes[this.#at++] ?? 0;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  bytes(): Uint8Array {
    const length = this.uint();
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

/** Somebody at a doc, as a browser would be: writes whether the line is there or not, and comes back. */
export class DocWriter {
  readonly doc = new Y.Doc();
  readonly docId: string;
  /** With which codes the line was closed. */
  readonly closed: number[] = [];
  mayWrite: boolean | null = null;
  synced = false;
  /** What was sent since the line was opened, and what of it the house said that it keeps. */
  sent = 0;
  kept = 0;
  refused = 0;
  base: string;
  readonly #token: string | null;
  #socket: WebSocket | undefined;

  constructor(base: string, token: string | null, docId: string) {
    this.base = base;
    this.#token = token;
    this.docId = docId;
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'line' && this.#isOpen()) this.#send(word.sync, 2, update);
    });
  }

  get text(): Y.XmlFragment {
    return this.doc.getXmlFragment('words');
  }

  /** All letters, paragraph by paragraph. */
  get lines(): string[] {
    return this.text.toArray().map((block) =>
      (block as Y.XmlElement)
        .toArray()
        .map((child) => (child instanceof Y.XmlText ? child.toJSON() : ''))
        .join(''),
    );
  }

  /** Opens the line; answers when all that the house has is here, or when it was closed. */
  async come(headers: Record<string, string> = {}): Promise<this> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}${docLineAddress(this.docId)}`, {
      headers: { ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }), ...headers },
    });
    this.#socket = socket;
    [this.synced, this.sent, this.kept, this.mayWrite] = [false, 0, 0, null];
    return new Promise((resolve) => {
      const done = (): void => resolve(this);
      socket.on('open', () => {
        this.#say(Buffer.concat([this.#name(), Buffer.from([word.auth, 0]), lengthAnd(encoder.encode('x'))]));
        this.#send(word.sync, 0, Y.encodeStateVector(this.doc));
      });
      socket.on('message', (data: Buffer) => {
        this.#hear(new Uint8Array(data));
        if (this.synced) done();
      });
      socket.on('error', done);
      socket.on('close', (code) => {
        this.closed.push(code);
        done();
      });
    });
  }

  /** The line is gone without a word. */
  cut(): void {
    this.#socket?.terminate();
  }

  leave(): void {
    this.#socket?.close();
  }

  /** Any bytes at all. */
  throwIn(bytes: Uint8Array): void {
    this.#socket?.send(bytes);
  }

  /** A change of somebody else's making. */
  throwUpdate(update: Uint8Array): void {
    this.#send(word.sync, 2, update);
  }

  /** A paragraph at the end. */
  writeLine(text: string): void {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText(text)]);
    this.text.push([paragraph]);
  }

  /** A letter at the end of a paragraph, as one types. */
  type(letter: string, line = 0): void {
    const paragraph = this.text.get(line) as Y.XmlElement;
    if (paragraph.length === 0) paragraph.insert(0, [new Y.XmlText()]);
    const text = paragraph.get(0) as Y.XmlText;
    text.insert(text.length, letter);
  }

  /** Says each letter that comes in by the line. */
  onLetters(heard: (letter: string) => void): void {
    this.text.observeDeep((events, { origin }) => {
      if (origin !== 'line') return;
      for (const { changes } of events)
        for (const { insert } of changes.delta)
          if (typeof insert === 'string') for (const letter of insert) heard(letter);
    });
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #name(): Uint8Array {
    return lengthAnd(encoder.encode(this.docId));
  }

  #send(type: number, step: number, payload: Uint8Array): void {
    if (step > 0) this.sent += 1;
    this.#say(Buffer.concat([this.#name(), Buffer.from([type, step]), lengthAnd(payload)]));
  }

  #say(bytes: Uint8Array): void {
    this.#socket?.send(bytes);
  }

  #hear(bytes: Uint8Array): void {
    const reading = new Reading(bytes);
    reading.bytes();
    const type = reading.uint();
    if (type === word.auth) this.mayWrite = reading.uint() === 2 && reading.bytes().length === 10;
    if (type === word.kept) {
      if (reading.uint() === 1) this.kept += 1;
      else this.refused += 1;
    }
    if (type !== word.sync && type !== word.syncReply) return;
    const step = reading.uint();
    const payload = reading.bytes();
    if (step === 0) this.#send(word.sync, 1, Y.encodeStateAsUpdate(this.doc, payload));
    else Y.applyUpdate(this.doc, payload, 'line');
    if (step === 1) this.synced = true;
  }
}
