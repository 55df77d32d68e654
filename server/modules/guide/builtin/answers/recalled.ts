import type { Understanding } from '../understanding.ts';
import { kinship } from '../words/concepts.ts';
import { stem } from '../words/stem.ts';
import type { Carried, Reply, Said, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { askDay, askPerson } from './asking.ts';
import { dayInWords, dayOf, todayIn } from './days.ts';
import { listed, matterOf, oneOf, opened, plain, quoted } from './phrases.ts';
import { nameOf, spaceName } from './whose.ts';

export const recallingAnswers: Answers = {
  what_did_we_decide: whatWasDecided,
  what_was_said: whatWasSaid,
  search: found,
};

const decides =
  /\b(?:decided|agreed|agree|settled|settle|i say yes|we say yes|says yes|it is a yes|let us|we (?:will|shall|take|leave with)|then it is|all right|the figure|done deal|deal|vote|voted|chosen|choose|go with|is ordered|are ordered)\b|^yes\b/i;

const kept = (about: Understanding): Carried => ({ about, asked: null, offer: null });

/** How well words speak of a topic: each of its words once, a word of the family a little. */
export function speaksOf(text: string, topic: readonly string[]): number {
  const words = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .map(stem),
    ),
  ];
  return topic.reduce(
    (sum, word) => sum + Math.max(0, ...words.map((other) => kinship(stem(word), other))),
    0,
  );
}

export const lineOf = ({ authorId, text, at }: Said, world: World, topic: readonly string[] = []): string =>
  `${opened(nameOf(world, authorId))}, ${dayInWords(dayOf(world, at), todayIn(world))}: ${quoted(around(text, topic))}`;

/** Of a long message the sentences that speak of it. */
function around(text: string, topic: readonly string[]): string {
  if (text.length <= 180 || topic.length === 0) return text;
  const sentences = text.split(/(?<=[.!?])\s+/);
  const at = sentences.findIndex((sentence) => speaksOf(sentence, topic) >= 1);
  return at < 0 ? text : sentences.slice(at, at + 2).join(' ');
}

async function searched(about: Understanding, world: World): Promise<readonly Said[]> {
  const words = about.topic.length > 0 ? about.topic : about.people.map(({ said }) => said.toLowerCase());
  if (words.length === 0) return [];
  const hits = await world.search(words, 60);
  const asked = world.recent.map(({ id }) => id);
  return hits.filter(({ id, text }) => !asked.includes(id) && text !== about.text);
}

async function whatWasDecided(about: Understanding, world: World): Promise<Reply> {
  const matter = matterOf(about);
  const hits = await searched(about, world);
  const ranked = hits
    .map((said, age) => ({
      said,
      score: speaksOf(said.text, about.topic) * 2 + (decides.test(said.text) ? 1.5 : 0) - age / 40,
    }))
    .filter(({ said }) => speaksOf(said.text, about.topic) >= Math.min(1, about.topic.length))
    .toSorted((a, b) => b.score - a.score)
    .map(({ said }) => said);
  const settledLines = ranked.filter(({ text }) => decides.test(text)).slice(0, 2);
  if (settledLines.length > 0) {
    const lead = oneOf(world, [
      'These words settle it, as far as I can read:',
      'The nearest thing to a decision:',
      'I find this:',
    ]);
    return plain(
      [
        lead,
        ...settledLines.map((said) => lineOf(said, world, about.topic)),
        whereOf(settledLines, world),
      ].join('\n'),
      kept(about),
    );
  }
  const near = ranked.slice(0, 2);
  if (near.length > 0) {
    const lead = oneOf(world, [
      'It was talked about, but I find no line that settles it. The nearest words:',
      'No decision that I can find, only this:',
    ]);
    return plain(
      [
        lead,
        ...near.map((said) => lineOf(said, world, about.topic)),
        'Shall the question go to everyone once more?',
      ].join('\n'),
      kept(about),
    );
  }
  return plain(
    matter === ''
      ? 'Decided about what? One word of it will do.'
      : oneOf(world, [
          `I find nothing about ${matter} where you and I may read. Was it said at a table?`,
          `Nothing written about ${matter}. If it was settled out loud, tell me and I will keep it.`,
        ]),
    kept(about),
  );
}

function whereOf(lines: readonly Said[], world: World): string {
  const places = [
    ...new Set(lines.map(({ spaceId }) => spaceName(world, spaceId)).filter((name) => name !== null)),
  ];
  return places.length === 0 ? '' : `It stands in ${listed(places)}.`;
}

async function whatWasSaid(about: Understanding, world: World): Promise<Reply> {
  const unsure = about.people.find(({ ids, guessed }) => guessed || ids.length > 1);
  if (unsure !== undefined) return askPerson(about, unsure, world);
  const [when] = about.dates;
  if (when !== undefined && when.readings.length > 1) return askDay(about, when, world);
  const author = about.people[0]?.ids[0] ?? null;
  const days = when?.readings[0] ?? null;
  const hits =
    about.topic.length > 0
      ? await searched(about, world)
      : await world.latest(
          world.spaces.map(({ id }) => id),
          null,
          200,
        );
  const theirs = (author === null ? hits : hits.filter(({ authorId }) => authorId === author))
    .filter(
      ({ at }) =>
        days === null ||
        /\babout\b/.test(about.text) ||
        (dayOf(world, at) >= days.from && dayOf(world, at) <= days.to),
    )
    .toSorted(
      (a, b) =>
        speaksOf(b.text, about.topic) - speaksOf(a.text, about.topic) || b.at.getTime() - a.at.getTime(),
    )
    .slice(0, 3);
  const who = author === null ? 'anybody' : nameOf(world, author);
  if (theirs.length === 0)
    return plain(
      oneOf(world, [
        `I find no word of that from ${who} where you may read.`,
        `Nothing from ${who} about it, not where I can look.`,
      ]),
      kept(about),
    );
  return plain(theirs.map((said) => lineOf(said, world, about.topic)).join('\n'), kept(about));
}

async function found(about: Understanding, world: World): Promise<Reply> {
  const days = asksDay.test(about.text) ? daysOf(about, world) : [];
  if (days.length > 0) return plain(days.join('\n'), kept(about));
  const open = world.tasks
    .filter(({ title, status }) => status !== 'completed' && speaksOf(title, about.topic) >= 1)
    .slice(0, 2);
  const hits = (await searched(about, world))
    .map((said, age) => ({
      said,
      score:
        speaksOf(said.text, about.topic) -
        age / 60 +
        (wantsFigure.test(about.text) && /\d/.test(said.text) ? 0.6 : 0),
    }))
    .filter(({ score }) => score > 0.3)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ said }) => lineOf(said, world, about.topic));
  const tasks = open.map(
    (task) =>
      `On the list: “${task.title}”${task.dueDate === null ? '' : `, ${dayInWords(task.dueDate, todayIn(world))}`}.`,
  );
  if (hits.length + tasks.length === 0) {
    return plain(
      about.topic.length === 0 && about.people.length > 0
        ? `That stands nowhere that I may read. ${opened(listed(about.people.map(({ said }) => said)))} would know, or somebody near.`
        : about.topic.length === 0
          ? oneOf(world, [
              'Tell me a word of it and I will look.',
              'What am I to look for? One word will do.',
            ])
          : asksDay.test(about.text)
            ? 'I know no date for it; nobody has written one where you may read.'
            : oneOf(
                world,
                yesOrNo.test(about.text)
                  ? unwritten
                  : [
                      `I have looked, and nobody has written of ${matterOf(about)} where you may read.`,
                      `No trace of ${matterOf(about)} in anything you may read.`,
                    ],
              ),
      kept(about),
    );
  }
  const lead = asksDay.test(about.text) ? ['I know no date for it. What stands written:'] : [];
  return plain([...lead, ...tasks, ...hits].join('\n'), kept(about));
}

/** "Is the guild bankrupt?" */
export const yesOrNo = /^\W*(?:is|are|was|were|has|have|does|did) (?!you\b|i\b|it\b)/i;
export const unwritten: readonly string[] = [
  'Nothing that I may read says so, one way or the other. Who of you would know?',
  'That stands nowhere that I may read, neither yes nor no. Whom could we ask?',
];

const asksDay = /\b(?:when(?! (?:i|we|you|he|she|they)\b)|(?:what|which) (?:day|date|time)|deadlines?)\b/i;

/** What is planned and what is to be done of it, each with its day. */
function daysOf({ topic }: Understanding, world: World): readonly string[] {
  const today = todayIn(world);
  const planned = world.events.filter(({ title, day }) => day >= today && speaksOf(title, topic) >= 1);
  const open = world.tasks.filter(
    ({ title, status }) => status !== 'completed' && speaksOf(title, topic) >= 1,
  );
  return [
    ...planned.map(({ title, day }) => `${title}: ${dayInWords(day, today)}.`),
    ...open.flatMap(({ title, dueDate }) =>
      dueDate === null ? [] : [`On the list: “${title}”, ${dayInWords(dueDate, today)}.`],
    ),
  ].slice(0, 3);
}

const wantsFigure = /\b(?:how much|how many|price|cost|when|time|number|figure|quote|bill|amount)\b/i;
