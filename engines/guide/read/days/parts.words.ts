const part = (name: string): string =>
  `(?:(?:in|on|of|during|by|at) )?(?:the |that )?(?:(?:early|late|mid|later) (?:in the )?)?(?<!\\bgood )${name}s?(?: of)?`;

/** The parts of a day, and how they are said; the first is the longest. */
export const partTable = [
  [
    'morning',
    `(?:first (?:thing(?: in the morning)?|hour|lesson|period)|before (?:lunch|noon|breakfast)|(?:after|at|over) breakfast|${part('morning')})`,
  ],
  ['afternoon', `(?:after lunch|at tea ?time|pm|${part('after ?noon')})`],
  ['evening', `(?:after (?:supper|dinner)|(?:before|at) bed(?:time)?|tonight|${part('evening')})`],
  ['night', part('night')],
] as const;
/** Said anywhere in the sentence these belong to its day; other words only beside it. */
export const belongs = /^(?:in|on|during|by|at|after|before|first|over) /;
export const partAlone = {
  before: /(?:^|\| )(?:(?:no|yes|okay|well|then|rather|better|make it|say) )*$/,
  after: /^(?: (?:please|then|rather|instead|is (?:fine|good|better)))*(?= \||$)/,
};
