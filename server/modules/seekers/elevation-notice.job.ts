import { job } from '../../platform/jobs/index.ts';
import { elevationNotice } from './elevation-notice.ts';
import { seekersPorts } from './ports.ts';
import { profilesOf } from './seekers.ts';

/** The id stands in the job, so that a job done twice asks once. */
export const elevationNoticeJob = job({
  ...elevationNotice,
  async run(house, { id, personId, by }) {
    const name = (await profilesOf(house.db, [by])).get(by)?.name ?? 'A founder';
    await seekersPorts.of(house).tell(house, personId, {
      id,
      about: 'elevation',
      words: `${name} offers you the level “elevated”. It opens retreats that are kept for few. Nothing changes before you say yes.`,
      link: { kind: 'elevation', id, space_id: null, name: 'elevated', href: '/elevation', words: 'Answer' },
    });
  },
});
