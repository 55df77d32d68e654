/** What somebody may carry at night, told by its words. The first that fits is taken. */
interface Weight {
  readonly told: RegExp;
  /** That it was heard. Nothing is explained, promised or judged. */
  readonly heard: readonly string[];
  /** One small thing that can be done in the dark. */
  readonly small: readonly string[];
}

const weights: readonly Weight[] = [
  {
    told: /\b(?:died|dead|death|funeral|grave|grief|griev\w*|buried|passed away|miss (?:him|her|them|my))\b/i,
    heard: [
      'Missing somebody is loudest at night, when the day no longer talks over it.',
      'That is a heavy thing to lie awake with. It is heavy because it mattered.',
    ],
    small: [
      'Say their name once, aloud or under your breath. Nothing more is needed now.',
      'Write down one thing that only you know about them. One line is enough.',
    ],
  },
  {
    told: /\b(?:my fault|fault|guilt\w*|asham\w*|shame|should(?:n['’]t)? have|regret\w*|forgive|let (?:him|her|them|everyone|everybody) down)\b/i,
    heard: [
      'The night is a harsh judge, and it hears one side only.',
      'You are holding yourself to what you know now. Then, you did not know it yet.',
    ],
    small: [
      'Write what you would like to say to them, and leave it lying until it is light.',
      'Put one hand on your chest and breathe out longer than in, five times.',
    ],
  },
  {
    told: /\b(?:fight|fought|quarrel\w*|argu\w+|shouted|row with|said something|not speaking|divorc\w*|broke up|left me)\b/i,
    heard: [
      'Words said in heat keep ringing when it is quiet.',
      'It hurts most with those we cannot do without.',
    ],
    small: [
      'Nothing has to be answered tonight. Put the phone where you cannot reach it from the bed.',
      'Write down one sentence of theirs as they may have meant it. It need not be true.',
    ],
  },
  {
    told: /\b(?:angry|anger|furious|rage|hate|unfair|betray\w*|lied to)\b/i,
    heard: [
      'Anger at this hour often stands guard before something that hurts.',
      'You have reason to be angry, and no one needs you to be fair at this hour.',
    ],
    small: [
      'Press your feet against the floor, as hard as you like, and let go. Three times.',
      'Write the letter you will not send. Then drink a glass of water.',
    ],
  },
  {
    told: /\b(?:alone|lonely|loneliness|nobody|no one|noone|left out|invisible|forgotten)\b/i,
    heard: [
      'It is a lonely hour even for those who are not alone. You told it to somebody, and that counts.',
      'Being awake while others sleep can feel like being the last one. You are not.',
    ],
    small: [
      'Think of one person you could greet in the morning. You need not say why.',
      'Light one lamp, pull the blanket up, and stay with your breath for ten of them.',
    ],
  },
  {
    told: /\b(?:money|rent|debts?|bills?|job|fired|laid off|afford|mortgage|landlord)\b/i,
    heard: [
      'Sums grow at night. There is nobody to call and no counter open, so they go round and round.',
      'That is a worry with walls around it: real, and not to be moved before morning.',
    ],
    small: [
      'Write down the one number that frightens you most, and whom you could ask about it by day.',
      'Close the figures for tonight. They will be the same at nine, and you will be less tired.',
    ],
  },
  {
    told: /\b(?:hospital|ill|sick|illness|cancer|diagnos\w*|surgery|operation|test results?|pain|fever)\b/i,
    heard: [
      'Waiting with a body that worries you, or with somebody else’s, is long at night.',
      'Not knowing is the hardest part of it, and the night has only not knowing.',
    ],
    small: [
      'If it gets worse, do not wait for morning: call a doctor’s night line. Otherwise, one question on paper for tomorrow.',
      'Lie so that nothing presses. Count ten breaths, and begin again when you lose count.',
    ],
  },
  {
    told: /\b(?:afraid|scared|fear\w*|anxi\w*|panic\w*|worr(?:y|ied|ies|ying)|nervous|dread\w*|terrified|what if)\b/i,
    heard: [
      'Fear at this hour speaks as if it knew. It does not know more than you.',
      'That is a lot to be afraid of in the dark, where everything stands closer.',
    ],
    small: [
      'Name five things you can see, four you can touch, three you can hear. Slowly.',
      'Breathe in for four, out for six. Ten times, and the body follows before the head does.',
    ],
  },
  {
    told: /\b(?:too much|overwhelm\w*|exhaust\w*|burn(?:t|ed|ing)? out|can['’]?t (?:cope|do this|go on like)|so tired|everything at once|never ends)\b/i,
    heard: [
      'You have carried a great deal today. It is allowed to be too much.',
      'When all of it comes at once, none of it can be lifted. Not tonight.',
    ],
    small: [
      'Write down only what must happen tomorrow before noon. It will be less than you think.',
      'For the next ten minutes nothing is yours to do. Put both feet on the floor and drink some water.',
    ],
  },
  {
    told: /\b(?:sleep\w*|awake|insomnia|lie here|tossing|nightmare|bad dream|woke up)\b/i,
    heard: [
      'A night without sleep is long, and it does pass, even lying still.',
      'Sleep does not come when it is called. Resting is nearly as good.',
    ],
    small: [
      'Turn the clock to the wall. Lie warm, loosen your jaw, and let your breath be slow.',
      'Get up for a quarter of an hour, keep the light low, and do something dull with your hands.',
    ],
  },
];

const whatever: Omit<Weight, 'told'> = {
  heard: [
    'Thank you for telling it. Put into words, it is already a little outside of you.',
    'I hear you. At this hour things stand closer than they are.',
    'That is with you tonight, then. You need not make sense of it now.',
  ],
  small: [
    'Write one line about it on paper and leave it there until it is light.',
    'Drink a glass of water slowly, and breathe out longer than in.',
    'Loosen your shoulders, then your hands. Nothing has to be decided tonight.',
  ],
};

const untilMorning = [
  'The rest can wait for the morning.',
  'In the morning, tell one person you trust a part of it.',
  'Morning is nearer than it looks.',
];

/** Our own words, with no model: the same to the same words, and others when more was said before. */
export function nightWords(message: string, earlier: number): string {
  const { heard, small } = weights.find(({ told }) => told.test(message)) ?? whatever;
  const seed = sum(message.trim().toLowerCase()) + earlier;
  return [heard, small, untilMorning].map((choices) => choices[seed % choices.length]).join(' ');
}

function sum(text: string): number {
  let all = 0;
  for (const letter of text) all = (all + (letter.codePointAt(0) ?? 0)) % 9973;
  return all;
}
