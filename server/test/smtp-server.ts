import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** As it came over the line. */
  readonly raw: string;
  /** The two parts, decoded. */
  readonly text: string;
  readonly html: string;
}

/** A real SMTP server on this machine that keeps what it is given. */
export class PostOffice {
  readonly url: string;
  readonly received: readonly Received[];
  readonly #server: SMTPServer;

  private constructor(server: SMTPServer, url: string, received: readonly Received[]) {
    this.#server = server;
    this.url = url;
    this.received = received;
  }

  static async open(at = 0): Promise<PostOffice> {
    const received: Received[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, done) => {
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const to = rcptTo.map(({ address }) => address);
        stream.on('end', () => done());
        void text(stream).then((raw) => received.push({ from, to, raw, ...opened(raw) }));
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(at, '127.0.0.1', resolve);
    });
    const { port } = server.server.address() as AddressInfo;
    return new PostOffice(server, `smtp://127.0.0.1:${port}`, received);
  }

  /** The newest letter to this address whose subject holds these words; it may still be on its way. */
  letterTo(address: string, subject: string): Promise<Received> {
    return vi.waitFor(
      () => {
        const letter = this.received.findLast(
          (each) => each.to.includes(address) && each.subject.includes(subject),
        );
        if (letter === undefined) throw new Error(`no letter "${subject}" to ${address}`);
        return letter;
      },
      { timeout: 20_000, interval: 100 },
    );
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(resolve);
    });
  }
}

/** Takes a letter apart as a mail program does, as far as our own letters need it. */
function opened(raw: string): Pick<Received, 'subject' | 'text' | 'html'> {
  const boundary = /boundary="?([^"\r\n;]+)"?/.exec(raw)?.[1] ?? '';
  const parts = raw.split(`--${boundary}`);
  const part = (type: string): string => {
    const found = parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
    const at = found.indexOf('\r\n\r\n');
    const [head, body] = [found.slice(0, at), found.slice(at + 4)];
    if (head.includes('base64')) return Buffer.from(body, 'base64').toString();
    return head.includes('quoted-printable') ? fromQuoted(body) : body;
  };
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? '';
  return { subject: subject.replace(/\r\n[ \t]/g, ' '), text: part('text/plain'), html: part('text/html') };
}

function fromQuoted(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
