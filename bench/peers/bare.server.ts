import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { endWithParent } from '../run/helper.ts';

/**
 * The least that could be done: nothing is stored, nobody is asked who they are. What someone says goes to everybody who
 * listens, either framed once and written to all, or given to the library anew for each.
 */
const [port, way] = process.argv.slice(2);
const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false });
const listeners = new Map<WebSocket, Duplex>();
const tell = way === 'framed-once' ? tellFramed : tellEach;

server.on('connection', (socket, request) => {
  if (request.url === '/listen') {
    listeners.set(socket, request.socket);
    socket.on('close', () => listeners.delete(socket));
  }
  socket.on('message', (text: Buffer) => tell(text));
});

function tellFramed(text: Buffer): void {
  const head = text.length < 126 ? Buffer.from([0x81, text.length]) : Buffer.from([0x81, 126, 0, 0]);
  if (text.length >= 126) head.writeUInt16BE(text.length, 2);
  const frame = Buffer.concat([head, text]);
  for (const wire of listeners.values()) wire.write(frame);
}

function tellEach(text: Buffer): void {
  for (const socket of listeners.keys()) socket.send(text, { binary: false });
}

endWithParent();
