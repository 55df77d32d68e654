/** It opens with a laugh, or says that it is none. A laugh behind it is only a habit. */
export const laughter =
  '^[^\\p{L}]*(?:ha|haha\\p{L}*|hehe|lol|lmao|rofl|xd)(?:[^\\p{L}]|$)|(?:^|[^\\p{L}])(?:just kidding|kidding|jk|only joking|just joking|joking)[^\\p{L}]*$|[😂🤣😜😝😹]|;-\\)';

/** A wish that is one although somebody laughs. */
export const outOfJest = '(?:remind me|do not let me forget|add|put|write)\\b';

/** That it is not to be. */
export const refused: readonly string[] = [
  'WE ADV(?:can not|could not|will not|would not|would rather not)(?! forget)',
  '.*\\b(?:is|are) (?:not|no longer) (?:needed|necessary|required|on any more)\\b',
  '.*\\b(?:does|do|need) not (?:need|have) to\\b',
  '(?:nobody|no one|none of us|nothing) ',
  'not (?=the|my|our|D|VERB|P)',
];

/** Deeds of a day, told as done. What is only thought, felt or seen is left out. */
const deed =
  '(?!(?:got|had|said|told|forgot|forgotten|found|saw|seen|left|came|went|gone|let|slept|met|learnt|learned|tried|waited|ate|eaten|drank|thought|asked|decided|wanted|worked|lost|missed|heard|hoped|been|played|danced|walked|talked|listened|watched|celebrated|kept|woke|gave|sat|stood|lay|cried|laughed|felt|needed|liked|loved|hated|stayed|spent|lived|fell|hurt|broke|smiled|enjoyed|used|knew|meant|showed|shouted|missed|wore|did not)\\b)PAST';

/** What ought to have been and was not: nobody can do it any more. */
export const regretted =
  "(?:[\\w']+ )?ADV(?:should|could|would|might|must|ought to)(?: not)? have (?:been|PAST|\\w+ed)\\b";

/** That it is done already. */
export const settledAlready: readonly string[] = [
  `(?:i|we|he|she|they|P|someone|somebody)(?: (?:P|and))* ADV(?:have|has) ADV(?:been to|${deed})`,
  '(?:i|we|P|he|she|they) (?:have |has |am |are |is )?ADV(?:did|done|finished)\\b(?! not\\b)',
  `(?:i|we) (?:have |had )?(?:just|already|finally) ${deed}`,
  `(?:i|we) ADV(?!did not\\b)${deed}`,
  `(?:just |already |finally |all )*${deed} (?=the|my|our|P|it|all|D|everything|that)`,
  "(?:(?!i\\b|we\\b|you\\b)[\\w']+ ){1,6}(?:is|are|was|were|has been|have been|got) ADV(?:completely )?(?:done|finished|sorted|ready|complete|in the post|dealt with|taken care of|over|PAST)(?: (?:D|now|at last|already|again|thanks|by P))*$",
  '(?:all )?(?:done|finished|sorted|ticked)(?: (?:with|now|it|that|already|the .*|D))*$',
  '(?:(?:the|my|our)? ?(?:\\w+ ){1,4})(?:done|finished|sorted|paid|ticked|bought|posted|sent|ordered|fetched|signed|booked|collected|got (?:it|them|those))(?: already| now| D)*$',
];
