import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const digest = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

interface Stored {
  readonly bytes: Buffer;
  readonly type: string;
}

/** For tests: a store that speaks just enough S3, and believes only requests signed with its secret. */
export class S3Store {
  readonly key = 'test-key';
  readonly secret = 'test/secret+of=the store';
  readonly objects = new Map<string, Stored>();
  /** What was written over, and by what. */
  readonly overwritten: { readonly path: string; readonly before: Buffer; readonly after: Buffer }[] = [];
  /** What was asked and how it was answered. */
  readonly asked: string[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await buffer(request);
    const { status, body = '', type = 'application/xml' } = this.#carryOut(request, bytes);
    this.asked.push(`${request.method} ${request.url} ${status}`);
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #carryOut(
    request: IncomingMessage,
    bytes: Buffer,
  ): { status: number; body?: string | Buffer; type?: string } {
    if (!this.#isSigned(request, bytes)) {
      return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' };
    }
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://store');
    if (searchParams.has('list-type')) return { status: 200, body: this.#list(path, searchParams) };
    if (request.method === 'PUT') {
      const before = this.objects.get(path);
      if (before !== undefined) this.overwritten.push({ path, before: before.bytes, after: bytes });
      this.objects.set(path, { bytes, type: request.headers['content-type'] ?? '' });
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      this.objects.delete(path);
      return { status: 204 };
    }
    const stored = this.objects.get(path);
    if (stored === undefined) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (range === null) return { status: 200, body: stored.bytes, type: stored.type };
    return {
      status: 206,
      body: stored.bytes.subarray(Number(range[1]), Number(range[2]) + 1),
      type: stored.type,
    };
  }

  #list(bucket: string, asked: URLSearchParams): string {
    const inside = bucket.endsWith('/') ? bucket : `${bucket}/`;
    const keys = [...this.objects.keys()].map((path) => path.slice(inside.length));
    const found = keys.filter((key) => key.startsWith(asked.get('prefix') ?? ''));
    return `<ListBucketResult>${found.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`;
  }

  /** The signature of AWS, version 4, made anew from the request and our own secret. */
  #isSigned(request: IncomingMessage, bytes: Buffer): boolean {
    const authorization = request.headers.authorization ?? '';
    const [, key, date = '', region = '', names = '', signature] =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
        authorization,
      ) ?? [];
    if (key !== this.key) return false;
    const hashed = request.headers['x-amz-content-sha256'];
    if (hashed !== 'UNSIGNED-PAYLOAD' && hashed !== digest(bytes)) return false;
    const url = new URL(request.url ?? '/', 'http://store');
    const query = [...url.searchParams]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .toSorted();
    const headers = names.split(';').map((name) => `${name}:${String(request.headers[name])}\n`);
    const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, hashed].join(
      '\n',
    );
    const scope = `${date}/${region}/s3/aws4_request`;
    const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, digest(canonical)].join('\n');
    const signingKey = [region, 's3', 'aws4_request'].reduce<Buffer>(
      (derived, part) => hmac(derived, part),
      hmac(`AWS4${this.secret}`, date),
    );
    return hmac(signingKey, toSign).toString('hex') === signature;
  }
}
