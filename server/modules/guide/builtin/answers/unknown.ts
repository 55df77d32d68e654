import { firstName } from '@kinsong/contract/common/first-name.ts';
import type { Understanding } from '../understanding.ts';
import { tell } from '../story/tell.ts';
import type { Reply, World } from '../world.ts';
import { newTask } from './new-task.ts';
import { oneOf, plain } from './phrases.ts';
import { lineOf, speaksOf, unwritten, yesOrNo } from './recalled.ts';

/** Not understood: said so, with the nearest that was written, or a question that helps on. */
export async function unknown(about: Understanding, world: World): Promise<Reply> {
  if (about.text.trim() === '') return summoned(about, world);
  if (
    about.dates.length > 0 &&
    about.title !== null &&
    about.text.split(/\s+/).length > 3 &&
    !about.text.includes('?')
  ) {
    const reply = newTask({ ...about, intent: 'add_task' }, world);
    return {
      ...reply,
      text: `${oneOf(world, ['I hear a day in that.', 'That has a day in it.'])} ${reply.text}`,
    };
  }
  const hits = about.topic.length === 0 ? [] : await world.search(about.topic, 20);
  const asked = world.recent.map(({ id }) => id);
  const near = hits.filter(
    ({ id, text }) =>
      !asked.includes(id) &&
      text !== about.text &&
      speaksOf(text, about.topic) >= Math.min(2, about.topic.length),
  )[0];
  const carry = { about, asked: null, offer: null };
  if (near !== undefined) {
    return plain(
      `${oneOf(world, ['I am not sure what you wish from me. The nearest words I find:', 'That I only half follow. Is it about this?'])}\n${lineOf(near, world, about.topic)}`,
      carry,
    );
  }
  if (world.mode === 'game' && about.topic.length === 0) return tell(world);
  const ways = !asks.test(about.text)
    ? questions
    : yesOrNo.test(about.text)
      ? unwritten
      : about.sure >= 0.5
        ? beyond
        : questions;
  return plain(oneOf(world, ways), carry);
}

const asks =
  /^\W*(?:what|who|where|when|which|why|how|is|are|do|does|did|can|could|would|will|translate|write|draw|play|open|turn|order|book|search|google|explain|define|convert|recommend|suggest)/i;

/** Asked after what lies outside the house. */
const beyond: readonly string[] = [
  'That lies beyond this house, and I know only what is written in it. Who of you might know? I can look who has spoken of such things.',
  'I have no window to the wide world. Shall I put it down, so that you can ask somebody who knows?',
  'There I am no help; I know your lists, your days and what was said here. Is there something of those behind the question?',
  'I can not look outside. But somebody here may know; of which word shall I search?',
];

const questions: readonly string[] = [
  'I did not follow that. Is it something to do, something to find, or something to tell?',
  'Say it once more in other words? I am good with tasks, days, names, and what was said here.',
  'I am only a small guide and lost the path there. What would you like to come of it?',
  'Tell me more. Who is it about, and by when?',
  'I hear you, but not yet what you need. Shall I write it down, look something up, or only listen?',
];

/** "m." and nothing else: the guide was called. */
function summoned(about: Understanding, world: World): Reply {
  return plain(
    oneOf(world, [
      `I am here, ${firstName(world.me.name)}.`,
      'You called. What is it?',
      `Here, ${firstName(world.me.name)}. The lamp is lit; go on.`,
    ]),
    { about, asked: null, offer: null },
  );
}
