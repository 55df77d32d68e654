import type { StoredContent } from '@kinsong/contract/common/served-file.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

interface Span {
  readonly from: number;
  readonly end: number;
}

/** The one range that is asked for; the whole where several are, or none that we understand; null where there is nothing. */
export function rangeOf(header: string | undefined, size: number): Span | 'whole' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (asked === null) return 'whole';
  const [, first = '', last = ''] = asked;
  if (first === '' && last === '') return 'whole';
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return from < end ? { from, end } : null;
}

/** Streams what lies in the store, or the part of it that is asked for; nothing where the browser has it already. */
export async function serveStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, tag, read }: StoredContent,
): Promise<FastifyReply> {
  const etag = `"${tag}"`;
  void reply.header('etag', etag).header('accept-ranges', 'bytes');
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (known?.includes(etag) === true) return reply.status(304).send();
  const since = request.headers['if-range'];
  const range = since === undefined || since === etag ? rangeOf(request.headers.range, size) : 'whole';
  if (range === null) return reply.status(416).header('content-range', `bytes */${size}`).send();
  const { from, end } = range === 'whole' ? { from: 0, end: size } : range;
  if (range !== 'whole') void reply.status(206).header('content-range', `bytes ${from}-${end - 1}/${size}`);
  void reply.header('content-length', end - from);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(Readable.from(await read(from, end), { objectMode: false }));
}
