/**
 * How repetitions are said, and the rule of a calendar that each is: $NTH, $DAY, $DAYS, $DATE, $MONTH, $UNIT and $HOW are
 * filled with what was caught. One that says more stands before one that says less.
 */
export const repeatTable: readonly (readonly [pattern: string, rule: string])[] = [
  [
    '(?:on )?(?:the |EACH )?WHICHTH WEEKDAYs? (?:of|in) AMONTH|AMONTH(?: on)? the WHICHTH WEEKDAY',
    'FREQ=MONTHLY;BYDAY=$NTH$DAY',
  ],
  [
    '(?:on )?(?:the |EACH )?WHICHTH(?: day)? (?:of|in) EACH month|EACH month(?: on)? the WHICHTH(?: day)?|(?:on )?EACH WHICHTH of the month',
    'FREQ=MONTHLY;BYMONTHDAY=$NTH',
  ],
  [
    'EACH year(?: on)? THEDATE(?: of)? MONTH|EACH THEDATE(?: of)? MONTH|(?:on )?THEDATE(?: of)? MONTH EACH year',
    'FREQ=YEARLY;BYMONTH=$MONTH;BYMONTHDAY=$DATE',
  ],
  [
    'EACH year(?: on)? MONTH THEDATE|(?:on )?MONTH THEDATE EACH year',
    'FREQ=YEARLY;BYMONTH=$MONTH;BYMONTHDAY=$DATE',
  ],
  ['EACH (?:(?<nth>first)|last) WEEKDAY', 'FREQ=MONTHLY;BYDAY=$NTH$DAY'],
  ['(?:on )?EACHSTEP DAYLIST', 'FREQ=WEEKLY;BYDAY=$DAYS'],
  ['EACHSTEP weeks?(?: on)? DAYLIST|(?:on )?DAYLIST EACH week', 'FREQ=WEEKLY;BYDAY=$DAYS'],
  ['(?:(?:on|at|in) )?(?:the )?EACHSTEP REPEATUNITs?', '$UNIT'],
  ['once (?:a|an|per|EACH) (?<unit>day|week|month|year)', '$UNIT'],
  [
    '(?:on )?(?<days>(?:DAYs?(?:,| and)* )*DAYs|(?:FULLDAYS)(?= (?:morning|afternoon|evening|night)s))',
    'FREQ=WEEKLY;BYDAY=$DAYS',
  ],
  [
    '(?:(?:on|at|in) )?(?:the )?(?<unit>weekday|weekend|workday)s|(?:in|on) the (?<unit>weekday|weekend)s',
    '$UNIT',
  ],
  ['(?:an? |repeat(?:ing|ed|s)? )HOWOFTEN|HOWOFTENENDSHERE', '$HOW'],
];

/** What the words in capitals stand for, besides those of days/pieces.words.ts. */
export const repeatPieces: readonly (readonly [string, string])[] = [
  ['DAYLIST', '(?<days>DAYs?(?:(?:,| and)* DAYs?)*)PART'],
  ['WEEKDAY', '(?<weekday>FULLDAYS)'],
  ['DAYs', '(?:FULLDAYS)s'],
  ['STEP', '(?: (?:(?<other>other|second|alternate)|COUNT))?'],
  ['EACH', '(?:every|each)'],
  ['AMONTH', '(?:(?:every|each)|the|a) month'],
  ['WHICHTH', '(?:ORDINAL|last)'],
  ['THEDATE', '(?:the )?(?:ORDINAL|DATE)'],
  [
    'REPEATUNIT',
    '(?<unit>day|morning|afternoon|evening|night|weekday|workday|working day|weekend|week|fortnight|month|year)',
  ],
  ['HOWOFTEN', '(?<how>daily|nightly|weekly|fortnightly|monthly|yearly|annually)'],
];

export const frequencies: Readonly<Record<string, string>> = {
  weekday: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  workday: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'working day': 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekend: 'FREQ=WEEKLY;BYDAY=SA,SU',
  week: 'FREQ=WEEKLY',
  weekly: 'FREQ=WEEKLY',
  fortnight: 'FREQ=WEEKLY;INTERVAL=2',
  fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
  month: 'FREQ=MONTHLY',
  monthly: 'FREQ=MONTHLY',
  year: 'FREQ=YEARLY',
  yearly: 'FREQ=YEARLY',
  annually: 'FREQ=YEARLY',
};
