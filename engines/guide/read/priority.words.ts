/** How urgent something is said to be; the first that is found counts. */
export const words: readonly (readonly [1 | 2 | 3 | 4, RegExp])[] = [
  [
    1,
    /\b(?:urgent|urgently|asap|critical|immediately|straight away|right away|at once|emergency|p1|as soon as possible)\b/,
  ],
  [2, /\b(?:important|soon|high priority|p2|matters a lot)\b/],
  [
    4,
    /\b(?:later(?! (?:today|this|on|tonight|than))|sometime|some time|no hurry|no rush|whenever|low priority|not urgent|p4|one day|eventually)\b/,
  ],
  [3, /\b(?:normal priority|p3|normal)\b/],
];
export const denied =
  /\b(?:not|nothing|no longer|less|anything|something|what is|most) (?:so |that |very |really |is )?(?:urgent|important|critical)\b/;
export const unhurried = /\bnot (?:so |that |very |really )?(?:urgent|important)\b|\bno (?:hurry|rush)\b/;
