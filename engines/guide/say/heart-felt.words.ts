import type { Feeling } from './feeling.ts';
import { sorrows } from './heart-sorrows.words.ts';

/**
 * What people tell of how they are. In the patterns P is somebody of the house, KIN a relative, ANY whoever it may be of,
 * BE a verb of being or feeling, VERY what only strengthens, DAY a day. In the ways {who} is whoever was named first; the first of
 * them that finds all it names in what was said is taken.
 */
export const macros: readonly (readonly [string, string])[] = [
  ['ADJ', '(?:BE VERY|^VERY)'],
  [
    'ANY',
    "(?:i|we|he|she|they|P|KIN|(?:my|our|his|her|their) (?:\\w+ )?[\\w']+|(?:the )?little one|the (?:baby|kids|kid|children|child|boy|girl|boys|girls|dog|cat)|everyone|everybody)",
  ],
  [
    'DEAR',
    '(?:he|she|they|P|KIN|(?:my|our|his|her|their) (?:\\w+ )?(?:KIN|friend|friends|neighbour|dog|cat|horse|rabbit|baby|child|partner|uncle|cousin|teacher|colleague|boss|[\\w-]+ in law))',
  ],
  [
    'KIN',
    "(?:mother|father|mama|papa|mum|dad|mom|oma|opa|grandmother|grandfather|granny|grandma|grandpa|nana|sister|brother|aunt|uncle|husband|wife|son|daughter)(?:'s)?",
  ],
  [
    'BE',
    "(?:am|is|are|was|were|feel|feels|felt|feeling|got|get|gets|getting|look|looks|been|seem|seems|sound|sounds|makes me|made me|it's)",
  ],
  [
    'VERY',
    '(?:(?:really|very|quite|rather|just|still|all|also|such|a|an|bit|little|always|only|pretty|absolutely|completely|totally|utterly|bloody|again|now|today|tonight|simply|too|honestly|already|at the moment|this morning|both|kind of|sort of|more than) )*',
  ],
  [
    'DAY',
    '(?:(?:on |this |last |every )?(?:today|tonight|tomorrow|yesterday|night|morning|evening|week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?)',
  ],
];

export const feelings: readonly Feeling[] = [
  {
    kind: 'cross',
    asked: true,
    told: [
      '(?:that|this|it) (?:is|was) VERYnot (?:at all )?(?:what|how) i (?:asked|said|meant|wanted|told)',
      'not what i (?:asked|said|meant|wanted)',
      'i (?:did not|never) (?:ask|asked) (?:for |you )?(?:that|this|it|to)',
      'i (?:did not|never) (?:say|said|mean|meant) (?:that|this)$',
      'you (?:never|do not|did not|are not|still do not|always|just) (?:\\w+ )?(?:listen\\w*|understand\\w*|get it|hear me|pay attention|ignore me)',
      'how (?:often|many times) (?:do|must|should|have) i (?:have )?(?:to |got to )?(?:\\w+ )?(?:say|tell|told|said|repeat|explain)',
      'i (?:have )?(?:already |just )?(?:told|said (?:that|it|this) to) you (?:that |this |it )?(?:already|before|twice|three times|\\w+ times|a hundred times)',
      'i (?:have )?already (?:said|told you)(?: (?:that|this|it|so))?',
      '(?:you are|this is|this thing is|what a) VERY(?:useless|stupid|hopeless|dumb|an idiot|idiot|ridiculous|rubbish|no help|no use|annoying|crap|shit|stupid machine|stupid thing|nonsense)',
      '^(?:oh |VERY)*(?:useless(?: thing)?|stupid (?:thing|machine|bot|program)|rubbish|for (?:heaven|god|pity|goodness)\\S* sake|damn it|ffs|wtf)',
      'you (?:suck|drive me (?:mad|crazy|nuts)|get on my nerves|are driving me (?:mad|crazy|nuts))',
      'you (?:got|have got|had|have|keep getting|get) (?:that|it|this|me|everything) (?:all |completely |quite )?wrong',
      'you (?:have )?(?:misunderstood|misheard|misread)',
      '(?:that|this|it) is (?:all |just |completely |quite )?(?:wrong|incorrect|nonsense)(?: again)?$',
      '^(?:no )?(?:wrong|wrong again|not again)$',
      'that (?:is|was) not (?:it|the one|that)$',
      'you (?:have )?\\w+ .*(?:the wrong (?:\\w+)|twice)\\b.*',
      'you (?:have )?(?:put|wrote|set|booked|sent|moved|saved|made|added|named|did|changed|took|got) .*(?:wrong|again|not what i)\\b.*',
      '^(?:and |now )?(?:do not|stop|no need to|never mind)(?: \\w+)? (?:apologi[sz]e|apologi[sz]ing|say(?:ing)? sorry|be(?:ing)? sorry)\\b.*|^(?:please |now |and )*just (?:fix|sort|correct|change|do) it(?: now| please)?$',
      'what is wrong with you|are you (?:deaf|stupid|kidding me|serious)',
    ],
    ways: [['Sorry.', 'I’m sorry.', 'Sorry, my mistake.']],
  },
  ...sorrows,
  {
    kind: 'conflict',
    told: [
      '(?:lost|forgot|misplaced|broke|dropped|burn(?:t|ed)|spilled|spilt|missed) (?:my|the|our) (?:\\w+ )?(?:keys?|wallet|phone|purse|glasses|bag|card|umbrella|gloves?|scarf|bus|train|tram|supper|dinner|toast|rice|cake|cup|mug|plate|vase|jug)(?: (?:again|too|today|this morning|as well|now))*$|locked (?:myself|us) out|(?:flat|punctured) tyre|(?:car|bike|washing machine|boiler|heating|dishwasher|fridge|internet|oven) (?:will not start|broke down|broke|died|packed up|is broken)(?: again)?$',
    ],
    ways: [['How annoying. I’m sorry.', 'Oh no, that as well. I’m sorry.']],
  },
  {
    kind: 'conflict',
    asked: true,
    told: [
      '^why (?:does|do|must|is|are|has|have) (?:everyone|everybody|everything|it always|we always|they always|(?:we|i) (?:all |always )?have to)\\b.*',
    ],
    ways: [
      ['That does wear one out. I have no good answer either.', 'Fair question, and I have no good answer.'],
    ],
  },
  {
    kind: 'conflict',
    told: [
      'ANY (?:\\w+ )?(?:promised|said (?:that )?(?:he|she|they) would)\\b.*\\b(?:did not|has not|have not|never|forgot|does not)',
      '(?!i |we )ANY (?:\\w+ )?(?:did not (?:come|show|show up|turn up|call|ring|answer|keep)|never (?:shows up|turns up|comes|calls|answers|helps|listens|does (?:anything|a thing|it))|let (?:me|us) down|stood (?:me|us) up|(?:still|again) (?:has|have) not|(?:has|have) still not|still not|is late again|was late again|is (?:never on time|always late)|does nothing|does not (?:lift a finger|help|care|listen|even \\w+)|leaves (?:everything|it all|the mess|all the \\w+)|forgot (?:again|my|our|about (?:me|us)))',
      '(?!i |we |it )ANY (?:\\w+ )?(?:broke|breaks) (?:his|her|their) (?:word|promise)',
    ],
    ways: [
      ['No wonder you are cross with {who}.', 'That is annoying of {who}.'],
      ['No wonder you are cross.', 'That is annoying.'],
    ],
  },
  {
    kind: 'conflict',
    told: [
      '(?:shouted|yelled|screamed|snapped|swore) at (?:me|us|each other|P|him|her|my \\w+)|ANY (?:\\w+ )?(?:slammed|stormed out|hung up on me)',
      '(?:another|massive|terrible|huge|big) (?:argument|row|fight|quarrel|bust up)(?! of\\b)|(?:are|is|were|was|keep) (?:always |forever |constantly )?(?:fighting|arguing|quarrel(?:l)?ing|bickering|at war|at odds|on bad terms)|on (?:bad|no) terms|a feud|had words|not on speaking terms',
      '(?:insulted|mocked|undermines|undermined|reproaches|accused|accuses|belittles|belittled|nags|nagging|annoys|threatened to leave) (?:me|my \\w+|us)|(?:is|are) (?:sulking|being (?:horrid|horrible|mean|nasty|unfair|impossible|rude))|blew up at|(?:said|says|told) (?:such )?(?:terrible|awful|horrible|nasty|mean|cruel|hurtful) things|unforgivable|takes? (?:his|her|their|everybodys|P) side|read my (?:diary|letters)|ANY (?:\\w+ )?(?:lied|is a liar|walked out)\\b',
      '(?:had|have|having) (?:VERY|another |big |huge |terrible )*(?:fight|row|quarrel|argument|fall(?:ing)? out)',
      '(?:i|we|P and i|i and P) (?:\\w+ )?(?:argued|quarrel(?:l)?ed|fought|fell out)|(?:argued|quarrel(?:l)?ed|fought|fell out) with ANY',
      '(?:not|stopped|no longer|barely|hardly) (?:speak|speaking|talk|talking|spoken) (?:to|with) (?:me|each other|ANY)|(?:ignores|is ignoring|ignored|avoids) me|silent treatment',
      '(?:lied to|cheated|betrayed|talks? about|talked about|laughed at|insulted|humiliated|blames?|blamed) me(?! (?:alone|and my homework))|behind my back',
    ],
    ways: [
      ['That hurts, and it stays with one for a while. I’m sorry it went so with {who}.'],
      ['That hurts, and it stays with one for a while. I’m sorry.'],
    ],
    helps: 'swap',
  },
  {
    kind: 'conflict',
    told: [
      'ADJ(?:angry|furious|mad|cross|annoyed|irritated|pissed off|fuming|livid|disappointed|hurt)(?: (?:at|with|about|by|that|because|over|in|and) .*| (?:today|right now|again|now|DAY))*$',
      'have had (?:it (?:with|up to)|enough)\\b|(?:fed up|sick and tired|sick|had enough|tired) (?:with|of) (?!the (?:cold|rain|weather|snow)\\b)(?:ANY|him|her|them|this|it|the|asking|being|always|doing|having|cleaning|tidying|repeating)',
      'ANY (?:\\w+ )?(?:drives? me (?:mad|crazy|nuts|up the wall)|gets? on my nerves|does my head in|makes? me (?:so )?(?:angry|mad|furious|cross))',
      '(?:is|are|was|were) VERY(?:unfair|rude|selfish|mean to me|horrible to me|nasty to me|impossible|unbearable|inconsiderate)',
      '(?:going to|gonna|will|might|want to) (?:murder|kill|strangle|throttle|scream at) (?:him|her|them|P|somebody|someone)(?: \\w+)?$|^if ANY (?:\\w+ )?(?:leaves?|takes?|eats?|loses?|says?|asks?|does|touches) (?:one more|another|my|that) .*',
      'could (?:strangle|throttle|scream at) (?:him|her|them|P)|it is (?:so |just )?(?:not fair|unfair)|i (?:hate|can not stand) (?:him|her|them|P|it when)',
    ],
    ways: [
      [
        'That is annoying. I take no side, but I hear you about {who}.',
        'No wonder you are cross with {who}.',
      ],
      ['That is annoying. I hear you.', 'No wonder you are cross.'],
    ],
  },
  {
    kind: 'joy',
    told: [
      '(?:is|was|are) (?:finally |just )?born|(?:had|has had) (?:her|the|their) baby|(?:we|they|she|P) (?:\\w+ )?had a (?:baby|little) (?:girl|boy)|(?:am|is|are) (?:pregnant|expecting|having (?:a baby|twins))|(?:a|her|his) grand(?:child|son|daughter) (?:was|is) born',
    ],
    ways: [['A baby! How wonderful. Congratulations.']],
  },
  {
    kind: 'joy',
    told: [
      '(?:am|is|are|got|getting) (?:engaged|married)|(?:said yes to|proposed to) (?:me|him|her|P)|ANY (?:\\w+ )?proposed\\b(?! (?:to|a|the|that) (?:\\w+ )?(?:vote|date|day))',
    ],
    ways: [['How lovely! Congratulations.']],
  },
  {
    kind: 'joy',
    told: [
      'ANY (?:\\w+ )?(?:passed(?! (?:away|on|by|out|the \\w+ (?:to|on)|it))|graduated|aced|got (?:in|into|accepted|the (?:job|place|part|contract|flat|house)|promoted|a (?:promotion|raise|ten|ten out of ten|medal|prize|place))|won(?: (?:the|a|first|his|her|my|our|against)\\b| \\d|$)|made it|came first|did it|managed it)',
      'ANY (?:\\w+ )?(?:read|reads|swam|swims|rode|walked|walks|slept|sleeps|tied|wrote|ate|cycled|climbed|counted|played|sang|danced|jumped|dived|crawled|stood|cooked|baked|spoke|laughed|managed|did)\\b.*(?:alone|aloud|out loud|by (?:him|her|my|them)self|all by|for the first time|for once|without (?:help|any help|the|a|her|his|my|stabilisers|falling|crying|fear)|a whole|the whole|in one go|through the night|all night|right through|\\d+ (?:steps|lengths|pages|metres|kilometres|km)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty) (?:steps|lengths|pages|metres|kilometres))',
      "(?:his|her|my|their|P's|the baby's|KIN) (?:very )?first (?:tooth|steps?|words?|goal|swim|concert|poem|day)",
      'ANY can (?:read|swim|ride|walk|write|whistle|talk|count|cycle|skate|dive|dress (?:him|her)self|tie (?:his|her) \\w+) (?:now|already|at last|by (?:him|her)self|alone)|ANY (?:\\w+ )?learn(?:ed|t) to (?:read|swim|ride|walk|write|tie|whistle|skate|dive|cycle)\\b',
      '(?:took|taken|said|lost|scored|got|has|swam|rode) (?:his|her|my|their) (?:very )?first (?:steps?|words?|tooth|goal|medal|length|bike)',
    ],
    ways: [
      ['How lovely! Well done, {who}.', 'Well done, {who}! Thank you for telling me.'],
      ['Well done! You can be proud of that.', 'How lovely! Well done.'],
    ],
  },
  {
    kind: 'joy',
    told: [
      'ANY can (?:\\w+ )?(?:walk|talk|eat|climb|stand|move|see|hear|breathe|run|swim|laugh) (?:\\w+ ){0,4}again',
      '(?:is|am|are|feels?|feeling|got|all) VERY(?:well again|healthy again|better again|much better|better at last|better now|recovered|fit again|back on (?:his|her|my) feet|fever free|all clear)',
      '(?:home|back|out|released|discharged) (?:from|of) (?:the )?hospital|got the all clear|(?:scan|test|results?) (?:was|were|is|are|came back) (?:clear|good|fine|negative)|the (?:fever|pain|cough) (?:is|has) (?:gone|finally gone|over)',
    ],
    ways: [['What a relief, for {who} and for you.'], ['What a relief. I’m glad.']],
  },
  {
    kind: 'joy',
    told: [
      'ADJ(?:happy|proud|delighted|thrilled|over the moon|overjoyed|relieved|grateful|excited|glad|pleased|cheerful)(?! (?:to (?:help|do|take|hear)|birthday|if|with (?:that|monday|tuesday|the date)|for you to|new year|christmas))',
      '(?:such|what) a relief|what luck|could burst with pride|feel (?:so )?loved|best (?:christmas|birthday|holiday|summer|day|evening) ever|(?:is|it is) benign|(?:tests?|scan|results?|check ?up) .*(?:came back|is|are|was|were) (?:clear|fine|good|perfect|negative)|made up (?:again|at last)$|(?:was|were) (?:VERY)(?:brilliant|fantastic|a success|amazing|magnificent) in the|standing ovation|in the team|came (?:first|second|third)\\b|got an? (?:a|one|ten|gold|good (?:grade|mark))\\b|lead role|got (?:his|her|my) (?:\\w+ )?(?:badge|licence|diploma|certificate)|(?:asked me|proposed) and i said yes|P said yes$',
      '(?:good|great|wonderful|fantastic|brilliant|happy|such good|the best) (?:news|day ever)|best (?:day|news|evening|birthday|present|party)(?: \\w+){0,3}$|hooray|hurray|hurrah|yay+|yippee|woo ?hoo|guess what$',
      '(?:what|such) (?:a|an) (?:lovely|wonderful|beautiful|great|good|perfect|brilliant|happy|nice) (?:day|evening|morning|weekend|party|time|surprise|supper|dinner|afternoon)|it was (?:so |really |such )?(?:lovely|wonderful|beautiful|perfect|a success|great fun)(?: .*)?$',
      '(?:was|is|were) VERY(?:kind|sweet|lovely|good|nice|patient) (?:to|with) (?:me|us)|ANY (?:\\w+ )?(?:loved (?:it|every|the|her|his|our|my)|made (?:me|us) (?:laugh|smile|so happy|cry with|breakfast)|laughed (?:so|until|all|a lot)|hugged me|thanked me|surprised (?:me|us))',
      '(?:we|i) (?:\\w+ )?(?:danced|laughed|sang|celebrated) (?:\\w+ ){0,4}(?:night|evening|together|tears|home)',
    ],
    ways: [
      ['How lovely, for you and for {who}. I’m glad.'],
      ['How lovely. I’m glad you told me.', 'That is good to hear!', 'Lovely! Thank you for telling me.'],
    ],
  },
];
