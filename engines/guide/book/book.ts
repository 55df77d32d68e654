import type { Frame } from '../frames/frame.ts';
import type { Answer } from '../say/answer.ts';
import { recollected } from '../say/recall.ts';
import { joined, listed } from '../say/phrases.ts';
import { lineOf, lineWithout, ofHerself } from '../say/self.ts';
import type { World } from '../talk/world.ts';
import { cannot, please } from './cannot.words.ts';
import { classes } from './classes.words.ts';
import { questions } from './questions.ts';

const holding = (words: string): RegExp => {
  const all = classes.reduce((text, [name, meant]) => text.replaceAll(name, meant), words);
  return new RegExp(`(?<![\\w'])(?:${all})(?![\\w'])`);
};
const never = /(?!)/;

const entries = questions.map(({ needs, unless, says }) => ({
  needs: needs.map(holding),
  unless: unless === undefined ? never : holding(unless),
  says,
}));
const refusals = cannot.map(({ asked, says, names }) => ({
  asked: new RegExp(`^(?:${asked.replaceAll('PLEASE', please)})$`),
  says,
  names,
}));

/** Asked, or wished as one asks: "I want to delete my account". An order to do something with a thing is none. */
const question =
  /^(?:how|what|where|who|whom|when|why|which|is|are|am|can|could|may|might|do|does|did|will|would|should|shall|has|have|explain|if|from what age|a (?:salon|guild) is|i (?:want|wish|would like|need) (?:(?:to )?(?:delete|erase|leave|export|close|remove|know|block|report|unregister)|all my)|i (?:lost|forgot|have (?:lost|forgotten))|my (?:phone|password)|(?:anyone|anybody) (?:know|knows))\b/;
/** Of her it is wished, not asked: "can you add Will to the salon". */
const wished =
  /^(?:can|could|will|would) you (?!(?:see|read|know|remember|keep|store|send|sell|wipe|forget)\b)/;
/** "And can I delete it?" is asked of what was asked before. */
const points = /(?<![\w'])(?:it|that|this|them|those)(?![\w'])/;

type Known = Pick<World, 'people' | 'spaces' | 'tasks' | 'recent' | 'me'>;

/** What she can not do is said plainly, whatever wish was heard in it. */
function refusedBy({ said, tasks, when }: Frame, world: Pick<World, 'tasks'>): Answer | null {
  const line = lineOf(said).replace(/^(?:ok|okay|oh|yes|no|thanks) /, '');
  // "How do we mend the roof?" may be written in the house.
  if (tasks.length > 0 && /^how (?:do|can) /.test(line)) return null;
  const refused = refusals.find(({ asked }) => asked.test(line));
  if (refused === undefined || (when !== null && !startsPlease.test(line) && refused.names)) return null;
  const [task] =
    refused.names === true && tasks.length === 1 ? world.tasks.filter(({ id }) => id === tasks[0]) : [];
  return { text: joined(refused.says, task === undefined ? null : `“${task.title}” is on the list.`) };
}
const startsPlease = new RegExp(`^${please}`);

/** What has one true answer, whatever wish was heard in it. */
export const plainAnswer = (frame: Frame, world: World): Answer | null =>
  refusedBy(frame, world) ??
  ofHerself(frame, world) ??
  fromTheBook(frame, world) ??
  recollected(frame, world);

/** What is asked about the product is answered from the book, and only from there. */
function fromTheBook(frame: Frame, world: Known): Answer | null {
  const line = lineWithout(frame.said, world, 'PERSON');
  if (wished.test(line) || !(frame.asks || question.test(line))) return null;
  const says = entryFor(line) ?? goingOn(line, world);
  if (says === null) return null;
  const salons = world.spaces
    .filter(({ kind }) => kind === 'project' || kind === 'guild')
    .map(({ name }) => name);
  return { text: says.replace('{salons}', salons.length === 0 ? 'none yet' : listed(salons)) };
}

const entryFor = (line: string): string | null =>
  entries.find(({ needs, unless }) => needs.every((words) => words.test(line)) && !unless.test(line))?.says ??
  null;

function goingOn(line: string, { recent, me, people }: Known): string | null {
  const before = recent.findLast(({ authorId }) => authorId === me.id);
  if (before === undefined || !points.test(line) || line.split(' ').length > 8) return null;
  const last = lineWithout(before.text, { people }, 'PERSON');
  return entryFor(last) === null ? null : entryFor(`${line} ${last.replace(points, '')}`);
}
