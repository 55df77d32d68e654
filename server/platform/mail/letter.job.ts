import * as z from 'zod';
import type { Db } from '../database/index.ts';
import type { House } from '../house.ts';
import { job } from '../jobs/index.ts';
import { seal, unseal } from '../encryption.ts';
import { Letter } from './letter.ts';

const purpose = 'letters on their way';

/** Letters hold codes and links: they wait in the database sealed. */
export const letterJob = job({
  name: 'mail.letter',
  payload: z.object({ sealed: z.string() }),
  async run(house, { sealed }) {
    const letter = Letter.parse(JSON.parse(unseal(house.config, purpose, sealed)));
    if (new Date(letter.expiresAt) > house.clock.now()) await house.mail.send(letter);
  },
});

/** Puts a letter into the post: a mail server that is away does not lose it. */
export function postLetter(house: House, letter: Letter, tx?: Db): Promise<void> {
  const payload = { sealed: seal(house.config, purpose, JSON.stringify(letter)) };
  return house.jobs.enqueue(letterJob, payload, tx === undefined ? {} : { tx });
}

/** Letters that did not go out yet, in figures; null where this node does not know. */
export async function lettersOnTheirWay({ config, jobs }: Pick<House, 'config' | 'jobs'>): Promise<{
  posted: boolean;
  waiting: number;
  trying: number;
  lost: number;
} | null> {
  const tally = await jobs.tally(letterJob.name);
  return tally && { posted: config.smtpUrl !== null, ...tally };
}

/** To whom a letter goes that waits; empty where the house's key is another now and nobody can read it any more. */
export function addressOfLetter(config: House['config'], payload: unknown): string {
  try {
    return Letter.parse(JSON.parse(unseal(config, purpose, letterJob.payload.parse(payload).sealed))).to;
  } catch {
    return '';
  }
}
