import { Id } from '@kinsong/contract/common/ids.ts';
import { dayInWords } from '@kinsong/contract/common/calendar-days.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { GivenDay } from '@kinsong/contract/common/time.ts';
import { NewVote, Question } from '@kinsong/contract/votes/vote-input.ts';
import { longestQuestion } from '@kinsong/contract/votes/vote.ts';
import { proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import * as z from 'zod';
import { offerSentence } from '../../platform/offer-sentence.ts';
import { tool, type Tool } from '../../platform/tool.ts';
import { mayOrRefuse, nameOfSpace } from '../spaces/index.ts';
import { openVote } from './open-vote.ts';
import { votesPorts } from './ports.ts';

const open = tool({
  name: 'votes.open',
  title: 'Ask everyone in a space for their yes or no, until the evening of a day',
  label: 'Open a vote',
  link: { kind: 'vote', path: '/salon/:space_id?tab=voting&vote=:id', words: 'See the vote' },
  args: z.object({ question: Question, space_id: Id.nullish(), until: GivenDay.nullish() }),
  days: { until: null },
  hears: {
    acts: ['start_vote'],
    needs: ['object'],
    args: ({ object, day, space }) =>
      object === null ? null : { question: object.slice(0, longestQuestion), until: day, space_id: space },
  },
  fields: [
    { name: 'question', label: 'What do you want to ask?', kind: 'words', longest: longestQuestion },
    { name: 'space_id', label: 'Whom do you ask?', kind: 'place', needs: 'votes.open' },
    { name: 'until', label: 'Until when?', kind: 'day' },
  ],
  async describe(house, person, { question, space_id, until }) {
    if (space_id != null) await mayOrRefuse(house, person, 'votes.open', space_id);
    const place = space_id == null ? 'Which salon?' : await nameOfSpace(house.db, space_id);
    const now = house.clock.now();
    const day = until == null ? 'Until which day?' : dayInWords(until, now, 'short');
    const timeZone = await votesPorts.of(house).timeZoneOf(house, person.id);
    const wish = proposal('start_vote', { object: question, day: until ?? null });
    return {
      ask: offerSentence(wish, { now, timeZone, me: person.id }),
      title: question,
      facts: [
        { icon: 'due', text: day, tone: until == null ? 'warm' : 'plain' },
        { icon: 'space', text: place, tone: space_id == null ? 'warm' : 'plain' },
      ],
    };
  },
  async perform(house, person, { question, space_id, until }, { id }) {
    if (space_id == null) throw new Refusal('input.wrong', { space_id: 'Which salon?' });
    if (until == null) throw new Refusal('input.wrong', { until: 'Until which day?' });
    const evening = await votesPorts.of(house).eveningOf(house, person.id, until);
    const wanted = NewVote.parse({ id, title: question, deadline: evening.toISOString() });
    const vote = await openVote(house, person, space_id, wanted);
    return { said: 'The vote is open.', link: { kind: 'vote', id: vote.id, space_id, name: vote.title } };
  },
});

/** What the guide may propose here. */
export const votesTools: readonly Tool[] = [open];
