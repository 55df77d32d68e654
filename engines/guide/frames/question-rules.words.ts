import type { ActRule } from './act-rule.ts';

export const questions: readonly ActRule[] = [
  [
    'what_was_said',
    'what (?:does|did|do) SOMEONE think (?:of|about)|what (?:did|has|was) (?:it again that )?SOMEONE (?:again )?(?:say|said|tell|write|wrote|mention)|what was it(?: again)? (?:that )?SOMEONE (?:said|wrote|mentioned|told)|(?:the|that|a) .*\\b(?:said|wrote|told)\\b',
  ],
  [
    'what_did_we_decide',
    '(?:what|which|how much|who)(?: \\w+)? did (?:we|you|they)(?: all)? (?:decide|agree|settle|choose|vote|take|pick|conclude)',
  ],
  [
    'search',
    '(?:what|how much)\\b.*\\b(?:cost|costs|price|paid|pay|spent|spend)\\b|how (?:much|many)(?! (?:tasks|jobs|chores|days|weeks|sleeps|months|nights|time|did we|have we|have i))',
  ],
  [
    'who_does',
    '(?:who is|who are) (?:in$|coming|\\w+ing)\\b|who (?:has|got|has got|is got|does|took) (?:the|my|our|that)?(?! a | an | some | time)|(?:why (?:is|does|did|has|has not|is not)|how come) (?:nobody|no one|none of \\w+) |who (?!is\\b|was\\b|has\\b|knows|speaks|plays|does\\b)\\w+s (?:the|my|our|P|it|them|her|him)\\b|(?:is|are) (?:anyone|anybody|someone|somebody) (?:\\w+ing)\\b(?! (?:free|around))',
  ],
  ['what_is_due', "(?:[\\w']+ ){1,5}?(?:is |are )?(?:still )?(?:open|to do|left|pending)$"],
  [
    'who_does',
    '.*\\b(?:(?:is|was) (?:that|it|this) (?:me|P|us|him|her)|mine|my (?:job|turn))(?: or what| then| now)?$',
  ],
  [
    'what_was_done',
    "(?!WH\\b)(?:[\\w']+ ){1,5}?(?:done|finished|ready|paid|booked|ordered)(?: yet| already| by now)?$",
  ],
  [
    'what_is_due',
    '(?:what|who|how much|how many)(?: else)? (?:do|have) (?:we|i) (?:still )?(?:need|got|have)\\b',
  ],
  [
    'what_was_done',
    'when did (?:we|i|SOMEONE) (?:last )?(?!say|write|tell|decide|agree|talk|speak|mention|ask)VERB',
  ],
  ['what_is_due', 'what is (?:set|fixed|planned|settled|open|missing|left)\\b'],
  [
    'who_are_you',
    '(?:who|what)(?: exactly)? are you(?: (?:really|anyway|exactly))?$|are you (?:a |an |really |even |just |actually )*(?:human|real|bot|robot|ai|machine|computer|program|person|alive|conscious|chatgpt|there)|who (?:made|built|wrote|created|runs) you|what is your name|(?:which|what)(?: language)? model|am i (?:talking|speaking|chatting) (?:to|with)',
  ],
  [
    'what_do_you_remember',
    '(?:what|how much|anything)(?: all| else)? (?:do|did|have|can) you (?:know|remember|keep|noted|stored|learned|remembered|saved)(?! how)(?: .*\\b(?:me|us|my|our)\\b|$)|what have i told you|do you (?:still )?remember (?:me|my|that|what)',
  ],
  [
    'what_can_you_do',
    'what(?: all| else)? (?:can|could|do) you (?:do|help|offer)|how (?:can|could) you help|how (?:does|do) (?:this|it|the game|kinsong|the app) work|what(?: \\w+){0,3} (?:can|could|may) i (?:ask|say|tell|do here)|can you help(?: me| us)?$|how do i (?:use|invite|add|make|change|delete|find|start|open|upload|join)',
  ],
  [
    'what_day',
    'what (?:day|date|weekday|time|month|year|week)(?: of the week)?(?: is| was| will| falls| it|$)|what is (?:the )?(?:date|time|day)|(?:which|what) day|how (?:many|much)(?: more| longer)? (?:days|weeks|sleeps|months|nights|time)(?: \\w+){0,3} (?:to|till|until|before|left|D)|how long(?: is it)? (?:to|until|till|before)|when is D\\b|is (?:it|today|D) (?:D|monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
  ],
  [
    'reckoning',
    '(?:what is|how much is|what are)? ?[\\d.,]+ (?:plus|minus|times|divided by|over|x|percent of|and) [\\d.,]+|how much is \\d|(?:what is )?(?:a )?(?:half|third|quarter) of \\d|.*\\b(?:split|divided?) (?:by|between|among)\\b.*\\d',
  ],
  [
    'what_did_we_decide',
    '(?:what|which|who|when|where|how|did|have|had|has|was|is)\\b.*\\b(?:decide|decided|agree|agreed|settle|settled|chose|chosen|choose|concluded|decision|outcome|verdict|voted|picked(?! up)|go with)\\b',
  ],
  [
    'what_was_said',
    '(?:what|when|why|where|how)\\b.*\\b(?:say|said|write|wrote|written|tell|told|mention|mentioned|talk|talked|answer|answered|ask|asked)\\b|(?:did|has|have) (?:SOMEONE|WE) (?:ADV)(?:say|said|write|written|mention|mentioned|answer|answered|reply|replied|tell|told)|any (?:word|words|news|answer|reply|sign) from P|(?:heard|hear) .*from P|who (?:said|wrote|mentioned|told|suggested)',
  ],
  [
    'what_was_done',
    '(?:what|which|how much)\\b(?!.*\\b(?:(?:have|has|need|got|still) to|promise|must|say|said)\\b).*\\b(?:did|have|has|was|were|got)\\b.*\\b(?:do|done|finish|finished|get done|achieved?|completed?|accomplish\\w*|ticked off)\\b(?! yet)|(?:is|are|was|were|has|have)\\b.*\\b(?:done|finished|ready|completed|PAST)(?: yet| already| by \\w+| D)?$|did (?:SOMEONE|WE) (?:ADV)VERB',
  ],
  [
    'perspective_swap',
    'how (?:does|do|might|would|must|did) (?:P|he|she|they) (?:see|feel|take|think)|why (?:is|does|was|did) (?:P|he|she|they) (?:so|think|feel|act|behave|get|always|never)',
  ],
  [
    'who_does',
    'who (?:is|was|will be|are)(?: going to be| going to)? (?:\\w+ing|responsible|in charge|on)\\b(?! (?:in|at home))|whose (?:turn|job|task|week|day)|who (?:brings|takes|fetches|cooks|feeds|pays|does|makes|collects|drives|has (?:the|our|my)|will (?:bring|take|fetch|cook|do|make|collect|be|drive|come))|who (?:promised|offered|agreed|volunteered)',
  ],
  [
    'who_could_help',
    '(?:did|has|have) (?:anyone|anybody|someone|somebody|one of us) (?:offer|offered|volunteer|volunteered)|(?:what|who)\\b.*\\b(?:offer|offered|volunteered?)(?: to| help| exactly| again)*$|which (?:one )?of us (?:can|could|has an?|have an?|knows|owns|speaks)|who(?: else)? (?:can|could|would|might|may|is able to|is free|is willing|wants to|has time|knows how|is (?:good|handy|clever|skilled|best))|who (?:has|owns|got) (?:a|an|some|any)|who (?:speaks|plays|teaches|repairs|mends|bakes|sews)|who (?:should|shall|can|could|do) (?:i|we) (?:ask|call|turn to|talk to)|(?:is there|are there|do we know|does|do|can|could|would|has|is) (?:anyone|anybody|someone|somebody|one of (?:us|you))',
  ],
  [
    'who_is',
    'who (?:is|was|are) (?:this |that )?P|who (?:is|was) (?:the|that|this) (?:\\w+ ){0,2}(?:man|woman|person|guy|lady|girl|boy|one|fellow|bloke)\\b|who (?:is|are)(?: all)? (?:in|part of|members? of|everyone|everybody|these|the people|here)|(?:do you|what do you) know (?:about )?P|who is \\w+$',
  ],
  [
    'find_person',
    '(?:how|where) (?:can|do|could) i (?:reach|find|contact|get hold of|meet) P|where is P$|has (?:anyone|anybody) seen P|is P (?:here|around|online|home|in|there)|who (?:lives|is) (?:near|nearby|close|next door)',
  ],
  [
    'next_small_thing',
    '(?:what|which)(?: \\w+)? (?:should|shall|can|could|might|would|do) (?:i|we)(?: do)?(?: \\w+)?(?: now| next| first| start| begin| tackle| do)(?: with| D| now| next| first)?$|what (?:to do|now|next|first)$|where (?:do|should|shall|can) (?:i|we) (?:start|begin)|how (?:can|could|may) i (?:help|be useful|be of use)|(?:anything|something) (?:small|little|easy|quick|tiny|i can do|i could do)',
  ],
  [
    'what_is_due',
    '(?:what|which|anything|is there|do we|do i|have i|have we|how much|how many|am i|are we|what else)\\b.*\\b(?:due|to do|to be done|left|open|overdue|pending|coming up|planned|scheduled|urgent|late|on (?:my|our|the|P|his|her)(?: \\w+)? ?(?:list|plate|agenda|calendar)|tasks?|unfinished|(?:i|we|P|he|she|they|that|what) ADV(?:have to|has to|need to|needs to|must|am supposed to|is supposed to|are supposed to)(?! not)|needs doing|appointments?|deadlines?)\\b|what (?:is|have (?:i|we)|do (?:i|we) have|is there|has P|does P have)(?: got)?(?: on| up| planned| happening)?(?: for| on)? (?:D|my|our)|(?:how|what) (?:does|is|do) (?:my|our|P|the|D)\\b.*\\b(?:look|looking|like)|what am i (?:forgetting|missing)|(?:did|have) (?:i|we) (?:forget|forgotten) (?:anything|something)|how busy|(?:am|are|is) (?:i|we|P) (?:busy|free)|when (?:is|are|do|does)\\b.*\\b(?:due|on|have to|need)\\b|what is P (?:doing|working on|up to)|any(?:thing)? (?:plans|planned|D)',
  ],
  [
    'summarise_space',
    '(?:what|is there anything|anything) (?:is|was|has been|have|did|are)?.*\\b(?:new|going on|happening|happened|news|latest|missed?|miss|going|discussed|talked about|talking about)\\b|how (?:is|are|goes) (?:it|things|everything)? ?(?:going )?(?:in|with|at) (?:S|the)',
  ],
  [
    'story',
    'what (?:happens|happened|comes) next|where were we|how does (?:it|the story) (?:go on|continue|end)|(?:can|could|shall) (?:we|i) play',
  ],
  [
    'smalltalk',
    'how (?:are|is|have) (?:you|life|it going)|(?:do|are|did|would|could|will|can) you (?:like|love|happy|sleep|dream|feel|marry|kiss|hug|miss|hate)\\b|(?:is|will) it (?:going to )?(?:rain|snow|storm)|what (?:do you think|is up)|.*\\bweather\\b',
  ],
];
