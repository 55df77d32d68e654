import type { Understanding } from '../understanding.ts';
import type { Reply, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { ask, askPerson } from './asking.ts';
import { newTask } from './new-task.ts';
import { knows, notYet, offer } from './offering.ts';
import { oneOf, shortened } from './phrases.ts';
import { nameOf } from './whose.ts';

export const gatheringAnswers: Answers = {
  found_project: project,
  plan_event: event,
  start_vote: vote,
  invite_to_council: council,
  perspective_swap: swap,
};

function project(about: Understanding, world: World): Reply {
  if (!knows(world, 'spaces.foundProject'))
    return notYet(about, 'A salon can be founded in Projects; from here I can not do it yet.');
  const name = projectName(about.title);
  if (name === null)
    return ask(
      about,
      { about: 'title', choices: [] },
      oneOf(world, ['What shall it be called?', 'Give it a name, and I open the door.']),
    );
  return offer(
    about,
    { tool: 'spaces.foundProject', args: { name } },
    oneOf(world, [
      `Shall “${name}” have a salon of its own?`,
      `A salon for it, with this name over the door?`,
      `Shall I open a salon for it? You would say who comes in.`,
    ]),
  );
}

/** A name over a door: no verb before it, no article, at most 80 letters. */
function projectName(title: string | null): string | null {
  if (title === null) return null;
  const bare = title
    .replace(/^(?:start|found|build|create|open|make|set up|launch|organise|begin)\s+/i, '')
    .replace(/^(?:an?|the|our|another|new)\s+(?:new\s+)?/i, '')
    .replace(/^(?:project|salon|group|club)\s+(?:for|about|called|named|on)\s+/i, '')
    .trim();
  return bare.length < 3 ? null : shortened(bare.slice(0, 1).toUpperCase() + bare.slice(1), 78);
}

function event(about: Understanding, world: World): Reply {
  if (knows(world, 'calendar.plan') && about.title !== null) {
    const day = about.dates[0]?.readings[0]?.from;
    return offer(
      about,
      { tool: 'calendar.plan', args: { title: about.title, ...(day === undefined ? {} : { day }) } },
      'Shall it go into the calendar?',
    );
  }
  const reply = newTask({ ...about, intent: 'add_task' }, world);
  return {
    ...reply,
    text: `The calendar is not built yet. I can keep it as a task with its day. ${reply.text}`,
  };
}

function vote(about: Understanding, world: World): Reply {
  if (knows(world, 'votes.open') && about.title !== null)
    return offer(about, { tool: 'votes.open', args: { question: about.title } }, 'Shall everyone be asked?');
  return notYet(
    about,
    oneOf(world, [
      'Votes come to the house later. Until then, ask it in the salon and count the answers; I can find them again for you.',
      'I can not open a vote yet. Put the question where everyone reads it, and I will help you find who answered.',
    ]),
  );
}

function council(about: Understanding, world: World): Reply {
  if (knows(world, 'council.request'))
    return offer(
      about,
      { tool: 'council.request', args: { matter: about.title ?? about.topic.join(' ') } },
      'Shall I ask for a council about it?',
    );
  return notYet(
    about,
    oneOf(world, [
      'A council is one matter, an hour, and somebody who holds the bell. Its room is not open yet, and I do not pretend; who of you could hold the bell meanwhile?',
      'The council room is still being built. What is the one thing that should lie on the table? Write it to me first; that alone clears it.',
    ]),
  );
}

function swap(about: Understanding, world: World): Reply {
  const [who] = about.people;
  if (who !== undefined && (who.guessed || who.ids.length > 1)) return askPerson(about, who, world);
  const id = who?.ids[0] ?? null;
  if (!knows(world, 'guide.swap'))
    return notYet(
      about,
      'Tell me first how it looks from where you sit. Then we try it from the other chair.',
    );
  const words =
    id === null
      ? 'We can swap places: you tell how it is for you, I say back what I heard until you say “yes, that”, and then we look from the other side. Shall we?'
      : `You each tell how it is, and each says back what was heard until the other says “yes, that”. Only then do both read. Shall I ask ${nameOf(world, id)} to sit down to it with you?`;
  return offer(about, { tool: 'guide.swap', args: { person_id: id } }, words);
}
