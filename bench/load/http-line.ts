import { Wire } from './wire.ts';

const headEnd = Buffer.from('\r\n\r\n');

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: string;
}

export interface Response {
  readonly status: number;
  readonly size: number;
}

/** A keep-alive HTTP connection that carries one request at a time and reads no more of the answer than it must. */
export class HttpLine {
  readonly #wire: Wire;
  readonly #port: number;
  /** A server closes a line on which nothing was said for a while. */
  hungUp = false;
  #rest: Buffer = Buffer.alloc(0);
  #done: ((response: Response) => void) | null = null;
  /** What is left of an answer whose head has been read. */
  #missing = 0;
  #response: Response = { status: 0, size: 0 };

  private constructor(wire: Wire, port: number) {
    this.#wire = wire;
    this.#port = port;
    wire.read((bytes) => this.#take(bytes));
    wire.onEnd = () => {
      if (this.#done !== null) throw new Error('a server hung up before it answered');
      this.hungUp = true;
    };
  }

  static async open(port: number): Promise<HttpLine> {
    return new HttpLine(await Wire.open(port), port);
  }

  send({ method, path, token, body }: Request, done: (response: Response) => void): void {
    if (this.#done !== null) throw new Error('one request at a time');
    this.#done = done;
    const about =
      body === undefined
        ? ''
        : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
    this.#wire.write(
      `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${this.#port}\r\nAuthorization: Bearer ${token}\r\n${about}\r\n${body ?? ''}`,
    );
  }

  close(): void {
    this.#wire.close();
  }

  #take(bytes: Buffer): void {
    if (this.#missing > 0) {
      this.#missing -= bytes.length;
    } else {
      this.#rest = Buffer.concat([this.#rest, bytes]);
      const end = this.#rest.indexOf(headEnd);
      if (end === -1) return;
      const head = this.#rest.toString('latin1', 0, end);
      const size = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? NaN);
      if (Number.isNaN(size)) throw new Error(`an answer without its length: ${head}`);
      this.#response = { status: Number(head.slice(9, 12)), size };
      this.#missing = size - (this.#rest.length - end - headEnd.length);
      this.#rest = Buffer.alloc(0);
    }
    if (this.#missing > 0) return;
    const done = this.#done;
    this.#done = null;
    done?.(this.#response);
  }
}
