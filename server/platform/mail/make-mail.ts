import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { letterFolder } from './letter-folder.ts';
import type { Mail } from './mail.ts';
import { smtpMail } from './smtp.ts';

export interface MailOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataFolder'>;
  readonly log: Logger;
}

export function makeMail({ config, log }: MailOptions): Mail {
  if (config.smtpUrl === null) return letterFolder(join(config.dataFolder, 'letters'), log);
  return smtpMail(config.smtpUrl, config.mailFrom);
}
