import { HttpLine } from './http-line.ts';
import { openAll } from './room.ts';

export interface Reading {
  readonly port: number;
  readonly path: string;
  readonly token: string;
  readonly connections: number;
  readonly millis: number;
}

export interface Read {
  readonly requestsASecond: number;
  /** Of each request, in milliseconds. */
  readonly took: readonly number[];
  readonly answerSize: number;
}

/** Asks the same over and over, each connection as soon as it has its answer. */
export async function read({ port, path, token, connections, millis }: Reading): Promise<Read> {
  const lines = await openAll(connections, () => HttpLine.open(port));
  const took: number[] = [];
  let answerSize = 0;
  const begun = performance.now();
  const until = begun + millis;
  const ask = (line: HttpLine, done: () => void): void => {
    const asked = performance.now();
    line.send({ method: 'GET', path, token }, ({ status, size }) => {
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      const now = performance.now();
      took.push(now - asked);
      answerSize = size;
      if (now < until) ask(line, done);
      else done();
    });
  };
  await Promise.all(
    lines.map((line) => {
      const done = Promise.withResolvers<undefined>();
      ask(line, () => done.resolve(undefined));
      return done.promise;
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const line of lines) line.close();
  return { requestsASecond: took.length / seconds, took, answerSize };
}
