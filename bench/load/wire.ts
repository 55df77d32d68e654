import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** All connections read into the same memory: one after the other, and what is kept is copied. */
const reading = Buffer.allocUnsafe(256 * 1024);

/** A plain connection whose reader may change once a greeting is over. */
export class Wire {
  readonly #socket: Socket;
  #onBytes: (bytes: Buffer) => void = () => undefined;
  /** The other side hung up. Who does not expect it fails: every figure after it would be worthless. */
  onEnd: () => void = () => fail(new Error('a server hung up'));

  private constructor(port: number) {
    this.#socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: reading,
        callback: (size) => {
          this.#onBytes(reading.subarray(0, size));
          return true;
        },
      },
    });
    this.#socket.on('error', fail);
    this.#socket.on('close', () => this.onEnd());
  }

  static async open(port: number): Promise<Wire> {
    const wire = new Wire(port);
    await once(wire.#socket, 'connect');
    return wire;
  }

  write(bytes: Buffer | string): void {
    this.#socket.write(bytes);
  }

  read(onBytes: (bytes: Buffer) => void): void {
    this.#onBytes = onBytes;
  }

  /** Reads text until it holds `end`; answers it, and hands what follows to the next reader. */
  until(end: string, next: (bytes: Buffer) => void = () => undefined): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    let text = '';
    this.#onBytes = (bytes) => {
      text += bytes.toString('latin1');
      const at = text.indexOf(end);
      if (at === -1) return;
      this.#onBytes = next;
      resolve(text.slice(0, at + end.length));
      const rest = text.slice(at + end.length);
      if (rest !== '') next(Buffer.from(rest, 'latin1'));
    };
    return promise;
  }

  close(): void {
    this.onEnd = () => undefined;
    this.#socket.off('error', fail);
    this.#socket.on('error', () => undefined);
    this.#socket.destroy();
  }
}

function fail(error: Error): never {
  throw error;
}
