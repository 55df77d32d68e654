/** What stands before the thing itself and says nothing of it. */
export const heads: readonly string[] = [
  '(?:to|that|about|of|for|on|and|is|it is|as|with|by|at|also|then|from|the day to|so|a task|the task|me|time|again)(?= (?!them|it|that|this))',
  '(?:in the (?:morning|afternoon|evening)|at night)(?: (?:that|to|about|of))?(?= )',
  '(?:the )?(?:day|evening|night|morning|week) before .{2,40}? to (?=VERB)',
  '(?:when|after|before|once|if|as soon as|whenever) .{3,40}? to (?=VERB)',
  '(?:(?:i|we) (?:am|are) )?thinking (?:of|about)(?: (?:having|doing|making|holding))?',
  '(?:i|we) (?:want|fancy|would like|would love)(?: to have)?(?= (?:a|an|the|some)\\b)',
  '(?:i|we|you|someone|somebody) ADV(?:have|need|want|wanted|ought|got|am supposed|are supposed|would like|am meant) to',
  '(?:i|we|you) ADV(?:must|should|can|could|will|shall|had better) ADV(?!not)',
  '(?:that )?(?:i|we) ADVneed (?!to\\b|you\\b|P)(?=\\w)',
  'put (?=GOING)',
  'put (?:me |us |P )?down (?:for|to|that)(?= )',
  '(?:i|we)(?= VERB (?!not\\b))',
  '(?:(?:maybe|perhaps|really|just|actually|finally|definitely|up|down) )+(?=VERB)',
];

/** What stands behind it: reasons, courtesy, how urgent it is, the list it is to stand on. */
export const tails: readonly string[] = [
  '(?:in|into) S(?: _+)*',
  '(?:on|to|onto|in|into)(?: (?:the|my|our|his|her|S|P))?(?: \\w+)? ?(?:list|to do|to dos|tasks?|agenda|board|calendar)',
  '(?:because|since (?:i|we|she|he|it|the|they)|as (?:i|we|she|he|it|they) (?:is|am|are|have|has|will|can)|so that|so (?:i|we|he|she|they|it)|otherwise|or else|in case you|before i forget|else)\\b.*',
  '(?:stick|put|add|note|write|pop) (?:it|that|this)\\b.*',
  '(?:to|with|for) (?:me|us)',
  '(?:i|we) (?:think|guess|suppose|hope|believe|promise|swear)\\b.*',
  "(?<!\\b(?:ask|see|check|know|hear|find out) (?:[\\w']+ )?)(?:if|when|whenever) (?:you|i|we|it|he|she|they) (?:can|could|is possible|get|gets|have|has|do not mind|are free|be so kind|find|like|remember|want)\\b.*",
  '(?:should|must|has to|have to|needs? to) (?:go|come)(?: in| on)?',
  'if (?:it|that) is (?:not |ok|okay|all right|fine|possible|no )?.*',
  'from now on',
  '(?:or|and) at least .*',
  '(?:but |because )?(?:P|he|she|they) (?:can|could|will) not(?: (?:make it|come|do it))?',
  '(?:before|after) (?:that|this|then)',
  'not (?:the|a|an|my) .*',
  '(?:at the )?same (?:time|hour|day|place)',
  '(?:thanks|thank you|cheers|please|ok|okay|mairy|will you|would you|can you|could you|do not you|again|as well|too|after all|any more|anymore|any longer|asap|urgent|urgently|as soon as possible|soon|instead|somehow|or something|and stuff|or so|lol|haha|omg|yeah|right|love|dear|there|for good|for me|for us|at the latest|latest|at last|already|not urgent|no rush|no hurry|(?:with )?(?:high|low|top|normal) priority|important|as (?:urgent|important)|somewhere|sometime|some time|then|now|not|no|or|and|but|so|to|of|about|with|the|a|an|is|are|due|starting|start)',
];

/** Words that are left out wherever they stand. */
export const fillers: ReadonlySet<string> = new Set(
  'please pls plz plss plsss plzz omg maybe perhaps mairy kindly asap urgently um uh er lol haha also actually literally basically'.split(
    ' ',
  ),
);

/** Names nothing: what was spoken of before is meant. */
export const namesNothing =
  '(?:remind (?:him|her|them)\\b.*|(?:put|write|note|add|make|give|do|set|say)(?: down| please)? (?:it|that|this|them|those)\\b.*|(?:write|note)(?: down)? (?:please )?that (?:i|we) VERB (?:it|them)|never mind|no matter|nothing|stop(?: for)?|changed my mind|(?:(?:VERB|be)(?: (?:to|about|of|for|on|at|after|with|up|off|out|down|in))? )?(?:it|that|this|them|those|these|so|one|him|her|the same|both|all|something|anything|everything|things?|stuff|task|there|me|us|that one|this one|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|the thing|it all)(?: (?:off|up|out|down|done|too|on|to P|back|over))*)$';

/** Behind what is moved, given away or ticked off, and no part of its name. */
export const changeTails: readonly string[] = [
  '(?:cancelled|canceled|called off)',
  '(?:is|are|was|were|has been|says|said)(?: (?:now|all|not|it is|as|already))* (?:off|cancelled|canceled|called off|pointless|unnecessary|superfluous|done|finished|ready|\\w+ed|there|ordered|sent|bought)(?: but it (?:is|was) not)?',
  'P (?:can|could|will|would) not(?: \\w+)?',
  "(?:is|are) not P(?:'s)? (?:job|task|turn|thing)",
  '(?:back|forward|later|earlier)?(?: by)? ?(?:a|one|two|three|\\d+) (?:days?|weeks?|hours?)(?: (?:later|earlier|back|forward))?',
  'to P',
  '(?:from|to) (?:\\w+day|today|tomorrow)',
  '(?:as )?(?:done|finished|complete|completed|urgent|important|normal|p[1-4])',
  '(?:off|out|back|forward|later|earlier|over)',
  '(?:should|must|needs to|has to|ought to|could) be',
  '(?:can wait|(?:has|have) been|is|are|was|got) ?(?:moved|pushed|postponed|delayed|put off|rescheduled|brought forward|urgent|now|very|really|not|so)*',
  '(?:thing|one|bit|task|entry) (?:can|may|could) (?:go|come|be)\\b.*',
  'can wait',
  'and VERB (?:him|her|them|it)',
  '(?:off|from|out of) (?:the|my|our|S)(?: \\w+)?',
];
/** "Dentist moved, now Friday". */
export const movedTails: readonly string[] = [
  '(?:has been |is |was )?(?:moved|shifted|postponed|rescheduled|brought forward)',
  'now',
];
/** Stands before a day, and falls with it. */
export const beforeDays: ReadonlySet<string> = new Set(
  'on at by for from until till before after every in this next each to around about over the due since'.split(
    ' ',
  ),
);
/** Alone it says nothing of what is to be done. */
export const bareDeeds: ReadonlySet<string> = new Set(
  'stop cancel buy call ring get bring put make do take fetch send give tell ask find have set add remind go see pay order book write move mark remember top close start end block closes opens starts ends begins comes goes lasts'.split(
    ' ',
  ),
);

/** What a plain name of a thing does not begin with. */
export const halfBegun =
  '(?:i|we|you|he|she|they|it|its|please|yes|yeah|except|all (?:of|yes|but)|do i|over|in|on|at|by|from|without|under|against|despite|during|among|between|behind|beyond|above|below|till|until|because|so|but|or|and|if|when|that|which|than|as|with|of|into|onto|before|after|though|although|while|since|no(?= (?:i|we|it|that|not|do|need)\\b)|not|wait|down|up|off|out|me|him|them)';
/** What it does not hold. */
export const halfSaid =
  /(?: |^)(?:i mean|wait|so|though|and|or|but|because|which|if|the|a|my)$|\b(?:i mean|no wait|can not)\b/;
/** Where a long one may be cut. */
export const cutsAt =
  /,? (?:oh and|so|but|because|which|who|where|when|while|though|since|and (?:then|i|we|he|she|it)|i|we|he|she|it|they) /;

/** Of a reminder that is asked for in a roundabout way: the thing stands behind these. */
export const askedAround =
  '.*?\\b(?:reminded|reminder|heads-up|heads up|nudge|word|shout|poke|ping|buzz|hint|memory)\\b.*?\\b(?:about|of|to|that)';

/** Before the name of an event. */
export const holding = [
  '(?:that )?(?:i|we) (?:have(?: got)?|are having|am having|will have|are holding|are hosting)(?= (?!to\\b))',
  '(?:that )?(?:i|we)(?= VERB)',
  '(?:do|hold|throw|host|make)',
  'have(?! .*\\b(?:for|to)\\b)',
  'block(?: out| off)?(?= for)',
];

/** "The night before the market to charge the lights". */
export const counted = ['.{2,40}? to (?=VERB)'];

export const callingOff = ['(?:cancel|call off|scrap|drop|get rid of|(?:take|knock|strike) off)'];

export const articles = ['(?:a|an|the|our|my|some|another|for|of)'];

/** Before what help is needed with. */
export const helping = [
  '(?:in|of|from) (?:the|our|this) \\w+(?= (?:can|could|would|might))',
  '(?:who|anyone|anybody|someone|somebody|is|are|does|do|can|could|would|might|may|will|else|there|any|of|us|volunteers|takers|one of us|one of you|free|able|to|willing|has time|have time|want|wants|know|knows|good|P|WE|around|that|here|possibly|be)(?= )',
];

export const doneWith = ['(?:(?:all )?(?:done|finished) )?with'];

/** "Before five": until when it can be done, and no hour at which it is. */
export const limit =
  /\b(?:before|by|no later than) (?:half past |quarter (?:past|to) |half )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)\b(?! ?(?:st|nd|rd|th|of|days?|weeks?|people|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i;

/** Before what is voted on. */
export const voting = [
  '(?:ask|let) (?:everyone|everybody|them all|all of (?:us|them)|all|the others)(?: (?:to )?(?:vote|choose|decide))?(?: (?:about|on|if|whether|between))?',
  '(?:can|could|shall|should|let) (?:we|everyone|everybody|us)(?: all)? (?:vote|decide|choose|have a vote)(?: (?:on|about|between|if|whether))?',
];
