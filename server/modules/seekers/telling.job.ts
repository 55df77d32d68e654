import { job, type Job } from '../../platform/jobs/index.ts';
import { timeZoneOf } from './seekers.ts';
import type { SeekersHooks } from './soul.ts';
import { telling, wordsOf } from './telling.ts';

/** The id stands in the job, so that a job done twice says it once. */
export const tellingJob = ({ tell }: SeekersHooks): Job =>
  job({
    ...telling,
    async run(house, news) {
      const { id, personId } = telling.payload.parse(news);
      const words = wordsOf(telling.payload.parse(news), await timeZoneOf(house.db, personId));
      await tell(house, personId, { id, words });
    },
  });
