import { aside } from '../aside.ts';
import type { Aside } from '../aside.ts';
import type { Understanding } from '../understanding.ts';
import type { Reply, World } from '../world.ts';
import { ask } from './asking.ts';
import { oneOf, plain, quoted } from './phrases.ts';

const kept = (about: Understanding): Reply['carry'] => ({ about, asked: null, offer: null });

/** Said about the last words, or about nothing in particular. */
export const leftovers: readonly Aside[] = [
  aside('(?:is|was) (?:that|this|it) (?:all|everything|the lot|all there is)(?: .{0,16})?', all),
  aside('(?:idk|dunno|no idea|not sure|no clue|i (?:do not|really do not) know|whatever)', (about, world) =>
    world.carried?.asked != null || world.carried?.offer != null
      ? null
      : plain(
          oneOf(world, [
            'You need not know. Shall I name one small thing, or tell you a story?',
            'Then we leave it open. Is something on your mind, or shall I pick one small thing?',
          ]),
          kept(about),
        ),
  ),
  aside(
    '(?:i am |we are |so |really |very |just )*bored(?: to (?:death|tears)| stiff| silly)?',
    (about, world) =>
      plain(
        oneOf(world, [
          'Bored is where good ideas begin. A story, a song, or one small thing from your list?',
          'Then choose: a story, a song, or one small thing to do?',
        ]),
        kept(about),
      ),
  ),
  aside(
    '(?:do|write|finish|make|solve) my (?:\\w+ )?(?:homework|essay|assignment|sums)(?: for me)?',
    (about, world) =>
      ask(
        { ...about, intent: 'remind_me', title: 'Homework', dates: [], people: [] },
        { about: 'day', choices: [] },
        oneOf(world, [
          'That one is yours; but I can come back to you about it. On which day?',
          'I have no pen for that, and it would not be yours. Shall I remind you, and on which day?',
        ]),
      ),
  ),
  aside(
    'what (?:did|have) i (?:just )?(?:ask|asked)(?: you| of you)?(?: before| just now| earlier| last| first| a moment ago| DATE)*|what (?:did|have) i (?:just )?(?:say|said|write|wrote|written|tell you)(?: to you)? (?:before|just now|earlier|last|a moment ago)|what was my (?:last|first) (?:question|message)',
    ownWords,
  ),
  aside(
    '(?:delete|erase|remove|wipe|clear|drop|cancel)(?: all| every| each| everything| of| my| the| our| open| old| done| whole)* (?:tasks|to dos?(?: list)?|task list|list|chores|todos)',
    (about) =>
      plain(
        'I delete no tasks. In To Do each of them can be deleted by hand; what is done I can tick off with you.',
        kept(about),
      ),
  ),
  aside('(?:delete|erase|remove|scrap|drop) (?:that|it|this)(?: one| card)?', putAway),
];

function all(about: Understanding, world: World): Reply | null {
  const { carried } = world;
  if (carried?.asked != null || carried?.offer != null) return null;
  const last = world.recent.findLast(({ authorId }) => authorId !== world.me.id)?.text ?? '';
  return plain(
    / more(?: in To Do)?\./.test(last)
      ? 'Not quite: I named the first of them. To Do has the rest.'
      : oneOf(world, [
          'All that I find. Is something missing?',
          'It is all I have. Did you expect something more?',
        ]),
    carried ?? kept(about),
  );
}

/** Their own last sentences, the newest last. */
function ownWords(about: Understanding, world: World): Reply {
  const own = world.recent.filter(({ authorId }) => authorId === world.me.id).slice(-3);
  if (own.length === 0) return plain('I find nothing of yours before this in our talk.', kept(about));
  return plain(['You said:', ...own.map(({ text }) => `• ${quoted(text)}`)].join('\n'), kept(about));
}

/** A card that lies open is put away; what is made already has its own place to go. */
function putAway(about: Understanding, world: World): Reply | null {
  const { carried } = world;
  if (carried?.asked != null) return null;
  const tool = carried?.offer?.tool;
  if (tool === undefined)
    return world.memories.length > 0 || about.intent !== 'forget_this'
      ? null
      : plain(
          'What is to go? A reminder I can drop when you say which; tasks are deleted in To Do.',
          kept(about),
        );
  const made = madeAlready[tool] ?? '';
  return { ...plain(`I put that away.${made}`), settles: 'no' };
}

const madeAlready: Readonly<Record<string, string>> = {
  'guide.remind': ' If you had said Yes to it before, say “cancel the reminder”, and I offer to drop it.',
  'tasks.create': ' If you had said Yes to it before, it can be deleted in To Do.',
  'guide.remember': ' If you had said Yes to it before, it can be erased under Memory, in the menu.',
};
