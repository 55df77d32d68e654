import type { FormKind } from './form-kind.ts';

/**
 * Patterns of a clause with names, days and spaces masked: P a person, D a day or an hour, S a space. Further: WE who
 * speaks, SOMEONE who is named or nobody in particular, VERB a deed, ADV what stands between.
 */
export const macros: readonly (readonly [string, string])[] = [
  [
    'SOMEONE',
    '(?:P|someone|somebody|anyone|anybody|one of us|one of you|everyone|everybody|all of us|he|she|they)',
  ],
  ['WE', '(?:i|we|you)'],
  [
    'ADV',
    '(?:(?:really|still|also|just|then|urgently|maybe|perhaps|probably|actually|definitely|soon|please|kindly|only|already|finally|now|all|both|ever|again|so|too|D) )*',
  ],
  ['WH', '(?:what|who|whom|whose|when|where|why|how|which)'],
  ['AUX', '(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|must)'],
  [
    'EVENT',
    '(?:supper|dinner|lunch|breakfast|brunch|party|parties|picnic|barbecue|bbq|meeting|visit|trip|outing|concert|birthday|wedding|funeral|celebration|reunion|gathering|get-together|get together|feast|rehearsal|appointment|dentist|doctor|haircut|choir|practice|match|lesson|class|call|anniversary|christening|sleepover|workshop|training|exam|film night|movie night|game night|games night|weekend|evening|afternoon|tea|coffee|holiday|camp|check-up|checkup|physio|vet|optician|hairdresser|barber|therapy|scan|school play|recital|interview|service|festival|fair|market|swim|hike|walk)',
  ],
];

/** What stands before a clause and says nothing of its own. */
export const leads =
  '(?:please you(?= VERB)|n(?= (?:VERB|can|ask|tell|put)\\b)|i (?:would like|want|need) that you(?= VERB)|for (?:the|my|our) \\w+(?: \\w+)?(?= (?:i|we) ADV(?:need|want|must|have to)\\b)|you can me(?= (?:remember|remind)\\b)|fine(?= \\w)|k|psst|oh no|seriously|really(?! (?:want|need)\\b)|honestly|you (?:may|can|could|might)(?: (?:now|also|just|please))*(?= (?:VERB|ask|tell)(?! me help))|hello|hi|hey|hiya|hallo|yo|o|bruh|bro|dude|mate|man|guys|ugh|yeah|yep|alright|ok|listen|good (?:day|morning|afternoon|evening)|okay|so|well|oh|ah|ha|haha|hahaha|lol|omg|on the way (?:back|home|there)|i (?:totally |completely |almost )?forgot(?: that)?(?! to\\b)(?= \\w+ )|ahem|wait|bother|oops|um|uh|hm+|and|but|also|then|plus|please to|please|just|now|right|sorry|excuse me|by the way|btw|thanks|thank you|maybe|perhaps|mairy|my dear|dear|love|darling|because|actually|anyway|next|first|second|third|finally|lastly|yes|(?:is|would) it (?:be )?possible (?:that you|for you to|you|to)(?= VERB)|no(?! (?:need|help|more|one|longer|school|work|lessons?|class|classes|choir|gym|swimming|reminders?|tasks?|cards?|events?|lists?|appointments?|messages?|votes?|voting|polls?)\\b)|D(?! (?:is|was|will|would|has|are)\\b)|i (?:think|guess|suppose|reckon)(?: that)?(?= (?:we|i|P|someone|somebody) (?:should|must|need|ought|have|could))|if (?:you|we|i) (?:can|could|have time|do not mind)|if possible|when(?:ever)? (?:you|i|we) (?:have|get|find|can)(?: (?:a|the|some))?(?: (?:time|minute|moment|chance))?|do me a favour and|it would be (?:good|nice|great|lovely|kind|wonderful|cool|best) if|would you be so kind (?:as )?to|i (?:would like|want|need) you to|(?:can|could|would|will) you(?: (?:please|kindly|maybe|perhaps|just|also|be so kind (?:as )?to))*(?! (?:see|hear|understand|feel|think|know|speak|sleep|dream|lie|forget|read (?:my|our|what|this|everything|all)|remember (?:what|my|me|that|who|how))\\b)(?= (?:VERB|put|P)))';

/** How a clause is built; the first that fits counts, and what it holds stands before the thing itself. */
export const forms: readonly (readonly [FormKind, string])[] = [
  [
    'question',
    '(?!(?:please )?(?:remind|tell|remember|note|ask|keep|write)\\b)(?=.*\\b(?:(?:somebody|someone|one of (?:us|you|them))(?: else| here)? (?:had|offered|said|mentioned|promised|volunteered|was going to)|there was (?:some|any)(?:body|one))\\b)',
  ],
  [
    'question',
    '(?!VERB)(?=.* (?:is|was) (?:that|it|this) (?:me|mine|P|us|him|her|my (?:job|turn))(?: or what| then| now)?$)|(?!VERB)(?=.* (?:mine|my (?:job|turn)) or what$)|(?=(?:and )?(?:what|how) about (?:the|my|our|your|those|P) (?!.*\\bEVENT\\b))',
  ],
  [
    'told',
    '(?=(?:i|we) ADV(?:do not|would rather not|can not|will not) ADV(?:(?:want|like|feel like|wish|care|dare) )?(?:to )?ADV(?:talk|talking|speak|speaking|think|thinking|hear|hearing|discuss|discussing)\\b)',
  ],
  [
    'question',
    '(?:i|we) ADV(?:search|seek|look for|am searching|am looking)(?: for)? (?=.*\\b(?:said|wrote|told|message|recipe|word|words)\\b)',
  ],
  [
    'wish',
    '(?:i|we) ADV(?:want|need|would like|would love) (?=(?:that|this|it) (?:to be )?(?:kept|noted|saved|stored|remembered|recorded|written|put down)\\b)',
  ],
  [
    'question',
    '(?=.* or not$)|(?!VERB)(?=.* (?:is|are|am|was|were|do|does|did|have|has|can|will|would|should) not (?:i|we|you|it|he|she|they|there)$)|(?!VERB)(?=.*(?<! (?:is|are|not|all|quite|just|sounds|feels|looks)) right$)(?=.* )',
  ],
  [
    'wish',
    '(?:i|we) (?:have )?promised(?: P)?(?: to| that (?:i|we) (?:would|will)| (?:i|we) (?:would|will))',
  ],
  ['unwanted', '(?:do not|never) (?:bother|worry)(?: (?:with|about|to))? (?=.)'],
  ['unwanted', '(?:do not|never)(?! (?:mind|let|forget|you|we|i|P|they|have|miss)\\b) (?=VERB)'],
  [
    'unwanted',
    '(?:there is )?no (?:need (?:for me |for us )?(?:to|of|for)|(?=(?:(?:more|other|new) )?(?:reminders?|tasks?|cards?|events?|lists?|appointments?|messages?|votes?|voting|polls?)\\b))',
  ],
  [
    'unwanted',
    '(?:WE|SOMEONE) ADV(?:do not|does not|did not|no longer|never|need not) ADV(?:need|needs|have|has|want|wants|like|plan|mean) (?:me |us |you )?(?:to )?(?=VERB|any|the|it|that|this|a)',
  ],
  [
    'unwanted',
    '(?:WE|SOMEONE) ADV(?:am not|are not|is not) ADV(?:going|about|able|allowed|supposed|meant) to',
  ],
  ['unwanted', '(?:WE|SOMEONE) ADV(?:should not|must not|shall not|need not)(?! forget)'],
  [
    'unwanted',
    '(?:forget|never mind|skip|leave out)(?: about)? (?=(?:the|my|our)\\b(?! (?:\\w+ )?(?:reminder|alarm)))',
  ],
  [
    'wish',
    '(?:WE|SOMEONE) (?:must|should|can|do|ought|need|have|better)(?: to)? not (?:to )?forget(?: to| about| that)?',
  ],
  ['wish', '(?:do not|never|let us not) forget(?: to| about| that)?(?= .)'],
  [
    'wish',
    "(?=(?:[\\w']+ ){1,5}reminder (?:should|must|needs to|has to|ought to|could) be (?:(?:on|at|for) )?D)",
  ],
  ['wish', '(?:remember|make sure|see|be sure) (?:to|that (?:i|we)|i|we)(?= VERB)'],
  ['told', "(?=[\\w']+ ADV(?:should|could|would|might|must|ought to)(?: not)? have (?:been|PAST|\\w+ed)\\b)"],
  [
    'told',
    '(?=(?:i|we) ADV(?:want|wants|wanted|need|needed|have|had|would like|meant) ADVto ADV(?:get (?:out|away) of (?:this|here|it all)|run away|disappear|scream|cry|breathe|lie down|sit down|be alone|say|admit|vent|moan|complain|tell you|let (?:it|that) out|get (?:it|this|that) off)\\b)',
  ],
  ['told', '(?=(?:i|we) ADV(?:wanted|needed|only had|had only) to\\b)'],
  [
    'told',
    '(?=(?:i|we) ADV(?:will |would )?ADV(?:(?:want|need|have|like|prefer|am going|are going|should|must)(?: to)? )?ADV(?:sleep on (?:it|that|this)|think (?:about|on) (?:it|that|this)|think (?:it|that|this) over|mull (?:it|that|this) over|wait (?:and see|a bit|a while|first)|decide later)\\b)',
  ],
  ['told', '(?=(?:i|we) (?:am|are) going to .* now$)'],
  [
    'told',
    '(?=(?:i|we) (?:will|shall) ADV(?:see|calm|think|be|wait|manage|survive|try|sleep|rest|cry|die|lie down|go (?:to bed|home|now))\\b)',
  ],
  [
    'told',
    '(?=did (?:the |my |our |all )*(?:P )?(?!VERB|(?:i|you|we|he|she|they|it|anyone|anybody|someone|somebody)\\b)\\w+(?: (?:and|D)\\b.*)?$)',
  ],
  [
    'told',
    '(?=(?:i|we|P) ADV(?:can not|could not|will not)(?: (?:come|make it|do|be there))?(?: on| at)?(?: D)*$)',
  ],
  ['told', '(?:i|we) (?:will|shall) make it(?: D)*$'],
  ['told', '(?=only (?:if|when|after)\\b)'],
  ['told', '(?=.*\\b(?:do not know|no idea) how (?:i|we|to)\\b)'],
  [
    'told',
    '(?=did (?:it|that|them|this|both|all)(?: (?:all|of (?:it|them)|D|already|myself|now|too|just))*$)',
  ],
  ['unwanted', 'no more (?=(?:reminders?|alarms?|tasks?|messages?)\\b)'],
  [
    'told',
    '(?=(?:if|unless|in case) (?!you (?:can|could|have)).{3,60} (?:we|i|he|she|they|it) (?!need|must|should|have to|ought|want to))',
  ],
  ['told', '(?=(?:if|unless) .*\\b(?:i|we|he|she|they|you|it) (?:will|would)\\b)'],
  ['told', 'WH (?:WE|SOMEONE|the|my|our)\\b(?=.* (?:WE|P|the|i) )'],
  [
    'proposal',
    '(?:let us|shall we|could we|can we|why do not we|why not|how about we|how about|what about|we could(?! (?:do with|use)\\b)|we might|i propose|i suggest|i vote) (?:ADV)(?:all |have (?=EVENT|a|an|our|the|some|D|P)|do (?=a|an|EVENT))?',
  ],
  [
    'passive',
    "(?!(?:WH|AUX|i|we|you|anything|nothing|everything|somebody|someone|anybody|anyone|one of us)\\b|VERB (?:the|a|an|that|my|our|his|her|down|up|me|us|it|P)\\b)(?=(?:\\w+(?:'s)? ){1,6}(?:(?:needs?|must|should|ought|wants?)(?: to)?|(?:has|have) to) (?:(?:be )?ADV(?:PAST|GOING)(?! (?:the|a|an|my|our|P)\\b)|(?:go|come) (?:out|in|back|up|down|home|away|to|into|onto|off)\\b))",
  ],
  [
    'wish',
    '(?:i|we) (?:ADV)(?:forgot|keep forgetting|always forget|(?:have been|keep|was|am|are|were) (?:meaning|wanting|planning)) to',
  ],
  [
    'unwanted',
    '(?:WE|SOMEONE) (?:am|are|is) not (?:doing|having|holding|making|taking|going to|buying|needing|planning)(?= )',
  ],
  [
    'wish',
    "(?:P|he|she|they|[\\w']+) (?:says|said|thinks|told me|told us)(?: that)? (?:i|we) (?:have to|must|should|need to|ought to)",
  ],
  ['wish', "(?:P|he|she|they|[\\w']+) (?:wants|told|asked|expects|reminded) (?:me|us) to"],
  [
    'wish',
    '(?:WE|everyone|everybody|one of us) ADV(?:have|need|want|ought|got|have got|(?:would|should) (?:like|love)|am supposed|are supposed|hope|plan|mean|intend|promised|am meant|are meant|am going|are going|wish|will have) to ADV',
  ],
  [
    'wish',
    '(?:i|we) ADV(?:must|should|shall|had better|better|gotta|will|have got to|ought to) ADV(?=VERB|P)',
  ],
  [
    'wish',
    '(?:i|we) ADV(?:must|should|have to|need to|ought to)(?: to)? ADV(?!be\\b|not\\b|say\\b|admit\\b|have been\\b)(?=[a-z]{3,})',
  ],
  ['wish', '(?:must|should|need to|have to|got to|gotta|ought to|better|want to) ADV(?=VERB)'],
  [
    'wish',
    '(?:i|we) ADV(?:need|want|must) ADV(?=(?:look|search|buy|bring|ask|find|get|go|make|write|send|pay|take|clean|wash|cook|fetch|tell|give|pick|say|speak|call|phone|move|sell|repair|fix|finish|learn) )',
  ],
  [
    'need',
    '(?:WE|SOMEONE|everyone) (?:will |shall |are going to |am going to )?ADV(?:needs?(?! to\\b)|lack|could use|could do with|are short of|am short of|are (?:nearly |almost )?out of|am out of|ran out of|have run out of|are running (?:out of|low on)|are low on) ADV(?=\\w)',
  ],
  ['need', '(?:(?:what is |still |we are |i am |now )*)missing(?: are| is)? (?=(?:\\w|P))'],
  ['asked', '(?:i|we) ADV(?:want|need|would like)(?: that)? P (?:to )?(?=VERB)'],
  [
    'asked',
    '(?:ask|get|tell|remind|have|let|make|nudge) (?:P(?: (?:and|or) P)*|him|her|them) ADVto (?=VERB)',
  ],
  ['asked', '(?:have|let|make|get) P(?: and P)? (?=VERB)'],
  [
    'asked',
    "(?!.*\\b(?:always|never|often|usually|too (?:much|many|fast|long)|so much|me|us|sense|noise|fun of)\\b)(?:P(?: (?:and|or))? )*P ADV(?=(?:ASSIGNED|(?:bring|do|make|bake|cook|fetch|take)\\b) (?!(?:it(?= |$)|them(?= )|him|her|nothing|everything|anything|well|better|not|(?:the|a) (?:best|most|worst|difference|mess|face)|pills?|medicine)\\b)[\\w']|(?:drives|carries|hosts)$)",
  ],
  ['asked', 'P ADV(?:can|could|would|will) you (?:ADV)(?=VERB)'],
  ['asked', "(?:someone|somebody)(?: |'s got to |'s gotta )(?=VERB )"],
  ['asked', '(?:can|could|would|will) (?:P|someone|somebody|one of us|P and P) ADV(?=VERB)'],
  ['asked', "[\\w']+ (?:promised|offered|agreed|volunteered) to"],
  [
    'asked',
    '(?:P(?: and)? )*P can (?=ASSIGN (?!it\\b|him\\b|her\\b|them\\b|me\\b|us\\b|nothing\\b|anything\\b)\\w)',
  ],
  [
    'asked',
    '(?:SOMEONE|P and P|P or P) ADV(?:should|must|needs to|need to|has to|have to|ought to|had better|will have to|could|promised to|offered to|agreed to|volunteered to|is supposed to|is meant to|are supposed to) ADV',
  ],
  [
    'question',
    '(?:tell me|show me|let me know|(?:do |would )?you (?:happen to )?know|do you (?:happen to )?know|(?:i|we) (?:only |just |really )?(?:would like|want|wanted|need|needed) to know|i wonder|i was wondering|remind me(?: again)?(?! when it is)|any idea|no idea|not sure|find out(?! (?:if|whether) P))(?: (?:please|pls|again|quickly))? (?:if|whether|(?=WH\\b))',
  ],
  [
    'question',
    '(?:i|we) (?:am |are )?(?:search(?:ing)?|seek(?:ing)?|look(?:ing)? for|become|get|wish|would like|want)(?: for)?(?: \\w+)? (?=(?:the|an?) (?:phrase|words?|sentence|message|overview|summary)\\b)',
  ],
  [
    'question',
    'tell (?:me|us)(?: again)?(?: about)? (?=(?:the|my|our|that) (?!.*\\b(?:story|tale|joke|riddle|song|poem|truth|rest)\\b))',
  ],
  ['question', '(?=(?:(?:for|by|with|at|on|from|to|of|about|since|until) )?WH\\b)'],
  ['question', '(?:i|we) (?:said|asked(?: for| about)?|was asking(?: for| about)?) (?=(?:the|my|our) )'],
  [
    'question',
    "(?!VERB|(?:i|we) )(?=(?:[\\w']+ ){1,6}(?:(?:which|what) (?:day|hour|time|date|place)\\b|(?:when|where|who|how much|how many|what)(?: (?:is|are|it|he|she|they|again|exactly|comes?))*$))",
  ],
  ['question', '(?=(?:do|have) (?:not )?(?:i|we|you|they|P|any\\w*|some\\w*)\\b)'],
  [
    'question',
    '(?=(?:is|are|am|was|were|does|did|has|had|can|could|will|would|should|shall|may|might|must) (?:not )?(?:i|we|you|he|she|it|they|there|this|that|these|those|the|my|our|your|his|her|their|any\\w*|some\\w*|every\\w*|all|P|S|D|today|one)\\b)',
  ],
  ['question', '(?=(?:any|anything|anyone|anybody)\\b)'],
  ['order', '(?=(?:wish|congratulate|thank) P)'],
  [
    'order',
    '(?!do not\\b(?! (?:let|forget|miss|$)))(?=VERB(?! (?:can|will|is|are|has|have|was|were|does|should|must)\\b))',
  ],
  [
    'told',
    '(?!(?:the|my|our) \\w+$)(?=(?:i|we|you|he|she|it|they|there|this|that|these|those|everyone|everybody|nobody|no one|everything|nothing|it is|my|our|his|her|their|the|P|S)\\b.*\\b(?:AUX|PAST|\\w+s|\\w+ed|feel|love|hate|like|miss|think|know|want|hope|eat|live|work|sleep|go|come|need|get|make|keep|always|never)\\b)',
  ],
  ['told', "(?=[\\w']+ (?:PAST|is|was|has|will|always|never)\\b)"],
  ['told', '(?=(?:not|feeling|PAST|been|had|was)\\b)'],
  ['told', '(?=(?:do|does|did|can|could|would|have|has|am|are|is|was|will) not\\b)'],
  ['told', '(?!i mean)(?=(?:i|we|he|she|they|it|this|these|those|there|everyone|nobody)\\b .)'],
];
