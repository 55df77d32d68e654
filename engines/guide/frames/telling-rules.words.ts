import type { ActRule } from './act-rule.ts';

export const heart: readonly ActRule[] = [
  [
    'hardship',
    '(?:.* )?(?:(?:feel|feeling|felt|am|been|is|are|makes me|was)(?: (?:so|very|really|a bit|a little|just|rather|quite|terribly|completely|too|all|always|not|at|kind of|D))* (?:sad|lonely|alone|tired|exhausted|worn out|burnt out|burned out|lost|down|low|afraid|scared|frightened|anxious|worried|nervous|overwhelmed|stressed|depressed|miserable|heartbroken|desperate|hopeless|helpless|ashamed|guilty|unhappy|useless|worthless|homesick|awful|ill|sick|unwell|drained|shattered|numb|jealous|poorly|in (?:the )?hospital)|(?:passed away|died|is dying|funeral|cancer|dementia|miscarriage|divorce)|can not (?:cope|sleep|go on|take it|bear|face|keep up|stop crying|manage)|too much for me|miss (?:P|him|her|them|you all|home)|(?:hard|rough|terrible|awful|horrible|bad) (?:day|week|night|year|time|news)|(?:is|was|are|been)(?: (?:just|all|simply|really))* (?:a lot|too much|a bit much|so much|all a bit much)|(?:has|have|got|had) (?:such )?(?:a|an)(?: \\w+)? (?:cough|cold|fever|headache|migraine|flu|stomach ?ache|toothache)|(?:has|have|got) (?:fever|the flu|covid)|(?:did not|have not|has not|could not|hardly|barely|not) (?:sleep|slept|get any sleep|eaten)|(?:nobody|no one) (?:\\w+ ){0,4}?(?:notices|cares|helps|listens|sees|asks|calls|understands)|would have been (?:P|his|her|their|our|my) |(?:do not know|no idea) how (?:(?:i|we) (?:am going to|are going to|will|can|shall)|to (?:do|manage|pay|go on|cope))|do not know what to do|broke(?:n)? (?:my|our|her|his) (?:heart|leg|arm))\\b',
  ],
  [
    'conflict',
    '(?:.* )?(?:(?:fight|fought|fighting|argument|argued|arguing|quarrel|quarrell?ed|row|falling out|fell out|fallen out|shouted|yelled)(?: (?:with|at|about|between))?|(?:angry|mad|furious|cross|annoyed|upset|disappointed|fed up) (?:with|at|about|because)|(?:ignor(?:es|ing|ed) me|lied to me|not speaking|not talking|hates me|never listens|never helps|unfair|shouts at))\\b',
  ],
  [
    'joy',
    '(?:.* )?(?:(?:am|are|is|feel|feeling|makes me)(?: (?:so|very|really|just|quite|over the))* (?:happy|glad|proud|delighted|thrilled|excited|grateful|moon|relieved|pleased|in love)|(?:good|great|wonderful|happy|best|lovely|amazing) (?:news|day)|(?:did it|made it|won|got the job|passed the|got in|engaged|pregnant|is born|was born)|hooray|hurray|yay|woohoo)\\b',
  ],
];

/** "For the record, the code is 4711." */
export const forTheRecord: readonly ActRule[] = [
  ['remember_this', 'for (?:the|your|my) (?:record|information|memory|files)', 'rest'],
];

export const told: readonly ActRule[] = [
  [
    'hardship',
    '(?:i|we) .*\\bto ADV(?:get (?:out|away) of (?:this|here|it all)|run away|disappear|scream|cry|breathe|be alone)\\b',
  ],
  [
    'no',
    '(?:i|we) ADV(?:do not|would rather not|can not|will not) .*\\b(?:talk|talking|speak|speaking|think|thinking|hear|hearing|discuss|discussing) (?:about|of)\\b',
  ],
  ...heart,
  ...forTheRecord,
  [
    'cancel',
    '.*\\b(?:is|are|was|were|has been)(?: (?:now|all|D))* (?:off|cancelled|canceled|called off)(?: (?:now|after all|D))*(?:$| (?:\\||because|since|as|swapped)\\b.*$)',
  ],
  [
    'done_task',
    '.*\\b(?:is|are|was|were) (?:not (?:done|finished|ready)|pointless|unnecessary|superfluous|already (?:\\w+))\\b',
  ],
  ['done_task', '.*\\b(?:says|said|marked|ticked)(?: as| it is)? (?:done|finished).*\\b(?:is|are|was) not$'],
  ['cancel', "[\\w']+'s (?:off|cancelled|canceled|called off)(?: D)*$"],
  ['cancel', '(?:i|we) (?:are|am) ADV(?:cancell?ing|calling off|dropping|skipping) (?=.)', 'rest'],
  ['plan_event', '(?=P turns (?:\\w+)(?: years old)?(?: on)? D)'],
  [
    'change_task',
    '.*\\b(?:has to|must|should|needs to|ought to) be (?:earlier|later|moved|brought forward|(?:on |by )?D)\\b',
  ],
  [
    'remind_me',
    '(?:.* )?(?:i|we) ADV(?:need|want|would like|could use) (?:a|an|another) (?:nudge|reminder|ping|alarm|heads up)(?: (?:to|about|for|of))?',
    'rest',
  ],
  ['plan_event', '(?:i|we) (?:are|am) (?:having|hosting|throwing|giving) (?=.*D)', 'rest'],
  [
    'plan_event',
    "(?:i|we|P|there) ADV(?:have|has|are having|am having|have got|is|are going to have)(?: (?:a|an|the|our|my|got))* (?=(?:(?!to\\b|and\\b)[\\w']+ ){0,3}EVENT\\b.*D)",
    'rest',
  ],
  [
    'remember_this',
    "(?:my|our|P's|P|his|her) (?:\\w+ )?(?:birthday|favourite \\w+|name|anniversary|allergy|phone number|shoe size|nickname) (?:is|are)\\b",
  ],
  [
    'remember_this',
    '(?:WE|SOMEONE|my \\w+|our \\w+) (?:am|is|are) (?:allergic|vegetarian|vegan|diabetic|left handed|deaf|blind|coeliac|intolerant|lactose)',
  ],
  ['remember_this', '.*\\b(?:remember (?:that|this|it)|keep (?:that|it) in mind|for (?:the|your) record)$'],
  [
    'cancel',
    '.*\\b(?:(?:thing|one|bit|task|job|entry|reminder) (?:can|may|could) go|(?:can|may|could) (?:come off|be (?:dropped|scrapped|deleted|removed|(?:taken|crossed) off)))(?: (?:now|then|too|off|away|please|cannot it|can not it))*(?= |$)',
  ],
  [
    'change_task',
    '.*\\b(?:was|were|is|are) (?:(?:always )?(?:supposed|meant) to be|now(?: on| at)?) D.*|.*\\b(?:moved|shifted|postponed|rescheduled|brought forward) (?:to )?(?:\\| )?(?:it is |now |to |is )*D',
  ],
  [
    'change_task',
    '.*\\b(?:has been|is|was|got|have been|are) (?:moved|pushed|postponed|delayed|put off|rescheduled|brought forward)\\b',
  ],
  [
    'change_task',
    '.*\\b(?:can wait|is urgent|is (?:now|very|really) urgent|is not (?:so )?urgent|due D instead|D instead)\\b',
  ],
  [
    'plan_event',
    "(?:(?:the|our|my|a|P's|P) )*(?=(?:(?!to\\b|and\\b|is\\b)[\\w']+ ){0,2}EVENT (?:is|will be|takes place|starts|begins)(?: (?:on|at))? D)",
    'rest',
  ],
  [
    'smalltalk',
    '(?:.* )?(?:you are (?:a )?(?:great|kind|wonderful|sweet|the best|helpful|a star|brilliant|funny)|i love you|like you)\\b',
  ],
  ['thanks', '.*\\b(?:thanks|thank you|much obliged|appreciate it|appreciated)\\b'],
];
