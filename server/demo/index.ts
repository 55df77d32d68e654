import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { day } from '@kinsong/contract/common/time.ts';
import { makeApp, type AppOptions } from '../app.ts';
import { offerArchitectCode } from '../modules/invitations/index.ts';
import type { House } from '../platform/house.ts';
import { PlainError } from '../platform/plain-error.ts';
import { layPages } from './demo-pages.ts';
import { asideMoments } from './guide-talks.ts';
import { emailOf, password, type Name } from './people.ts';
import { partnerMoments } from './demo-partners.ts';
import { profileMoments } from './demo-profiles.ts';
import { journalMoments } from './journal-pages.ts';
import { laterManifestos } from './later-manifestos.ts';
import { docMoments } from './demo-docs.ts';
import { deedMoments } from './demo-deeds.ts';
import { eventMoments } from './demo-events.ts';
import { fileMoments } from './demo-files.ts';
import { retreatMoments } from './demo-retreat.ts';
import { roleMoments } from './demo-roles.ts';
import { roomMoments } from './demo-rooms.ts';
import { hamletMoments } from './demo-hamlets.ts';
import { sheetMoments } from './demo-sheets.ts';
import { helpMoments } from './help-offers.ts';
import { choreMoments } from './demo-tasks.ts';
import { furnish } from './fill-house.ts';
import { after, type Moment } from './demo-house.ts';
import { manifestoMoments } from './manifesto-talks.ts';
import { swapMoments } from './swaps.ts';
import { voteMoments } from './demo-votes.ts';
import { readTalk, type Talk } from './read-talk.ts';

const talksFolder = new URL('./talks/', import.meta.url);
const shown: readonly Name[] = ['Anna', 'Ruth'];

/**
 * Fills a new house with people who have lived in it for some weeks, through its own front doors, and only once.
 * A house that holds anything else is left alone.
 */
export async function furnishOnce({ config, databaseUrl, log }: Omit<AppOptions, 'clock'>): Promise<void> {
  const mark = join(config.dataFolder, 'demo-furnished');
  if (existsSync(mark)) return;
  let now = new Date();
  // Nobody else is let in meanwhile: this house stands at a door of its own.
  const closed = { ...config, port: 0, host: '127.0.0.1', rateLimits: false, redisUrl: null };
  const app = await makeApp({ config: closed, databaseUrl, log, clock: { now: () => now } });
  try {
    const port = await app.listen();
    const code = await offerArchitectCode(app.house);
    if (code === null) {
      throw new PlainError(
        `${config.dataFolder} holds a house already, or a demo that was cut off; set KINSONG_DATA to another folder`,
      );
    }
    await layPages(app.house);
    process.stdout.write('\n  Furnishing the demo: ten people, five weeks ...\n');
    await furnish(`http://127.0.0.1:${port}`, code, weeksUntil(app.house, now), (moment) => {
      now = moment;
    });
  } finally {
    await app.close();
  }
  writeFileSync(mark, '');
}

interface Weeks {
  readonly talks: readonly Talk[];
  readonly moments: readonly Moment[];
}

/** As if the last words had been said today; early in the morning, as if yesterday. */
function weeksUntil(house: House, now: Date): Weeks {
  const today = weeksOf(house, now);
  const times = [...today.talks.flatMap(({ said }) => said), ...today.moments].map(({ at }) => at);
  return times.every((at) => at < now) ? today : weeksOf(house, after(now, -day));
}

function weeksOf(house: House, today: Date): Weeks {
  const texts = readdirSync(talksFolder).map((file) => readFileSync(new URL(file, talksFolder), 'utf8'));
  const talks = texts.map((text) => readTalk(text, today));
  const end = new Date(Math.max(...talks.flatMap(({ said }) => said.map(({ at }) => at.getTime()))));
  return {
    talks,
    moments: [
      ...hamletMoments(today),
      ...choreMoments(today, end),
      ...sheetMoments(today),
      ...helpMoments(today),
      ...eventMoments(today, end),
      ...fileMoments(today),
      ...docMoments(house, today),
      ...deedMoments(today, end),
      ...swapMoments(today),
      ...voteMoments(today),
      ...asideMoments(today),
      ...manifestoMoments(today),
      ...partnerMoments(today),
      ...journalMoments(today),
      ...roleMoments(today),
      ...retreatMoments(house, today),
      ...roomMoments(today),
      ...profileMoments(today),
      ...laterManifestos(today),
    ],
  };
}

export function howToSignIn(): string {
  const lines = shown.map((name) => `    ${name.padEnd(5)} ${emailOf(name)}`);
  return ['  To look round, sign in as', ...lines, `    with the password: ${password}`, '', ''].join('\n');
}
