import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PostOffice } from '../../test/smtp-server.ts';
import { makeLog } from '../log.ts';
import { inHtml, makeMail, type Letter, type Mail } from './index.ts';

const log = makeLog('silent');
const hour = 60 * 60 * 1000;
let dataFolder: string;
const open: Mail[] = [];

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kinsong-mail-'));
});
afterEach(async () => {
  for (const mail of open.splice(0)) mail.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const letter = (changes: Partial<Letter> = {}): Letter => ({
  to: 'oma@hearth.example',
  subject: 'Grüße aus der Küche',
  text: 'The soup is on.\nhttps://kinsong.example/enter?code=123456789012',
  html: '<p>The soup is <b>on</b>.</p>',
  expiresAt: new Date(Date.now() + hour).toISOString(),
  ...changes,
});

function mailTo(smtpUrl: string | null): Mail {
  const mail = makeMail({ config: { smtpUrl, mailFrom: 'Kinsong <post@kinsong.example>', dataFolder }, log });
  open.push(mail);
  return mail;
}

const folder = (): string => join(dataFolder, 'letters');

test('with a mail server, a letter goes out with a text and an HTML part', async () => {
  const office = await PostOffice.open();
  try {
    await mailTo(office.url).send(letter());
  } finally {
    await office.close();
  }
  const { received } = office;
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'post@kinsong.example', to: ['oma@hearth.example'] });
  expect(received[0]?.raw).toMatch(/Content-Type: multipart\/alternative/);
  expect(received[0]?.raw).toMatch(
    /Content-Type: text\/plain[^]*The soup is on\.[^]*Content-Type: text\/html[^]*<b>on<\/b>/,
  );
  expect(received[0]?.raw).toMatch(/Subject: =\?UTF-8\?/);
  await expect(readdir(folder())).rejects.toThrow('ENOENT');
});

test('a mail server that is not there is a failure, so that the job tries again', async () => {
  await expect(mailTo('smtp://127.0.0.1:9').send(letter())).rejects.toThrow('ECONNREFUSED');
});

test('without a mail server, letters lie in a folder that nobody else opens; the log says where and nothing more', async () => {
  const said = vi.spyOn(log, 'info');
  await mailTo(null).send(letter());
  const [name = ''] = await readdir(folder());
  const file = join(folder(), name);
  expect((await stat(folder())).mode & 0o777).toBe(0o700);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toContain('https://kinsong.example/enter?code=123456789012');
  expect(said).toHaveBeenCalledOnce();
  expect(said.mock.calls[0]?.[0]).toEqual({ file });
});

test('a kept letter goes when it is of no use any more; others and strange files stay', async () => {
  const mail = mailTo(null);
  await mail.send(letter({ expiresAt: new Date(Date.now() - 1000).toISOString() }));
  await mail.send(letter());
  expect(await readdir(folder())).toHaveLength(2);
  mailTo(null);
  await vi.waitFor(async () => expect(await readdir(folder())).toHaveLength(1));
});

test('what people wrote is safe to stand in HTML', () => {
  expect(inHtml(`<img src=x onerror="a('b')"> & co`)).toBe(
    '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; co',
  );
});
