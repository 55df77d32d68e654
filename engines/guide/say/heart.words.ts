import type { Act } from '../frames/acts.ts';

export const courtesies: Partial<Record<Act, readonly string[]>> = {
  thanks: ['Gladly.', 'You are welcome.', 'With pleasure.'],
  farewell: ['Good night, {me}. The list keeps until morning.', 'Until soon, {me}.', 'Go well, {me}.'],
};

/** Small talk, by what it is about. */
export const small: readonly (readonly [about: string, ways: readonly string[]])[] = [
  [
    'how (?:are|is|have) (?:you|things|it)|how is your day|whats up|what is up',
    ['No good days and no bad ones: I am a program. How is yours?', 'Running as I should. And you?'],
  ],
  [
    '(?:tell|know|say|have|hear) (?:me |us )?(?:a |another |any )?(?:good )?jokes?|make (?:me|us) laugh|something funny',
    [
      'Two socks go into the wash. One comes out and says nothing about it.',
      'I keep lists for a living. Even my jokes come with a deadline.',
    ],
  ],
  [
    'weather|rain|raining|snow|snowing|storm|sunny|sun|wind|cold|hot',
    ['I can not see the sky from in here. I hope it suits what you have planned.'],
  ],
  ['lol|ha(?:ha)+|hehe|rofl|lmao', ['Good to hear you laugh.', 'Ha.']],
  [
    'love (?:you|this|it)|you are (?:great|the best|sweet|lovely|nice|kind|funny|cute)|good (?:girl|bot|job)|well done',
    ['Kind of you. I am glad to be of use.'],
  ],
  [
    'eat (?:my|his|her|the) (?:hat|\\w+)$|over my dead body|when pigs fly|in your dreams',
    ['I’ll take your word for it.', 'We shall see.'],
  ],
  [
    '(?:favou?rite|what do you (?:think|like|prefer))',
    ['I have no taste of my own, only what people here have said.'],
  ],
];
export const smallOtherwise: readonly string[] = ['Thank you for telling me.', 'Good to know.'];
/** Somebody is vexed with others, with the day or with something. */
export const complains =
  /^(?:ugh|argh|grr+|urgh|bah|ffs)\W+(?!ok\b|so\b|yes\b|no\b)(?:\S+\s+){2,}\S|\b(?:annoying|annoys|annoyed|irritating|infuriating|so rude|so mean|so unfair|not fair|unfair|sick of|fed up|had enough|getting on my nerves|drives? me (?:mad|crazy|up the wall)|driving me (?:mad|crazy|up the wall)|sucks|hate (?:everyone|everything|this|it|them|school|work))\b/i;
export const vexed: readonly string[] = [
  'That sounds tiresome. What happened?',
  'No wonder that grates. Do you want to tell me what happened?',
];
/** Perhaps it is a sorrow. */
export const heard: readonly string[] = ['I hear you.', 'I hear you. That is not easy.'];

/** What is asked of a complaint: what is missing to put it right. */
export const toPutRight: readonly (readonly [about: string, question: string])[] = [
  ['fix|sort|correct|change|apologi[sz]\\w*', 'Which thing is it, and how should it be?'],
  ['days?|dates?|\\w+day|week|weekend', 'Which thing is it, and on which day should it be?'],
  ["times?|hours?|early|late|o'?clock", 'Which thing is it, and at what hour should it be?'],
  ['persons?|people|somebody|someone|whom|jan|names?', 'Which thing is it, and whose should it be?'],
  ['twice|double|two of (?:them|it)|again', 'Which of them shall go?'],
  ['lists?|salons?|places?|spaces?', 'Which thing is it, and where should it stand?'],
  ['', 'Which thing is it, and how should it be?'],
];
export const cardIsReady = 'It is on the card; your Yes is enough.';
/** "They were never Friday": said of something that is not named. */
export const corrects =
  /\b(?:wrong|never|not (?:the|on|at|that|this)|instead|should have been|(?:meant|supposed) to be)\b/i;

/** Said in jest or in high spirits: the whole of it, and a word that plays along. */
export const jests: readonly (readonly [said: string, ways: readonly string[]])[] = [
  [
    'what do you call (?:an?|the|somebody|someone|\\w+) .*|knock knock.*|why did the \\w+ .*|how many \\w+ does it take to .*',
    ['Ha! That stays between us.', 'Ha! I keep a straight face.'],
  ],
  [
    'quick hide .*|hide the (?:biscuits|chocolate|cake|wine|sweets|evidence|good \\w+).*|(?:quick )?(?:pretend|act natural|look busy).*',
    ['I saw nothing, and I say nothing.', 'Quick! I look the other way.'],
  ],
  [
    '(?:remind|tell|ask|teach|order) (?:the|my|our|those|these) \\w+ to (?:\\w+ ){1,3}?(?:themselves|itself)',
    ['I would, but they never listen to me.', 'If only they listened to me.'],
  ],
  [
    '(?:(?:bruh|bro|omg|lol|haha|ha) )*(?:i am|im|we are) (?:so |literally |actually )?(?:dead|dying|crying|screaming|deceased)(?: lol| laughing| here)?(?: (?:\\w+ )?(?:just |has |have |fell|tripped|dropped|said|did|walked|spilled|tried).*)?',
    ['Ha! I can picture it.', 'Ha! I wish I had seen it.'],
  ],
  [
    '(?:.* )?what (?:was|were|am) (?:i|we) (?:even |ever )?thinking(?: .*)?',
    ['Of something good, I’m sure.', 'Of something lovely, most likely. It will be all right.'],
  ],
  [
    '(?:.* )?(?:did you hear|have you heard|you will never guess|can you believe (?:it|that))(?: (?:it|that|the news))?(?: .*)?',
    ['How wonderful!', 'What news! I’m glad you told me.'],
  ],
];

/** Who calls their own grief silly is gently contradicted. */
export const notSilly: readonly string[] = [
  'It isn’t silly at all. It shows what it means to you.',
  'No, it isn’t silly. Take all the time you need.',
];

/** Something of the house does not work, or lies there undone. */
export const nuisance =
  /\b(?:smells|stinks|leaks|drips|squeaks|creaks|jams|sticks|rattles)\b|\b(?:is|are|was) (?:\w+ )?(?:broken|leaking|dripping|blocked|stuck|out of order|filthy|a mess|disgusting|overflowing|mouldy)\b|\b(?:does|do|is|are|did)(?:n['’]?t| not) work(?:ing)?\b|\bnobody (?:has|bothered)\b/i;
export const whoSees: readonly string[] = [
  'That is a nuisance. Who shall see to it, and by when?',
  'How annoying. Who shall see to it, and by when?',
];
/** Only supposed, refused, or needed: nothing is planned of it. */
export const supposes =
  /\b(?:if|unless|maybe|perhaps|might|would|wonder|needs?|wants?|must|has to|have to|not|can['’]?t|cannot|won['’]?t|doesn['’]?t|that['’]?s|then)\b/i;
