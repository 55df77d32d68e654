/**
 * How hours are said: on a clock face, so many minutes past one or to one, or by name. HOUR and COUNT stand for numbers in
 * digits or words. What says more stands before what says less.
 */
export const hourTable: readonly (readonly [pattern: string, means: string])[] = [
  ['HOUR(?:[:.](?<minutes>\\d{2}))? ?(?<half>[ap])m', 'face'],
  ['(?<hour>\\d{1,2}):(?<minutes>\\d{2})(?: ?(?:h|hours|uhr|uur))?', 'face'],
  ['LASTING(?<hour>\\d{1,2})h(?<minutes>\\d{2})|LASTING(?<hour>1[3-9]|2[0-3])h', 'face'],
  ['(?<=\\bat )HOUR hours?', 'face'],
  ['(?<=\\bat )the HOUR(?= (?:of|in) the (?:morning|afternoon|evening|night))', 'face'],
  ['(?<=(?:\\b(?:at|by|from|until|till)|D_*) )(?<hour>0\\d|1\\d|2[0-3])(?<minutes>[0-5]\\d) hours', 'face'],
  ['(?<=\\bat )(?<hour>[01]\\d|2[0-3])(?<minutes>[0-5][05])', 'face'],
  // "0800", and no code, number or name of a room.
  [
    '(?<!\\b(?:code|pin|number|room|platform|flat|is|dial|call|ring) )(?<hour>0\\d)(?<minutes>[0-5]\\d)(?! \\d)',
    'face',
  ],
  ['like (?<hour>[6-9]|1\\d|2[0-3])(?<minutes>[0-5][05])', 'face'],
  ['half past HOUR', 'past 30'],
  ['(?<!half )HOUR ?ish', 'face'],
  ['(?:a )?quarter past HOUR', 'past 15'],
  ['(?:a )?quarter to HOUR', 'to 15'],
  ['COUNT (?:minutes )?past HOUR', 'past'],
  ['COUNT minutes (?:to|before) HOUR', 'to'],
  // "From ten to four" is a stretch of the day.
  ['(?<!\\b(?:from|between) )(?<count>five|ten|twenty(?: five)?) to HOUR', 'to'],
  ['(?<=\\b(?:at|by|around|about|(?:remind|wake) (?:me|us)) )(?<count>5|10|20|25) to HOUR', 'to'],
  ['(?<!\\b(?:from|between) )(?<count>20|25) to (?<hour>[4-9]|1[0-2])', 'to'],
  ['(?<!\\b(?:from|between) )(?<count>5) to (?<hour>[1-4])', 'to'],
  ["HOUR (?:o'clock|o clock|oclock|uhr|uur)", 'face'],
  ['(?<!\\bafter )noon|midday|mid day|lunch ?time', '12:00'],
  ['midnight', '23:59'],
  [
    '(?<!\\b(?:a|one|other) )half (?<hour>two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:of|kilos?|lit(?:re|er)s?|cups?|hours?|days?)\\b)',
    'past 30 or to 30',
  ],
];

/** These are hours only where the words around say so. Half seven is half past seven in London, half past six in Berlin. */
export const bareHourTable: typeof hourTable = [
  ['half HOUR', 'past 30 or to 30'],
  ['HOUR (?<minutes>fifteen|thirty|forty five)', 'face'],
  ['(?<hour>\\d{1,2})\\.(?<minutes>\\d{2})', 'face'],
  ['(?<hour>1\\d|2[0-3]|[1-9])(?<minutes>[1-5][05])', 'face'],
  ['(?<hour>[6-9])(?<minutes>00)', 'face'],
  ['HOURh?', 'face'],
];

export const hourPieces: readonly (readonly [string, string])[] = [
  ['HOUR', '(?<hour>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'],
  ['LASTING', '(?<!\\b(?:for|takes?|took|lasts?|another|within|every|in|of) )'],
];

/** What is counted or measured "at twenty-two" of them; "at 8, 12 and 6" are three hours. */
export const measured =
  '^ (?:\\d(?!\\d?(?: \\d\\d?)* and \\d)|people|of\\b|(?:euros?|cents?|pounds|dollars|percent|degrees|days?|weeks?|months?|years?|hours?|minutes?|(?:centi|milli|kilo)?(?:met(?:re|er)|gram)s?|lit(?:re|er)s?|kilos?|cm|mm|km|kg|inch(?:es)?|f(?:ee|oo)t|miles?|each|apiece|times|more|or (?:so|more|less))\\b)';
/** "Three to five chairs". */
export const counted = '^ (?!(?:is|was|has|as|this|thanks|yes|lets)\\b)(?:[a-z]{2,}s|children|men|women)\\b';
/** What stands before an hour. */
export const hourLead =
  '(?<=^|[ |])(at|by|around|about|round|from|till|until|before|after|between|towards)(?: about| around| like| roughly| exactly)? $';
/** "Split by four", "we were about four". */
export const reckons =
  '\\b(?:(?:split|divi\\w+|shared?|multipl\\w+)\\b[^|]*|\\d|times|each|are|were|was|is|be|takes?|took|costs?|needs?|have|has|had|of|only|just|all) (?:by|about|around|from) $';
export const corrects =
  '(?:\\b(?:make|change|put) (?:it|that|this|them)(?: to| at| for)?|\\b(?:move|shift|push|postpone|reschedule)\\b[^|]* to|\\b(?:say|rather)) $';
/** Before a day a bare number is an hour unless somebody wants or counts so many; VERB is any of the verbs. */
export const wantsSome =
  '(?:\\b(?:VERB|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|turns?|turned|need|needs|want|wants|have|has|had|are|were|is|be|for|of|the|all|these|those|only|about|another|and|or|than|with|to|top|first|last|next|page|chapter|number|room|table|size|line|lines|pages|aged?|kids|children|platform|bus|tram|route|gate)) $';
export const partOfDay = '^ (?:in the (?:morning|afternoon|evening)|at night)\\b';
/** "In the morning, ten or so". */
export const partBefore = /\b(?:morning|afternoon|evening|tonight) $/;
/** "The party is 3 to 6". */
export const lasts = /\b(?:is|are|runs|lasts|opens?|goes) (?:from )?$/;
/** "It costs 16.20". */
export const priced =
  '(?:\\b(?:costs?|paid|pays?|price|for|is|only|of|total|owes?|version|chapter|number|than|euros?|by) |[€$£] ?)$';
