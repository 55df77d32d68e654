import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { openDrawer } from './drawer.ts';
import type { Letter } from './letter.ts';
import { smtpMail } from './smtp.ts';

/** Takes a letter to whoever it is for, or throws; jobs call it, so that it is tried again. */
export interface Mail {
  send(letter: Letter): Promise<void>;
  close(): void;
}

export interface MailOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataFolder'>;
  readonly log: Logger;
}

export function makeMail({ config, log }: MailOptions): Mail {
  if (config.smtpUrl === null) return openDrawer(join(config.dataFolder, 'letters'), log);
  return smtpMail(config.smtpUrl, config.mailFrom);
}
