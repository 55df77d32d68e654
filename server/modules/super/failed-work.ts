import type { Answer } from '@kinsong/contract/common/call.ts';
import type { FailedWork, failedWork, retryWork } from '@kinsong/contract/super/failed-work.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import type { FailedJob } from '../../platform/jobs/index.ts';
import { addressOfLetter, letterJob } from '../../platform/mail/index.ts';
import { callerWho } from '../identity/index.ts';

const aPage = 100;

export async function readFailed(house: House, visit: Visit): Promise<Answer<typeof failedWork>> {
  callerWho(visit, 'super.retryWork');
  const jobs = await house.jobs.failures(aPage + 1);
  return { failed: jobs.slice(0, aPage).map((job) => shapeOf(house, job)), more: jobs.length > aPage };
}

export async function retry(
  house: House,
  ids: readonly string[],
  visit: Visit,
): Promise<Answer<typeof retryWork>> {
  callerWho(visit, 'super.retryWork');
  return { tried: await house.jobs.retry(ids) };
}

function shapeOf(house: House, { id, name, payload, reason, since, tries, lost }: FailedJob): FailedWork {
  const isLetter = name === letterJob.name;
  return {
    id,
    kind: isLetter ? 'letter' : 'work',
    what: isLetter ? addressOfLetter(house.config, payload) : name,
    reason,
    since: since.toISOString(),
    tries,
    state: lost ? 'lost' : 'trying',
  };
}
