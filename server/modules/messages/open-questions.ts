import type { BareLine } from '@kinsong/contract/insights/dashboard.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { questionsTo } from './open-questions.sql.ts';

const most = 50;
const longest = 120;

/** What somebody was asked by name and has not read yet. */
export async function openQuestions(house: House, { id }: Person): Promise<BareLine[]> {
  return (await questionsTo(house.db, id, most)).map(({ id, spaceId, authorId, content }) => ({
    ...{ kind: 'question', id, space_id: spaceId, day: null, time: null, person_id: authorId },
    title: content.length > longest ? `${content.slice(0, longest - 1).trimEnd()}…` : content,
  }));
}
