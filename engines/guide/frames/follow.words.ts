import type { Act } from './acts.ts';

/** Wishes that what follows can change. */
export const deeds: ReadonlySet<Act> = new Set<Act>([
  ...(['add_task', 'remind_me', 'plan_event', 'change_task', 'start_vote', 'found_project'] as const),
]);
/** Those that can be about what stands before them. */
export const takesUp: ReadonlySet<Act> = new Set<Act>([
  ...(['change_task', 'add_task', 'remind_me', 'plan_event', 'done_task', 'cancel', 'tell_them'] as const),
]);
/** Of these nothing can be told on. */
export const noNews: ReadonlySet<Act> = new Set<Act>([
  'yes',
  'no',
  'greeting',
  'thanks',
  'farewell',
  'unknown',
]);
/** "The rent is due": what is told of can be taken up. */
export const subject =
  /\b((?:the|my|our|\p{Lu}[\p{L}]+['’]s) (?:[\p{L}'’]+ ){0,3}?[\p{L}'’]+) (?:is|are|needs?|comes?|expires?|runs? out|ends?|starts?|wants?|has to|must)\b/iu;

/** "I make a cake, write that I bring it", "Will has a ladder, ask him to bring it". */
export const ofIt = /\b(?:(?:that (?:i|we)(?: will| can|['’]ll)?|to) )(\p{L}+) (?:it|them)\b/iu;
export const toldOf =
  /^\W*(?:(?:oh|so|and|ok|okay|well)\W+)*\p{L}+(?: will| am going to| is going to|['’]ll)? \p{L}+ (.+)$/iu;
/** "…and I make the soup", beside what others do. */
export const ownShare = /^(?:and )?i (\p{L}+ (?:the|a|an|some|my) .+)$/iu;
export const somebodyHasTo =
  /^\W*(?:somebody|someone|anybody|anyone|one of us) (?:has to|have to|must|should|needs to|could|can) (.+)$/iu;
/** "Running late, tell Anna I'm there at six". */
export const aboutMe =
  /^(?:(?:i(?:['’]m| am|['’]ll be| will be) )?(?:running |a bit |very |really )*(?=late|stuck|held up|delayed))?(?:running|stuck|held up|delayed|coming|leaving|on (?:my|the) way|in (?:a|the) (?:traffic|queue|meeting)|late)\b(?!.*\b(?:is|are|was)\b)/i;
/** "Coffee filters, we're out". */
export const isOut = /^(?:we|i)(?:'re|’re| are|'m|’m| am)(?: all| nearly| almost)? out\W*$/i;
/** "Mon swim, Wed piano. Every week". */
export const rhythm = /^(?:and |all )?(?:every|each|weekly|daily|monthly)\b/i;
export const asksYou = /^(?:can|could|would|will) you (?:please )?/i;
/** With a name beside them these are said to somebody, or of them, and are no share of anything. */
export const noShare =
  /\b(?:hi|hello|hey|bye|good|goodnight|night|thanks|thank|love|dear|yes|no|not|ok|okay|sorry|happy|miss|poor|sweet|old|little|like|likes|hates|says|said|is|was|are|were|has|had|it|this|that|because|if|when|can|could|would|really|very|too|also|only|just|even|maybe|here|there|i|you|he|she|they|we)\b/i;
/** "Could Bram come on Tuesday? Ask him." */
export const askedOne = /^\W*(?<front>can|could|would|will) \p{Lu}\p{L}+ (?<rest>.+?)\?+$/iu;
/** "I'll call her tomorrow". */
export const doneToSomebody =
  /\b(?<deed>call|ring|phone|text|ask|tell|thank|visit|fetch|collect|pick up|invite|meet|help|email|write to|pay) (?:him|her)\b(?! (?!on|at|about|for|to|tomorrow|today|tonight|later|back|again|when|if)\p{L})/iu;
export const namesIt = /\b(?:it|that|this|them|those|both)\b/i;
