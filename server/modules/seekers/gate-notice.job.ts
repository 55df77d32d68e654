import { job } from '../../platform/jobs/index.ts';
import { timeZoneOf } from './seekers.ts';
import { seekersPorts } from './ports.ts';
import { gateNotice, wordsOf } from './gate-notice.ts';

/** The id stands in the job, so that a job done twice says it once. */
export const gateNoticeJob = job({
  ...gateNotice,
  async run(house, news) {
    const { id, personId, gate, what } = news;
    if (what === 'closed') await seekersPorts.of(house).gateClosed(house, personId, gate);
    const words = wordsOf(news, await timeZoneOf(house.db, personId));
    await seekersPorts.of(house).tell(house, personId, { id, words, about: 'trust gate' });
  },
});
