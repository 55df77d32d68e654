import { firstName } from '@kinsong/contract/common/first-name.ts';
import type { Understanding } from '../understanding.ts';
import type { Reply, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { hereAndNow } from '../dates/calendar.ts';
import { dayInWords, todayIn } from './days.ts';
import { oneOf, plain, things, opened } from './phrases.ts';
import { isMine, isOpen, inOrderOfNeed } from './whose.ts';

export const selfAnswers: Answers = {
  who_are_you: whoAmI,
  what_can_you_do: whatICan,
  thanks,
  greeting,
  farewell,
  smalltalk,
  cancel: letGo,
  yes: yesToNothing,
  no: letGo,
};

const kept = (about: Understanding): Reply['carry'] => ({ about, asked: null, offer: null });

function whoAmI(about: Understanding, world: World): Reply {
  return plain(
    oneOf(world, [
      'I am Mairy, the guide that is built into this house: a program of rules, and of sentences that people wrote for me to learn from. I am no person and no large language model. I read only what you may read, on this machine, and send your words nowhere. TURING shows all of it.',
      'Mairy, the built-in guide. Rules, some thousand sentences I was taught, and a good memory for lists; no large model and nobody behind the curtain. What you write stays in this house; TURING, below, tells the whole of it.',
      'A program, dear: plain rules, and an ear trained on sentences people wrote. I find words, dates and tasks, and I ask when I am not sure. I am not human and not a large language model, and nothing you tell me leaves the house.',
    ]),
    kept(about),
  );
}

function whatICan(about: Understanding, world: World): Reply {
  return plain(
    [
      oneOf(world, ['Ask me in your own words. For instance:', 'Plain words will do. Some that work:']),
      '• What is due this week?',
      '• Remind me on the 25th to call the roofer.',
      '• Who could help with eldercare?',
      '• What did we decide about the roof?',
      '• What did I miss?',
      '• Give me one small thing to do. Tell me a story.',
      'I only offer; nothing happens before your Yes.',
    ].join('\n'),
    kept(about),
  );
}

const partOfDay = (world: World): string => {
  const hour = Number(hereAndNow(world.now, world.timeZone).time.slice(0, 2));
  return hour < 5
    ? 'Still awake'
    : hour < 12
      ? 'Good morning'
      : hour < 18
        ? 'Good afternoon'
        : 'Good evening';
};

function greeting(about: Understanding, world: World): Reply {
  const today = todayIn(world);
  const mine = world.tasks.filter((task) => isOpen(task) && isMine(task, world));
  const due = mine.filter(({ dueDate }) => dueDate !== null && dueDate <= today);
  const [first] = inOrderOfNeed(mine, world);
  const [soon] = world.events
    .filter(({ day }) => day >= today)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const news =
    due.length > 0 && first !== undefined
      ? `${opened(things(due.length, 'thing'))} for today or earlier; “${first.title}” is the one I would look at.`
      : soon !== undefined
        ? `${soon.title} is ${dayInWords(soon.day, today)}.`
        : first === undefined
          ? 'Your list is empty. What is on your mind?'
          : `Nothing presses today. “${first.title}” could be a good use of a quiet hour.`;
  const hail = oneOf(world, [
    `${partOfDay(world)}, ${firstName(world.me.name)}.`,
    `Good to see you again, ${firstName(world.me.name)}.`,
  ]);
  return plain(`${hail} ${news}`, kept(about));
}

function thanks(about: Understanding, world: World): Reply {
  return plain(
    oneOf(world, [
      'Gladly.',
      'With pleasure. Is there anything else on your mind?',
      'You are welcome. The thanks belong to whoever does the thing.',
      'Any time.',
    ]),
    kept(about),
  );
}

function farewell(about: Understanding, world: World): Reply {
  return plain(
    oneOf(world, [
      `Good night, ${firstName(world.me.name)}. The list will keep.`,
      'Until soon. The lamp stays on.',
      'Rest well. Nothing on the list minds waiting till morning.',
      `Go well, ${firstName(world.me.name)}.`,
    ]),
    kept(about),
  );
}

const smalls: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?=.*[\u{1F622}\u{1F62D}\u{1F614}\u{1F61E}\u{1F494}\u{1F625}\u{1F97A}\u2639\u{1F641}])\P{L}+$/u,
    ['That looks heavy. What is it?', 'Oh. Do you want to tell me what happened?'],
  ],
  [
    /^(?=.*\p{Extended_Pictographic})[^\p{L}\d]+$/u,
    ['Good to see. What made the day?', 'And the same to you. What is it about?'],
  ],
  [
    /\b(?:what ?(?:i|')?s up|wassup|wazzup|sup)\b/i,
    ['Lamp lit, lists in order. What is up with you?', 'Quiet on my side. And with you?'],
  ],
  [
    /\bhow (?:are|is|have) (?:you|things|it)|how is your day/i,
    [
      'The same as yesterday; a program has no weather. How are you, really?',
      'Lamp lit, lists in order. And you?',
      'I have no days, only questions. What was the best of yours?',
    ],
  ],
  [
    /\bjoke|riddle|funny/i,
    [
      'What is finished only when you stop? A to-do list.',
      'Two tasks meet on a list. Says one: are you urgent? Says the other: I was, three weeks ago.',
      'Why did the roof never tell its secret? It only ever leaked.',
    ],
  ],
  [
    /\bweather|rain|snow|storm|freeze|sunny\b/i,
    [
      'I can not see the sky from in here. What does it look like from your window?',
      'No window on my side. But somebody in the house will have an opinion.',
    ],
  ],
  [
    /\b(?:lol|ha(?:ha)+|hehe|rofl|lmao)\b/i,
    ['I will take that as a yes.', 'Good. Laughing counts as work here.'],
  ],
  [
    /\b(?:stupid|idiot|useless|dumb|suck|shut up|fuck|shit)\b/i,
    [
      'I have missed what you needed, then. Say it once more in few words, and I will try to be of use.',
      'Fair enough. What should I have understood?',
    ],
  ],
  [
    /\blove (?:you|this|it)\b/i,
    [
      'That warms the lamp. Tell it to somebody with a pulse as well.',
      'Kind of you. Who else should hear that today?',
    ],
  ],
  [
    /\bthink|like\b/i,
    [
      'I have no taste of my own, only what people here have said. What do you lean towards?',
      'I weigh words, not matters. If you tell me two sides, I can hold them apart for you.',
    ],
  ],
];

function smalltalk(about: Understanding, world: World): Reply {
  const ways = smalls.find(([pattern]) => pattern.test(about.text))?.[1] ?? [
    'Good. What would you like to get off your mind?',
    'All right. Shall we look at what is next?',
    'I am here.',
  ];
  return plain(oneOf(world, ways), kept(about));
}

function letGo(_: Understanding, world: World): Reply {
  return plain(
    oneOf(world, [
      'All right, let it be.',
      'Then not. It is off the table.',
      'As you like. Nothing was done.',
    ]),
    null,
  );
}

function yesToNothing(about: Understanding, world: World): Reply {
  return plain(
    oneOf(world, [
      'Yes to what? I have lost the thread.',
      'Gladly; but remind me what we were at?',
      'Good. To which part?',
    ]),
    kept(about),
  );
}
