import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ClientBase, Connection, Submittable } from 'pg';

/** The words of COPY, which pg speaks and its types leave out. */
interface CopyWords {
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}
type Wire = Connection & CopyWords;

interface Completed {
  /** Like `COPY 1200`. */
  readonly text: string;
}

const rowsOf = ({ text }: Completed): number => Number(text.split(' ').at(-1));
const piece = 64 * 1024;

/** A COPY … TO STDOUT as a stream: reads from the server no faster than it is read itself. */
class RowsOut extends Readable implements Submittable {
  readonly #text: string;
  #wire: Connection | undefined;
  #gathered = Buffer.allocUnsafe(piece);
  #filled = 0;
  rows = 0;

  constructor(text: string) {
    super({ highWaterMark: 4 * piece });
    this.#text = text;
  }

  submit(wire: Connection): void {
    this.#wire = wire;
    wire.query(this.#text);
  }

  override _read(): void {
    this.#wire?.stream.resume();
  }

  /** One row. The driver uses its buffer again, so what is kept beyond this call is copied. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    if (this.#filled + chunk.length > piece) this.#handOver();
    if (chunk.length > piece) this.#give(Buffer.from(chunk));
    else this.#filled += chunk.copy(this.#gathered, this.#filled);
  }

  handleCommandComplete(completed: Completed): void {
    this.#handOver();
    this.rows = rowsOf(completed);
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  #handOver(): void {
    if (this.#filled === 0) return;
    const full = this.#gathered.subarray(0, this.#filled);
    this.#gathered = Buffer.allocUnsafe(piece);
    this.#filled = 0;
    this.#give(full);
  }

  #give(bytes: Buffer): void {
    if (!this.push(bytes)) this.#wire?.stream.pause();
  }
}

/** `rows` is known when the stream has ended. */
export function copyOut(client: ClientBase, text: string): Readable & { readonly rows: number } {
  return client.query(new RowsOut(text));
}

/** A COPY … FROM STDIN: sends no faster than the server takes it, and tells the server when the source breaks. */
class RowsIn implements Submittable {
  readonly #text: string;
  readonly #source: AsyncIterable<Uint8Array>;
  readonly #over = new AbortController();
  readonly #done = Promise.withResolvers<number>();
  #rows = 0;
  #broken: unknown;

  constructor(text: string, source: AsyncIterable<Uint8Array>) {
    this.#text = text;
    this.#source = source;
  }

  get done(): Promise<number> {
    return this.#done.promise;
  }

  submit(wire: Connection): void {
    wire.query(this.#text);
  }

  handleCopyInResponse(wire: Wire): void {
    void this.#send(wire);
  }

  handleCommandComplete(completed: Completed): void {
    this.#rows = rowsOf(completed);
  }

  handleReadyForQuery(): void {
    this.#done.resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#over.abort();
    this.#done.reject(this.#broken instanceof Error ? this.#broken : error);
  }

  async #send(wire: Wire): Promise<void> {
    const { signal } = this.#over;
    try {
      for await (const chunk of this.#source) {
        if (signal.aborted) return;
        wire.sendCopyFromChunk(chunk);
        if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain', { signal });
      }
      wire.endCopyFrom();
    } catch (error) {
      if (signal.aborted) return;
      this.#broken = error;
      wire.sendCopyFail('the source broke');
    }
  }
}

/** Answers how many rows were taken. */
export function copyIn(client: ClientBase, text: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  return client.query(new RowsIn(text, source)).done;
}
