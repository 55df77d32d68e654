import type { Understanding } from '../understanding.ts';
import type { Reply, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { isFire, numbersFor } from './danger-card.ts';
import { knows } from './offering.ts';
import { oneOf, plain } from './phrases.ts';
import { inAnotherTongue } from './tongues.ts';
import { nameOf } from './whose.ts';

export const heartAnswers: Answers = { danger, hardship, conflict, joy };

/** Below this it may have been misheard: then it is asked, with all that is needed where it was not. */
const certain = 0.75;

/** No diagnosis, no comfort that promises: who can come, now, and that somebody should be near. */
function danger(about: Understanding, world: World): Reply {
  return about.sure < certain
    ? { ...askedAfter(about, world), danger: { card: null } }
    : { ...found(about, world), danger: { card: numbersFor(about.text, world.timeZone) } };
}

const askedAfter = (about: Understanding, world: World): Reply =>
  plain(
    [
      'I may mishear this, and would rather ask: is somebody in danger, or might be? Then please call your local emergency number, 112 in Europe, 999 in Britain, 911 in North America, or 116 123 or 988 if living hurts too much; and somebody you trust. If it is nothing of the kind, forgive me, and tell me what it is.',
      ...burning(about),
      sos(world),
    ].join('\n'),
    { about, asked: null, offer: null },
  );

const found = (about: Understanding, world: World): Reply =>
  plain(
    [
      ...(inAnotherTongue(about.text)?.text.split('\n') ?? []),
      'I am a program, and this is not for me alone. If anyone is in danger right now, call your local emergency number: 112 in Europe, 999 in Britain, 911 in North America. Say where you are, and stay on the line.',
      ...burning(about),
      'Please let somebody you trust be with you now. They would rather be woken than not.',
      'If it is about not wanting to live: a crisis line answers at any hour, 988 in North America, 116 123 in Britain, Ireland and much of Europe; it costs nothing.',
      sos(world),
      'Are you somewhere safe? I am listening.',
    ].join('\n'),
    { about, asked: null, offer: null },
  );

const burning = ({ text }: Understanding): readonly string[] =>
  isFire(text) ? ['If anything burns or smells of gas: everyone out first, then call from outside.'] : [];

/** Nobody shall wait for a bell that is not hung yet. */
const sos = (world: World): string =>
  knows(world, 'council.request')
    ? 'SOS in the Remedy Council calls your own people and shows you who answered.'
    : 'The SOS of the Remedy Council is not open in this house yet: do not wait for it, call.';

const loss =
  /\b(?:died|passed away|death|dead|funeral|dying|lost (?:my|our|his|her|their) (?:\w+ )?(?:mum|mom|mother|dad|father|parents?|husband|wife|partner|son|daughter|child|baby|sister|brother|(?:grand|step)\w+|gran|granny|nan|oma|opa|aunt|uncle|cousin|friend|neighbour|dog|cat|pet|horse)|miscarriage|grief|grieving|mourning)\b/i;
const tired =
  /\b(?:tired|exhausted|worn out|burn(?:t|ed)? out|too much|overwhelmed|cope|stressed|drained|sleep)\b/i;
const alone = /\b(?:lonely|alone|nobody|no one|miss)\b/i;
const ill = /\b(?:ill|sick|hospital|cancer|chemo|dementia|stroke|unwell|poorly)\b/i;

function hardship(about: Understanding, world: World): Reply {
  const text = about.text.toLowerCase();
  const closing = heavy.test(text) ? ` ${oneOf(world, closings(world))}` : '';
  return plain(`${oneOf(world, waysFor(text))}${closing}`, {
    about,
    asked: null,
    offer: null,
  });
}

/** Only what is said to weigh is answered as if it could turn dark. */
const heavy = new RegExp(
  `${loss.source}|${tired.source}|${alone.source}|\\b(?:hopeless|desperate|despair\\w*|depress\\w*|afraid|scared|anxious|panic|crying|cry|cried|can ?not go on|can't go on|give up|pointless|worthless|broken|hate myself|dark|numb|empty|ashamed|unbearable|can't take|can not take)\\b`,
  'i',
);

function waysFor(text: string): readonly string[] {
  if (loss.test(text)) {
    return [
      'I am sorry. There is nothing to do about it tonight, and nothing you must say. What was their name?',
      'I am so sorry. Nobody has to be brave about that. Would you tell me one thing about them?',
      'That is a loss. Lists can wait. Who sits with you?',
    ];
  }
  if (ill.test(text))
    return [
      'That is hard, for the one who is ill and for the one who watches. What do you need most in the next days: a hand, a meal, a drive, or an ear?',
      'I am sorry to hear it. I know nothing of medicine; that is for the doctor. But who brings soup, and who drives, that we can sort out.',
    ];
  if (tired.test(text))
    return [
      'That is a lot for one pair of hands. What could fall off the list this week, and nobody would be hurt?',
      'Then today one thing less. Tell me which task weighs most, and we look who else could carry an end of it.',
      'You need not manage all of it. Which one thing, if somebody took it from you, would let you breathe?',
    ];
  if (alone.test(text))
    return [
      'I am glad you say it. I am a program and no company for a supper table; who of your people would be glad of a call from you tonight?',
      'That is a heavy quiet. Whom did you last laugh with? They may be sitting in the same quiet.',
    ];
  return [
    'That sounds hard. I am listening; what happened?',
    'Thank you for telling me. What is the heaviest part of it?',
    'I hear that. Do you want to tell me more, or would one small doable thing help more just now?',
  ];
}

const closings = (world: World): readonly string[] => [
  ...(knows(world, 'council.request')
    ? ['If it gets too heavy, the Remedy Council is made for it, and your own people before that.']
    : ['If it gets too heavy, do not carry it alone; one of your people would rather know.']),
  'Asking early is no weakness; whom would you ask?',
  'And should it turn dark, please call somebody rather than write to me.',
];

function conflict(about: Understanding, world: World): Reply {
  const [who] = about.people;
  const id = who !== undefined && who.ids.length === 1 && !who.guessed ? (who.ids[0] ?? null) : null;
  const name = id === null ? 'the other' : nameOf(world, id);
  const next = world.tools.has('guide.swap')
    ? `If you like, we swap places: you tell, ${name === 'the other' ? 'they tell' : `${name} tells`}, each says back what was heard.`
    : 'If talking does not do it, a council with somebody who holds the bell often does.';
  return plain(
    `${oneOf(world, ['That hurts, and both of you will have had a reason. What did you need just then, and not get?', `I take no side. What would ${name} say happened, if I asked?`, 'Before anything else: what was it about for you, under the words?'])} ${next}`,
    { about: { ...about, intent: 'perspective_swap' }, asked: null, offer: null },
  );
}

function joy(about: Understanding, world: World): Reply {
  return plain(
    oneOf(world, [
      'That is good to hear. Who should know it first?',
      'How lovely. Shall the others hear of it too?',
      'I am glad with you, as far as a program can be. Who had a part in it and might like a thank-you?',
      'Then today has earned its candle. Whom do you tell tonight?',
    ]),
    { about, asked: null, offer: null },
  );
}
