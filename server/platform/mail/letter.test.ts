import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openNode, openTestApp, type TestApp } from '../../test/app.ts';
import { freePort } from '../../test/free-port.ts';

let home: TestApp;
let settings: Record<string, string>;
let port: number;

beforeAll(async () => {
  port = await freePort();
  settings = { KINSONG_SMTP_URL: `smtp://127.0.0.1:${port}` };
  home = await openTestApp({ settings });
});
afterAll(() => home.close());

test('an invitation outlives a mail server that is away and a house that starts anew', async () => {
  const anna = await home.town.person('Anna');
  const salon = await anna.found('Sunday Soup');
  const { link } = await anna.call(inviteToSpace, {
    params: { space_id: salon.id },
    body: { email: 'oma@hearth.example' },
  });
  const { db, config } = home.app.house;
  const waiting = `select retry_count from jobs.job where name = 'mail.letter' and state = 'retry'`;
  await vi.waitFor(async () => expect((await db.runText(waiting)).rows).toHaveLength(1), 5000);

  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('end', () => done());
      void text(stream).then((raw) => letters.push(raw));
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  await db.runText(`update jobs.job set start_after = now() where name = 'mail.letter'`);
  const again = await openNode(home.databaseUrl, config.dataFolder, settings);
  try {
    await vi.waitFor(() => expect(letters).toHaveLength(1), 5000);
  } finally {
    await again.close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  }
  // The transfer encoding breaks long lines and writes "=" as "=3D".
  expect(letters[0]?.replace(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(link);
});
