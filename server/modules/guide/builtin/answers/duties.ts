import { aside } from '../aside.ts';
import type { Aside } from '../aside.ts';
import type { Intent, Understanding } from '../understanding.ts';
import { stem } from '../words/stem.ts';
import type { Reply, Task, World } from '../world.ts';
import { dueInWords, todayIn } from './days.ts';
import { newTask } from './new-task.ts';
import { oneOf, plain } from './phrases.ts';
import { byUrgency, isMine, isOpen, nameOf } from './whose.ts';

const helpers =
  'doctor|gp|vet|dentist|nurse|midwife|pharmacist|paediatrician|hospital|police|ambulance|fire brigade';

/** Asked after a duty or its day: the list answers, and no deed comes of a question. */
export const duties: readonly Aside[] = [
  aside(
    `should (?:i|we) (?:really |better |maybe |perhaps )?(?:call|ring|phone|see|go to|ask|fetch|get|take \\w+ to)(?: [\\w']+){0,3} (?:${helpers})(?: DATE)?`,
    careful,
  ),
  aside(
    '(?:do|does) (?:i|we|PERSON) (?:still |really |also )?(?:have|need) to [^|]+|(?:am i|are we|is PERSON) (?:still )?(?:supposed|meant) to [^|]+|must (?:i|we) [^|]+',
    owed,
  ),
  aside(
    '(?:by |until )?(?:when|what day|which day) (?:must|should|shall|do|does|has|have|is|are) [^|]*(?:be \\w+|due|have to|has to|need to|needs to|must|should|ready|finished|done)(?: \\w+)?',
    whenDue,
  ),
];

function careful(about: Understanding, world: World): Reply | null {
  if (about.title === null) return null;
  const reply = newTask({ ...about, intent: 'add_task', title: titleAfterShould(about.title) }, world);
  return {
    ...reply,
    text: `If you are in doubt, yes; and if it can not wait, the emergency number, 112 in Europe. ${reply.text}`,
  };
}

const titleAfterShould = (title: string): string => {
  const bare = title.replace(/^(?:should )?(?:i|we) (?:really |better |maybe |perhaps )?/i, '');
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
};

function owed(about: Understanding, world: World): Reply | null {
  if (asksWhat.test(about.text)) return null;
  const words = askedWords(about.text);
  if (words.length === 0) return null;
  const found = world.tasks.filter((task) => isOpen(task) && holds(task.title, words));
  if (found.length > 0) return listedOnes(about, found, 'On the list:', world);
  return others.has(about.intent)
    ? null
    : plain(
        oneOf(world, [
          'Nothing on the lists I can see says so.',
          'I find nothing open that says so; it may have been said out loud.',
        ]),
        { about, asked: null, offer: null },
      );
}

/** "Do I need to know Piet?" asks something else. */
const others: ReadonlySet<Intent> = new Set([
  'what_is_due',
  'summarise_space',
  'who_is',
  'who_does',
  'who_are_you',
  'what_can_you_do',
  'what_did_we_decide',
  'what_was_said',
  'what_day',
  'hardship',
  'conflict',
]);
const asksWhat = /\b(?:anything|something|what|more|else|a lot|much)\b/i;

function whenDue(about: Understanding, world: World): Reply | null {
  const found = world.tasks.filter((task) => about.tasks.includes(task.id) && isOpen(task));
  return found.length === 0 ? null : listedOnes(about, found, null, world);
}

function listedOnes(about: Understanding, found: readonly Task[], lead: string | null, world: World): Reply {
  const lines = found
    .toSorted(byUrgency)
    .slice(0, 3)
    .map((task) => {
      const day = dueInWords(task.dueDate, todayIn(world)) ?? 'no day yet';
      const whose =
        isMine(task, world) || task.assignedTo === null ? '' : `, ${nameOf(world, task.assignedTo)}`;
      return `“${task.title}”: ${day}${whose}.`;
    });
  return plain([...(lead === null ? [] : [lead]), ...lines].join('\n'), {
    about: { ...about, intent: 'who_does', tasks: found.map(({ id }) => id) },
    asked: null,
    offer: null,
  });
}

const stems = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .map(stem);

const little = new Set(
  'the our his her their for you still really also have need must does supposed meant back today tomorrow this that with and are'.split(
    ' ',
  ),
);
const askedWords = (text: string): readonly string[] =>
  stems(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => !little.has(word))
      .join(' '),
  );

/** All of what was asked, but one word of three, stands in the title. */
function holds(title: string, words: readonly string[]): boolean {
  const own = stems(title);
  const hits = words.filter((word) => own.includes(word)).length;
  return hits > 0 && hits >= words.length - Math.floor(words.length / 3);
}
