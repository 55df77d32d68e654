import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hour } from '@kinsong/contract/common/time.ts';
import { realClock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Letter } from './letter.ts';
import type { Mail } from './mail.ts';

const namePattern = /^until-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9a-f]+\.txt$/;

/**
 * Where no mail server is set, letters wait in a folder: a text file each, for the operator alone, whose name says
 * until when. Nobody but the log's reader learns where, and what a letter says stays out of the log.
 */
export function letterFolder(folder: string, log: Logger): Mail {
  const empty = async (): Promise<void> => {
    for (const name of await readdir(folder).catch(() => [])) {
      if (isPast(name)) await rm(join(folder, name), { force: true });
    }
  };
  const emptyQuietly = (): void => {
    empty().catch((error: Error) => log.warn({ reason: error.message }, 'old letters could not be removed'));
  };
  emptyQuietly();
  const sweeps = setInterval(emptyQuietly, hour);
  sweeps.unref();

  return {
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, nameOf(letter));
      await writeFile(file, asText(letter), { flag: 'wx', mode: 0o600 });
      log.info({ file }, 'no mail server is set: a letter waits here to be handed over');
    },
    close: () => clearInterval(sweeps),
  };
}

function nameOf({ expiresAt }: Letter): string {
  const until = `${new Date(expiresAt).toISOString().slice(0, 19).replaceAll(':', '')}Z`;
  return `until-${until}-${randomBytes(6).toString('hex')}.txt`;
}

function isPast(name: string): boolean {
  const [, date, hours, minutes, seconds] = namePattern.exec(name) ?? [];
  return (
    date !== undefined && Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`) <= realClock.now().getTime()
  );
}

const asText = ({ to, subject, text, calendar }: Letter): string =>
  `To: ${to}\nSubject: ${subject}\n\n${text}\n${calendar === undefined ? '' : `\nevent.ics:\n\n${calendar.content}`}`;
