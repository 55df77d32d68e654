import type { Deed } from './deeds.words.ts';

/** What comes of a deed for which no page is written: a line or two, so that nothing one does falls to the ground. */
export const comesOf: Partial<Record<Deed, readonly string[]>> = {
  go: [
    'It is further than it looked. You come back with cold hands and something to tell.',
    'You get a good way. Then somebody calls after you, and you turn round.',
    'Round the corner is another corner. You remember the way, in case it is needed.',
  ],
  look: [
    'The longer you look, the older it gets. Somebody was here before you, and left it tidy.',
    'It is smaller than you thought, and it looks back.',
  ],
  listen: ['Under the noise there is a quieter one, and under that somebody is breathing.'],
  take: [
    'It lies in your hand as if it had waited for one.',
    'It is heavier than it looks. You keep hold of it all the same.',
  ],
  give: [
    'It is taken with great care. Nobody says thank you, but room is made for you.',
    'There is a silence, and then the sound of chewing. You seem to have made a friend.',
    'It was not much. It is remembered for a long time.',
  ],
  speak: [
    'There is no answer at once. Then somebody laughs, and not unkindly.',
    'From nearer than you thought a voice says: “We were wondering when you would ask.”',
    'Your words go out and come back in another voice, a little kinder.',
  ],
  help: [
    'A deep breath is let go, and one of them is yours.',
    'Everybody had waited for somebody to be the first. It was you.',
  ],
  open: [
    'It gives way with the sound of a very old man getting up. Behind it is less than was promised, and more than was there before.',
    'It opens a hand’s breadth. That is enough for the draught, and for one good look.',
  ],
  work: [
    'It is no beauty, but it holds.',
    'At the third try it stands. Somebody walks round it twice and nods.',
  ],
  light: ['For a breath it is as bright as noon, and everyone looks a little younger.'],
  wait: [
    'You keep so still that a mouse takes you for a stone, and washes its face on you.',
    'Something comes quite near, thinks better of it, and goes.',
  ],
  hide: ['Nobody finds you. After a while you find that a pity, and come out.'],
  eat: ['It tastes of smoke, and of somebody’s trouble with it. You leave nothing.'],
  sing: ['Somebody knows the second verse, and somebody else thinks they do.'],
};

/** Of whatever else was done. */
export const comesOfAny: readonly string[] = [
  'It works, to everybody’s surprise, and most of all to yours.',
  'Nobody has seen that done before. They ask you to do it once more.',
  'For a moment everything is possible. Then somebody coughs, and you are here again.',
  'The little ones clap. One of the old ones pretends that they did not see.',
];

/** Somebody or something is wished into the tale: {it} as it was said. */
export const comesAlong: readonly string[] = [
  'So it shall be: {it} comes along. It asks where it may sit, and a place is made.',
  '{It}? Come in, then. There is always room for one more in this tale.',
  'And out of the dark comes {it}, as if it had only waited to be called.',
];
export const isStillThere: readonly string[] = [
  '{It} has come along, and keeps close to you.',
  'Behind you, a little out of breath, comes {it}.',
];
/** After a tale of one's own was begun: this one is told, and holds what was said. */
export const asYouSay: readonly string[] = ['So it begins this time.', 'Let it be so.', 'Good: so it is.'];

export const softer: readonly string[] = [
  'All right, softer. What stood in the dark was only a goat that had lost its way. It lies down beside you, and it is warm.',
  'Then let there be a lamp in every corner, and nothing in the dark but a hedgehog with a cold.',
  'Nothing bad comes in tonight. Somebody puts a blanket round you and stays.',
];

/** Twice something was done for which the page has no way: the tale goes on by itself. */
export const goesOn: readonly string[] = [
  'Meanwhile the night has gone on without asking anybody.',
  'While all eyes are on you, the hours pass.',
];

/** The question of a scene, asked again: {choices} are its ways. */
export const askedAgain: readonly string[] = [
  'What now: {choices}?',
  'And then? You can {choices}.',
  'Will you {choices}, or do something quite different?',
];
export const restsStill: readonly string[] = [
  'The door has not moved.',
  'The page does not turn for that, but it was worth doing.',
  'The tale waits, and has time.',
];

/** Where one of these is named, it is play, whatever else of the day is in it. */
export const playWords =
  'queen king queens kings throne crown castle empress emperor sorcerer outlaw bandit dragon dragons pirate pirates knight knights magic wizard witch unicorn prince princess monster monsters troll trolls elf elves fairy giant ogre ghost ghosts treasure sword dagger spaceship lighthouse cannon wand spell potion dungeon goblin mermaid wolf wolves vampire zombie alien aliens ship captain sail sails hoist storm anchor crew aboard pretend';

/** What is asked in the tale, by its first word. */
export const foundThere: readonly (readonly [asked: RegExp, ways: readonly string[]])[] = [
  [
    /\bwhat\b/i,
    [
      'Something soft, and it complains. You beg its pardon.',
      'Something nobody expected, and it seems to have expected you.',
    ],
  ],
  [
    /\bwhere\b/i,
    ['Further down than you thought, and it is dry there.', 'Nearer than it seemed. It always is.'],
  ],
  [/\bwhos?e?\b/i, ['Somebody you have seen before, though you could not say where.']],
  [
    /\bhow\b/i,
    ['Slowly, and with more noise than you wished for.', 'As one does everything here: one foot first.'],
  ],
  [/./, ['It looks like it. You would have to go nearer to be sure.', 'So it seems, from where you stand.']],
];
/** Something is to stay in the tale. */
export const onlyHere: readonly string[] = ['Only in the tale, then. The days stay as they are.'];
/** An order that only the tale can keep: {what} as it was said. */
export const keptHere: readonly string[] = [
  '“{what}”: so it is written in the tale, and somebody there will see to it. In the days nothing is set; if you want that, begin with “really”.',
];

/** They tell of the day, whatever verb they have. */
export const sayings =
  /\b(?:give up|look forward|take part|go on|do (?:not|so|that|it)|get it|give in|turn \d+|leave it|come back to)\b/i;

/** Said of oneself, they are no deed. */
export const states =
  'am have need want think know feel like love hate miss must should will would can could may might did was were had been mean guess hope wish believe suppose remember forget wonder understand see hear agree disagree owe own seem get';
