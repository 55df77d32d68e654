/** What can stand before who is asked: "can you come". */
export const auxiliaries =
  'can|could|will|would|shall|should|may|might|must|is|are|was|were|has|have|had|does|do|did';

/** Behind a message, and meant for the guide or for nobody. */
export const aside =
  /,? so (?:that )?(?:everyone|everybody|they|all) \w+ it\W*$|,? (?:thank you|thanks|cheers|please|pls|lol|haha|if you (?:can|would)|will you|like (?:he|she|they) (?:said|promised|offered))\W*$/i;

/** Of whom is spoken to. */
export const toWhomItIs: readonly (readonly [RegExp, string])[] = [
  [/\b(?:his|their)\b/gi, 'your'],
  [/\b(?:himself|herself|themselves)\b/gi, 'yourself'],
  [/\b(?:he|she|they)(?:['’]s| is| are)\b/gi, 'you’re'],
  [/\b(?:he|she) has\b/gi, 'you have'],
  [/\b(?:him|he|she|they|them)\b/gi, 'you'],
];

/** What is said to somebody who is to be thanked, congratulated or wished something. */
export const beginnings: readonly (readonly [RegExp, string])[] = [
  [/\bthank(?:s)?\b/, 'Thank you'],
  [/\bcongratulate\b/, 'Congratulations'],
  [/\bwish\b/, 'I wish you'],
  [/\bsorry\b/, 'Sorry'],
  [/^say yes\b/, 'Yes'],
  [/^say no\b/, 'No'],
];
/** "See if Hanna can come": asked of her. */
export const throughThem = /^(?:see|check|find out|hear|look)\b/;
/** "Tell him if it's not done I'm paying someone": a condition, and no question. */
export const condition =
  /^if .{4,}(?<!\b(?:what|where|when|who|how|that|which|and|than|as|if))[ ,](?:(?:i|we) |(?:i|we|he|she|they|it)(?:['’](?:m|re|ll|s|d)| are| is| will| can| must| should| would| have to| has to) )/i;
/** "He must not eat": what somebody must, may or should is said of who is to hear it. */
export const ofThem =
  /^(?:he|she|they)(?: (?:must|should|may|ha(?:s|ve) to|needs? to|(?:is|are) (?:to|welcome|allowed))|['’](?:s|re) (?:to|welcome|allowed))\b/i;
/** "That she start without me": bidden, and not told. */
export const doThis =
  /^(?:she|he) (?=(?:start|begin|wait|go|come|stay|bring|take|call|ring|buy|cook|make|fetch|pick|leave|open|close|send|write|help|give|put|do|eat)\b)/i;
