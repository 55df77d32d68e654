import { clientFrame, FrameReader, pongFrame, type OnText } from './frames.ts';
import { Wire } from './wire.ts';

export interface WebSocketAddress {
  readonly port: number;
  readonly path: string;
  readonly token?: string;
}

export const upgradeRequest = ({ port, path, token }: WebSocketAddress): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: a2luc29uZyBtZWFzdXJlcw==',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    '\r\n',
  ].join('\r\n');

/** One and the same light client for every peer that speaks WebSocket. */
export class LightSocket {
  readonly #wire: Wire;

  private constructor(wire: Wire) {
    this.#wire = wire;
  }

  static async open(address: WebSocketAddress, onText: OnText): Promise<LightSocket> {
    const { port, path } = address;
    const wire = await Wire.open(port);
    const frames = new FrameReader(
      onText,
      (code) => {
        throw new Error(`the server closed ${path} with ${code}`);
      },
      (asked) => wire.write(pongFrame(asked)),
    );
    wire.write(upgradeRequest(address));
    const answer = await wire.until('\r\n\r\n', (bytes) => frames.push(bytes));
    if (!answer.startsWith('HTTP/1.1 101'))
      throw new Error(`${path} was not opened: ${answer.slice(0, 200)}`);
    return new LightSocket(wire);
  }

  say(text: string): void {
    this.#wire.write(clientFrame(text));
  }

  close(): void {
    this.#wire.close();
  }
}
