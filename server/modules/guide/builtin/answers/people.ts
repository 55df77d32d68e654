import type { Understanding } from '../understanding.ts';
import { withKindred } from '../words/concepts.ts';
import type { Carried, Reply, Said, Someone, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { askPerson } from './asking.ts';
import { dayInWords, daysInWords, dayOf, todayIn } from './days.ts';
import { listed, matterOf, oneOf, opened, plain, quoted, things } from './phrases.ts';
import { lineOf, speaksOf } from './recalled.ts';
import { isOpen, nameOf, personOf, spaceName } from './whose.ts';

export const peopleAnswers: Answers = {
  who_could_help: whoCouldHelp,
  who_does: whoDoes,
  who_is: whoIs,
  find_person: whereIs,
};

const kept = (about: Understanding): Carried => ({ about, asked: null, offer: null });

/** Whoever has spoken of it, and done it, where the asker may read: with the words that say so. */
async function whoCouldHelp(about: Understanding, world: World): Promise<Reply> {
  const topic = about.topic.length > 0 ? about.topic : about.people.map(({ said }) => said.toLowerCase());
  if (topic.length === 0)
    return plain(
      oneOf(world, [
        'Help with what? Tell me in a few words and I will see who has a hand for it.',
        'With what? Then I can look who knows it.',
      ]),
      kept(about),
    );
  const words = [...new Set(topic.flatMap(withKindred))];
  const hits = await world.search(words, 80);
  const named = new Set(about.people.flatMap(({ ids }) => ids));
  const able = world.people
    .filter(({ id }) => !named.has(id))
    .map((person) => ability(person, hits, topic, world))
    .filter(({ score }) => score >= 0.4)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3);
  const matter = matterOf(about) || 'that';
  const [first] = able;
  if (first === undefined) {
    return plain(
      oneOf(world, [
        `Nobody has written about ${matter} where you may read, so I would be guessing. Shall we ask everyone?`,
        `I find no one who has spoken of ${matter}. The whole table could be asked; who knows who answers.`,
      ]),
      kept(about),
    );
  }
  const others = able.slice(1).map(({ person }) => person.name);
  const [days] = about.dates[0]?.readings ?? [];
  const lines = [
    `${oneOf(world, [`${first.person.name}, I would think.`, `I would ask ${first.person.name}.`, `${first.person.name} comes to mind first.`])} ${first.why}`,
    others.length > 0
      ? `${listed(others)} ${others.length === 1 ? 'has' : 'have'} had a hand in such things too.`
      : '',
    days === undefined
      ? oneOf(world, ['Shall I put it down as a task for one of them?', 'Whom shall we ask?'])
      : `Whether ${daysInWords(days, todayIn(world))} suits, only they can say.`,
  ];
  const asked = { said: first.person.name, ids: [first.person.id], guessed: false };
  return plain(lines.filter((line) => line !== '').join('\n'), kept({ ...about, assignee: asked }));
}

/** One word of the family tells something of one word that was asked, and nothing of several. */
const enough = (topic: readonly string[]): number => (topic.length > 1 ? 0.8 : 0.4);

function ability(
  person: Someone,
  hits: readonly Said[],
  topic: readonly string[],
  world: World,
): { person: Someone; score: number; why: string } {
  const words = hits
    .filter(({ authorId }) => authorId === person.id)
    .map((said) => ({ said, score: speaksOf(said.text, topic) }))
    .filter(({ score: each }) => each >= enough(topic));
  const done = world.tasks.filter(
    (task) => task.assignedTo === person.id && speaksOf(task.title, topic) >= enough(topic),
  );
  const [best] = words.toSorted((a, b) => b.score - a.score);
  const score = words.reduce((sum, each) => sum + Math.min(each.score, 1.5), 0) + done.length;
  const [task] = done;
  const why =
    best !== undefined && best.score > 0
      ? `${quoted(best.said.text, 110)} (${dayInWords(dayOf(world, best.said.at), todayIn(world))})`
      : task === undefined
        ? ''
        : `“${task.title}” ${task.status === 'completed' ? 'was theirs' : 'is with them'}.`;
  return { person, score, why };
}

async function whoDoes(about: Understanding, world: World): Promise<Reply> {
  const tasks = world.tasks
    .filter((task) => isOpen(task) && about.topic.length > 0 && speaksOf(task.title, about.topic) >= 1)
    .slice(0, 2);
  if (tasks.length > 0) {
    const lines = tasks.map((task) =>
      task.assignedTo === null
        ? `“${task.title}” is nobody's yet.`
        : `${opened(nameOf(world, task.assignedTo))}: “${task.title}”${task.dueDate === null ? '' : `, ${dayInWords(task.dueDate, todayIn(world))}`}.`,
    );
    return plain(lines.join('\n'), {
      about: { ...about, tasks: tasks.map(({ id }) => id) },
      asked: null,
      offer: null,
    });
  }
  const words = [...about.topic, ...about.people.map(({ said }) => said.toLowerCase())];
  const hits = words.length === 0 ? [] : await world.search(words, 40);
  const told = hits
    .filter(({ text }) => speaksOf(text, words) >= Math.min(1, words.length) && !text.endsWith('?'))
    .slice(0, 2);
  if (told.length === 0)
    return plain(
      oneOf(world, [
        'Nobody has said so where I can read. Shall we ask?',
        'I find no name for it. It may be nobody yet.',
      ]),
      kept(about),
    );
  return plain(
    [
      oneOf(world, ['What I find:', 'Going by these words:']),
      ...told.map((said) => lineOf(said, world, words)),
    ].join('\n'),
    kept(about),
  );
}

async function whoIs(about: Understanding, world: World): Promise<Reply> {
  const [who] = about.people;
  if (who === undefined) return about.spaces.length > 0 ? whoIsIn(about, world) : everybody(about, world);
  const person = personOf(world, who.ids[0] ?? null);
  if (who.ids.length !== 1 || who.guessed || person === undefined) return askPerson(about, who, world);
  const shared = world.spaces.filter(({ people }) => people.includes(person.id)).map(({ name }) => name);
  const open = world.tasks.filter((task) => isOpen(task) && task.assignedTo === person.id);
  const [last] = await lastWords(person, world);
  const lines = [
    `${person.realName ?? person.name}${shared.length > 0 ? `, in ${listed(shared.slice(0, 3))}${shared.length > 3 ? ' and more' : ''} with you` : ''}.`,
    open.length > 0
      ? `${opened(things(open.length, 'open task'))}${open.length === 1 ? ':' : ', among them'} “${open[0]?.title}”.`
      : '',
    last === undefined
      ? ''
      : `Last words I can read: ${quoted(last.text, 120)} (${dayInWords(dayOf(world, last.at), todayIn(world))})`,
  ];
  return plain(lines.filter((line) => line !== '').join('\n'), kept(about));
}

const lastWords = async (person: Someone, world: World): Promise<readonly Said[]> =>
  (
    await world.latest(
      world.spaces.filter(({ people }) => people.includes(person.id)).map(({ id }) => id),
      null,
      200,
    )
  )
    .filter(({ authorId }) => authorId === person.id)
    .toReversed();

function whoIsIn(about: Understanding, world: World): Reply {
  const space = world.spaces.find(({ id }) => id === about.spaces[0]);
  const names = (space?.people ?? []).map((id) => nameOf(world, id));
  return plain(
    `${space?.name ?? 'There'}: ${listed(names.slice(0, 12))}${names.length > 12 ? ` and ${names.length - 12} more` : ''}.`,
    kept(about),
  );
}

function everybody(about: Understanding, world: World): Reply {
  const names = world.people.map(({ name }) => name);
  if (names.length === 0) return plain('So far it is you and I. Whom would you like to ask in?', kept(about));
  return plain(
    `You share this house with ${listed(names.slice(0, 12))}${names.length > 12 ? ` and ${names.length - 12} more` : ''}. Of whom shall I tell you?`,
    kept(about),
  );
}

async function whereIs(about: Understanding, world: World): Promise<Reply> {
  const [who] = about.people;
  if (who === undefined) {
    return plain(
      oneOf(world, [
        'I know only the people you share a space with, and I do not look further. What should they have or know?',
        'Tell me what they should bring, and I will look among those you share a space with.',
      ]),
      kept(about),
    );
  }
  const person = personOf(world, who.ids[0] ?? null);
  if (who.ids.length !== 1 || who.guessed || person === undefined) return askPerson(about, who, world);
  const [last] = await lastWords(person, world);
  if (last === undefined)
    return plain(
      `${person.name} has not written where you may read. I do not see where people are, only what they say.`,
      kept(about),
    );
  return plain(
    `I do not see where people are. ${person.name} last wrote ${dayInWords(dayOf(world, last.at), todayIn(world))} in ${spaceName(world, last.spaceId) ?? 'a space of yours'}: ${quoted(last.text, 120)}`,
    kept(about),
  );
}
