import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export interface BreakingLine {
  readonly base: string;
  close(): void;
}

/** A line to the house that carries so many bytes a second, and on which every connection breaks again and again. */
export async function breakingLine(port: number, bytesASecond: number, every: number): Promise<BreakingLine> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket
        .on('error', () => undefined)
        .once('close', () => {
          open.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(slowly(bytesASecond)).pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const breaking = setInterval(() => {
    for (const socket of open) socket.destroy();
  }, every);
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(breaking);
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

const slowly = (bytesASecond: number): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      setTimeout(() => done(null, chunk), (chunk.length / bytesASecond) * 1000);
    },
  });
