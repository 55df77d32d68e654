import type { ActRule } from './act-rule.ts';

const WHOM =
  '(?:P(?:(?: and)? P)*|him|her|them|the (?:others|family|guild|group|children|kids|neighbours)|everyone|everybody|them all|all of them)';

/** "I have a question for Kofi, if he can come". */
export const asksThem: ActRule = [
  'tell_them',
  `(?:do|make|ask|put|have|pose|got)(?: (?:a|one|another|the|this|quick|little))* question (?:to|for) ${WHOM}(?: \\|)?(?= )`,
  'rest',
];

/** Words for others: said to them or asked of them, and not to be done by them. */
export const tellings: readonly ActRule[] = [
  [
    'tell_them',
    `(?:tell|inform|warn) (?:${WHOM}|S)(?: (?:that(?! (?:is|are|was|will|would)\\b)|about it|from me|please|nicely))*(?! (?:to|about|a|an|the story|what|when|how|where|whether)\\b)(?= \\S|$)`,
    'rest',
  ],
  [
    'tell_them',
    `(?:send|give|leave|drop|write|pass) ${WHOM} (?:(?:a|the|this|that|my)(?: \\w+)? )?(?:message|note|word|text|line)(?: (?:that|saying|about))*(?= )`,
    'rest',
  ],
  [
    'tell_them',
    `(?:(?:say|overgive|explain|mention|report|announce|whisper|pass|forward)(?: (?:it|this|that|on|word|along))*|(?:send|give|pass|bring) (?:a )?(?:word|note|message|notice)) to (?:${WHOM}|S)(?: (?:that(?! (?:is|are)\\b)|about it|please))*(?= \\S)`,
    'rest',
  ],
  [
    'tell_them',
    `(?:thank|congratulate|wish|say (?:thanks|thank you|sorry) to) ${WHOM}(?: (?:from me|so much|very much|again|nicely))*(?= |$)`,
    'rest',
  ],
  [
    'tell_them',
    '(?:see|check|find out|hear|look)(?: please)? (?:if|whether) (?=P (?:ADV)(?:can|could|would|will|has|is|was|wants|needs|likes|knows|minds|got)\\b)',
    'rest',
  ],
  asksThem,
  ['tell_them', `let (?:${WHOM}|S) know(?: please)?(?: that)?`, 'rest'],
  [
    'tell_them',
    `ask(?: (?:to )?(?:P(?:(?: and)? P)*|S|him|her|them))?(?: (?:please|nicely|kindly|again|then|\\||before(?: the)? D|D))*(?= (?:if|whether|what|who|when|where|why|how|which|for|about)\\b)`,
    'rest',
  ],
  ['tell_them', `say (?:yes|no)(?: please| thanks| thank you)? to ${WHOM}(?= |$)`, 'rest'],
  [
    'tell_them',
    `(?:text|message|msg|whatsapp|ring|call) ${WHOM}(?: (?:that|back))? (?=(?:i|we|he|she|it|they|the|my|our|there) (?:am|are|is|was|will|have|has|can|\\w+ (?:is|are|was|will|has))\\b)`,
    'rest',
  ],
  ['tell_them', 'say (?=(?:yes|no) (?:please|thanks|thank you)\\b)', 'rest'],
  [
    'tell_them',
    'ask (?:to )?(?:P(?:(?: and)? P)*|him|her|them)(?: (?:please|nicely|kindly|again|then|too|both|all|before(?: the)? D|D|\\||because|so))*$',
    'rest',
  ],
  [
    'tell_them',
    '(?:say|write|post|announce|share)(?: (?:it|this|that))? (?:in|into|to) (?:S|P|the (?:salon|group|guild|family|others)|everyone|everybody)(?: (?:that|so everyone (?:sees|knows) it))*',
    'rest',
  ],
  [
    'tell_them',
    '(?:put|post|share) (?=(?:that|this|it)\\b.* (?:in|into) (?:S|the (?:salon|group|guild)))',
    'rest',
  ],
];

/** "Message for Ines: the stick is in the hall". */
export const notes: ActRule = [
  'tell_them',
  `(?:a )?(?:message|note|word|text) (?:for|to) ${WHOM}(?: \\||,)?(?: that)? (?=\\S)`,
  'rest',
];
