/** What the words of a sum are in signs, in the order in which they are replaced; an empty sign: the number itself in digits. */
export const inSigns: readonly (readonly [RegExp, string])[] = [
  [
    /[’']s\b|[€$£]|\b(?:euros?|dollars?|pounds?|cents?|of us|people|ways|parts|the|equally|evenly|up)\b/g,
    ' ',
  ],
  [/\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty)\b/g, ''],
  [/\bhalf (?:of )?(?=[\d])/g, '0.5 × '],
  [/\ba? ?third of /g, '1 ÷ 3 × '],
  [/\ba? ?(?:quarter|fourth) of /g, '0.25 × '],
  [/(?:%|\bper ?cent) of\b/g, ' ÷ 100 ×'],
  [/\b(?:divided|split|shared) (?:by|between|among|into|in|over)\b|(?<=\d\s*)[/:÷](?=\s*\d)/g, ' ÷ '],
  [/\b(?:times|multiplied by|x)\b|(?<=\d) [a-z]+ (?:at|for) (?=\d)|(?<=\d\s*)[*x×](?=\s*\d)/g, ' × '],
  [/\bplus\b|\band(?=\s+\d)|\+/g, ' + '],
  [/\bminus\b|\bless\b|\btake away\b|(?<=\d\s*)[-–−](?=\s*\d)/g, ' − '],
];
