import { shortened } from '@kinsong/contract/common/shorten-text.ts';
import type { Understanding } from '../understanding.ts';
import type { Fact, Reply, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { ask } from './asking.ts';
import { knows, notYet, offer, offerAll } from './offering.ts';
import { factOf } from '../words/fact.ts';
import { inWords, oneOf, plain } from './phrases.ts';
import { speaksOf } from './recalled.ts';

export const memoryAnswers: Answers = {
  what_do_you_remember: remembered,
  remember_this: remember,
  forget_this: forget,
};

const most = 6;
const longest = 400;

function remembered(about: Understanding, world: World): Reply {
  const carry = { about, asked: null, offer: null };
  const close = about.topic.length === 0 ? [] : matching(about, world);
  const facts = close.length > 0 ? close : world.memories;
  if (facts.length === 0) {
    return plain(
      oneOf(world, [
        'Nothing yet. Say “remember that …” and I ask before I keep it.',
        'I keep nothing about you so far. Only what you say yes to stays.',
      ]),
      carry,
    );
  }
  const lines = facts.slice(0, most).map(({ text }) => `• ${text}`);
  const more = facts.length > most ? [`and ${inWords(facts.length - most)} more.`] : [];
  return plain(
    [
      oneOf(world, ['This I keep, because you said yes to it:', 'What you gave me to keep:']),
      ...lines,
      ...more,
      'Memory, in the menu, lets you change or erase any of it.',
    ].join('\n'),
    carry,
  );
}

function remember(about: Understanding, world: World): Reply {
  if (!knows(world, 'guide.remember'))
    return notYet(about, 'My memory is switched off, so it stays only in this conversation.');
  const fact = factOf(about.text);
  const text = fact === null ? null : shortened(fact, longest);
  if (text === null)
    return ask(
      about,
      { about: 'title', choices: [] },
      oneOf(world, ['What shall I keep?', 'Tell me, and I will ask before I keep it.']),
    );
  const known = world.memories.find((fact) => fact.text.toLowerCase() === text.toLowerCase());
  if (known !== undefined)
    return plain(`That I have already: ${known.text}`, { about, asked: null, offer: null });
  return offer(
    about,
    { tool: 'guide.remember', args: { text, scope: 'me' } },
    oneOf(world, [
      'Shall I keep this, for you alone?',
      'Keep it? It stays between us, and you can erase it any time.',
      'Shall that stay with me?',
    ]),
  );
}

function matching(about: Understanding, world: World): readonly Fact[] {
  return world.memories.filter(({ text }) => speaksOf(text, about.topic) >= 1);
}

const everything = /\b(?:everything|all|whole|memory|memories|anything)\b/i;

function forget(about: Understanding, world: World): Reply {
  const carry = { about, asked: null, offer: null };
  if (world.memories.length === 0)
    return plain('There is nothing to erase: I keep nothing about you.', carry);
  const found = matching(about, world);
  const [one] = found;
  if (one !== undefined && knows(world, 'guide.forget')) {
    const proposals = found.slice(0, 3).map(({ id }) => ({ tool: 'guide.forget', args: { memory_id: id } }));
    const [only, other] = proposals;
    return only === undefined || other !== undefined
      ? offerAll(about, proposals, 'Shall I erase these?')
      : offer(about, only, 'Shall I erase this?');
  }
  if (everything.test(about.text))
    return plain(
      'Everything at once is erased under Memory, in the menu, with a word you type yourself. I do not do that on a sentence.',
      carry,
    );
  return plain('I find nothing like that in what I keep. Memory, in the menu, shows all of it.', carry);
}
