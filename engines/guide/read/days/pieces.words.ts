import { count, month, ordinal, weekdays } from './numbers.ts';

/** What may follow a bare number without making it so many of something. */
export const endsHere =
  '(?=$| (?:\\||(?:on )?D|-|(?:in|at|to|for|and|or|please|with|that|this|we|i|if|around|from|is|was|because|so|about|till|until|before|after|by|when|he|she|they|you|can|could|will|would|it|as|but|thanks|not|instead|then|too|now|do|did|does|are|should|must|has|have|who|what|okay|sharp|latest)\\b))';

const bare = (piece: string): string => piece.replace('(', '(?:');
const named = (name: string, piece: string): string => piece.replace('(', `(?<${name}>`);

/** What the words in capitals of a table of patterns stand for; a longer one before one that it contains. */
export const pieces: readonly (readonly [string, string])[] = [
  [
    'OFWHICH',
    '(?:of|in) (?:the )?(?:(?<thisMonth>this month|month)|(?<nextMonth>next month|coming month)|MONTH(?: (?<year>\\d{4}))?)',
  ],
  [
    'NOTHINGCOUNTED',
    '(?! (?:floor|storey|street|avenue|page|chapter|line|row|shelf|step|try|go|attempt|time|occasion|birthday|anniversary|grade|class|form|year|month|week|day|hour|minute|half|quarter|part|one|of|round|verse|bench|table|door|house|left|right|hand|leg|side|lap|lesson|period|thing|MONTHS|FULLDAYS)s?\\b)',
  ],
  ['LEAD', '(?:(?:on|by|before|until|till|from|since|for|due|to|is|at|and) )?'],
  ['ENDSHERE', endsHere],
  ['YEAR', '(?:,? (?<year>20\\d\\d))?'],
  ['PART', '(?: (?:morning|afternoon|evening|night)s?)?'],
  ['FULLDAYS', weekdays.join('|')],
  ['FULLDAY', `(?<weekday>${weekdays.join('|')})`],
  ['WEEKDAY', `(?<weekday>${weekdays.join('|')}|sat|sun|wed)`],
  ['MONTHS', bare(month)],
  ['MONTH', named('month', month)],
  ['ORDINALS', bare(ordinal)],
  ['ORDINAL', named('nth', ordinal)],
  ['COUNT', named('count', count)],
  ['UNIT', '(?<unit>days?|weeks?|fortnights?|months?|years?)'],
  ['DATE', '(?<date>\\d{1,2})'],
];
