import type { Feeling } from './feeling.ts';

const illnesses =
  '(?:fever|cough|cold|flu|headache|migraine|sore throat|temperature|tummy ache|stomach ache|stomach bug|tummy bug|bug|earache|toothache|back ?ache|chickenpox|chicken pox|covid|infection|rash)';

/** What is hard: told in these words. */
export const sorrows: readonly Feeling[] = [
  {
    kind: 'hardship',
    asked: true,
    told: [
      '^why (?:does|do|did|will|can|is) (?:nobody|no one|none of \\w+) (?:ever )?(?:(?:help|helps|care|cares|listen|notice|thank)$|(?:\\w+ )?(?:help|like|love|see|notice|thank|visit|ask|call|believe|understand|listen to|hear) me\\b.*)',
      '^(?:is there |does |would |will )?(?:anybody|anyone|somebody|who) (?:who |that |even |really |actually )*(?:like|likes|love|loves|cares?|misses|miss|notice|notices|see|sees|hear|hears|need|needs)(?: about)?(?: me)?$',
      '^how (?:much|many) (?:longer|more)? ?(?:\\w+ )?(?:can|must|do|should) i (?:\\w+ )?(?:do|take|bear|go on|keep|stand|carry).*|^how (?:am|was) i (?:supposed|meant|ever|going) (?:going )?to (?:do|manage|cope|handle|carry|get through|survive|fit)\\b.*|^how (?:can|do|shall|should|will) i (?:ever )?(?:go on|cope|get through|manage (?:all|this|it)|do (?:all|it all|everything))\\b.*',
      '^what (?:did i do wrong|have i done wrong|am i doing wrong|is wrong with me)\\b.*|^am i (?:such )?an? (?:bad|terrible|good|horrible|awful) (?:mother|father|mum|dad|parent|person|daughter|son|wife|husband|friend)\\b.*|^is (?:it|this) (?:all )?my fault\\b.*',
      '^why (?:did|does|do) DEAR (?:\\w+ )?have to (?:die|go|leave|suffer|be (?:ill|sick))\\b.*',
      '^who (?:will|would|is going to) (?:look after|care for|be there for|take care of|remember|visit|miss) me\\b.*',
      '^when (?:is|will) it (?:ever )?(?:be )?my turn\\b.*|^when (?:does|will) (?:it|this) (?:ever )?(?:get (?:easier|better)|end|stop)$|^will (?:it|this) ever (?:get|be) (?:better|easier|over|enough|good)\\b.*',
      '^what is the (?:point|use)(?: of (?:all )?(?:this|it|it all|anything|trying))?$|^why (?:me|always me|is it always me|does it always have to be me|do i bother|bother)$',
      '^can(?: not)? (?:anybody|anyone|somebody|someone) else .*(?:for once|for a change|ever)$',
    ],
    ways: [
      [
        'I have no answer to that, but I hear how heavy it is.',
        'I wish I had an answer. I hear how hard it is.',
      ],
    ],
  },
  {
    kind: 'hardship',
    told: [
      '(?:said|say|saying|had to say) goodbye to (?:our|my|the) (?:\\w+ )?(?:cat|dog|horse|rabbit|pet|KIN)|(?:had|have) to (?:put|let) (?:\\w+ ){1,3}(?:down|to sleep|go)|(?:cat|dog|horse|rabbit|hamster|guinea pig) (?:\\w+ )?(?:died|is dead|was run over|had to be put down)',
    ],
    ways: [['I’m sorry. That is a sad goodbye.', 'I’m so sorry. A goodbye like that hurts.']],
  },
  {
    kind: 'hardship',
    told: [
      'BE VERY(?:guilty|ashamed|embarrassed)(?! pleasure)|(?:like|as) a (?:bad|terrible|rotten|lousy) (?:mother|father|mum|dad|parent|daughter|son|wife|husband|friend|person)|like a failure|(?:i )?(?:can not|could not) forgive myself|it is (?:all )?my fault',
      'i (?:\\w+ )?(?:snapped|shouted|yelled|screamed) at (?:the|my|P|KIN|him|her|them)',
    ],
    ways: [
      [
        'That is a heavy feeling. It hurts because you care.',
        'Nobody gets it right every time. You care, and that counts.',
      ],
    ],
  },
  {
    kind: 'hardship',
    told: [
      '(?!i )ANY (?:\\w+ ){0,2}(?:was|is|were|came home|has been|started|began|keeps) (?:\\w+ )?(?:crying|in tears|sobbing|upset|sad|heartbroken|inconsolable|unhappy|miserable)|(?!i )ANY (?:\\w+ )?(?:cried|wept|sobbed)',
    ],
    ways: [['Poor {who}. I hope tomorrow is a better day.'], ['Oh dear. I hope tomorrow is a better day.']],
  },
  {
    kind: 'hardship',
    told: [
      '(?:do not|did not|not) know how to (?:\\w+ )?(?:tell|say|break|explain)|(?:have|need|ought) to tell (?:P|him|her|them|KIN|my \\w+) (?:the )?(?:bad|sad|terrible|awful) news',
    ],
    ways: [['That is not easy to say. I’m sorry.']],
  },
  {
    kind: 'hardship',
    told: [
      'DEAR (?:\\w+ )?(?:died|passed away|passed on|is dying|is dead|is gone for good)(?! (?:laughing|of laughter|to me|of (?:a|boredom|shame|embarrassment)|to \\w+))',
      '(?:death|funeral|loss) of DEAR|(?:buried|lost) (?:my|our|his|her) (?:KIN|baby|dog|cat|friend|best friend)',
      'miscarriage|grieving|my grief|in mourning|cried at (?:the|his|her) grave',
      '(?:first|second|third|another) (?:christmas|birthday|winter|summer|spring|easter|year) without|(?:christmas|birthday|easter|sundays?|home) without (?:him|her|them|P|KIN)',
      'DEAR (?:is |has |have )?(?:been )?gone (?:now )?(?:since (?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter|last \\w+)|for (?:\\w+ )?(?:years?|months?))',
      '(?:lay|laying|set|setting|keep|kept|cook|cooking) (?:\\w+ )?(?:a |the |his |her )?(?:\\w+ )?(?:plate|place|cup|chair|coat) for my (?:late )?KIN',
      'since DEAR (?:\\w+ )?(?:died|passed|passed away|left us|is gone|has been gone)',
      '(?:would|should) have (?:been|turned|had) (?:\\S+ ){0,2}(?:birthday|anniversary|wedding day|\\d+|\\w+ty(?: \\w+)?)(?: (?:today|tomorrow|DAY|now|this week))*',
      '(?:years?|months?|weeks?) (?:ago )?(?:today|now|DAY)? ?(?:since|that) DEAR (?:\\w+ )?(?:died|passed|left us)',
      'used to (?:\\w+ ){1,6}(?:before|when) DEAR (?:died|was still (?:here|alive|with us))',
    ],
    ways: [
      [
        'I’m so sorry about {who}. That hurts, and it may.',
        'I’m sorry. A day like that is hard without {who}.',
      ],
      ['I’m so sorry. That hurts, and it may.', 'I’m sorry. A day like that is hard.'],
    ],
  },
  {
    kind: 'hardship',
    told: [
      '(?:i|we|P|KIN|he|she|they) (?:\\w+ )?miss(?:es)? (?!the (?:bus|train|tram|post|deadline)\\b|a |an |it\\b|out\\b)\\w+',
    ],
    ways: [
      [
        'Missing {who} hurts. I’m glad you said it.',
        'You miss {who}. That is hard, and some days are harder than others.',
      ],
      ['That is hard, and some days are harder than others.', 'That hurts. I’m glad you said it.'],
    ],
  },
  {
    kind: 'hardship',
    told: [
      'ANY (?:\\w+ )*(?:in (?:the )?hospital|in hospice|in intensive care|cancer|chemo\\w*|dementia|alzheimer\\w*|a tumou?r|a stroke|a miscarriage|pneumonia|a relapse|surgery|an operation)',
      '(?:diagnosed|diagnosis|the scan|test results?|biopsy) (?:\\w+ ){0,4}(?:bad|cancer|not good|with|came back)',
      'ANY (?:had (?:a|another) (?:bad |nasty )?fall|(?:fell|broke|slipped) (?:in|on|down|over|off|out|again|\\w+ (?:arm|leg|hip|wrist|ankle|foot|collarbone|nose|finger|toe)))',
      'ANY (?:forgets|forgot|does not know|did not know|did not recogni[sz]e) (?:my name|me|us|who (?:i am|we are)|where (?:she|he) is)',
      '(?:not good|bad|terrible|awful|sad) news\\b',
      '(?:losing|lost) (?:her|his) (?:memory|mind|hearing|sight)|(?:is|are) not (?:him|her|them)sel(?:f|ves)|(?:mind|memory) is going|(?:palliative|a lump|intensive care|the ward again)',
      '(?:getting|going) (?:worse|downhill)|VERYnot long (?:now|to live)',
    ],
    ways: [['I’m sorry. That is hard for {who}, and for you beside it.'], ['I’m sorry. That is hard.']],
    helps: 'drive|sit|visit|cook|meal|soup|bake',
  },
  {
    kind: 'hardship',
    told: [
      `(?:i|we) (?:\\w+ )?(?:have|have got|got|had|am having)(?: VERY| )?(?:\\w+ ){0,2}${illnesses}`,
      'i (?:BE) VERY(?:ill|sick|unwell|poorly|dizzy|queasy|nauseous|feverish)(?! (?:of|and tired|leave|note))',
      'my (?:head|back|tummy|stomach|throat|tooth|ear|hip|knee|neck|shoulder|feet|leg|arm|belly)(?: \\w+)? (?:hurts?|aches?|is killing me|is pounding)',
      'in (?:such |so much |a lot of |terrible )?pain|i (?:\\w+ )?threw up|i keep (?:coughing|throwing up)',
      `^VERY(?:headache|migraine|fever|flu)(?: (?:again|today|all day|since \\w+))*$`,
    ],
    ways: [
      ['Poor you. I hope it eases soon.', 'I’m sorry you feel so bad. I hope you can lie down a while.'],
    ],
  },
  {
    kind: 'hardship',
    told: [
      `ANY (?:\\w+ ){0,2}(?:has|have|had|got|has got|caught|woke up with|came home with|is down with|are down with|down with)(?: VERY| )(?:\\w+ ){0,2}${illnesses}`,
      '(?!i |we )ANY (?:\\w+ )?BE VERY(?:ill|sick|unwell|poorly|feverish|not well)(?! (?:of|and tired))',
      'ANY (?:\\w+ )?(?:threw up|is throwing up|has been throwing up|was sick|keeps? coughing|is coughing|coughed all night|is running a temperature|has a temperature|stays? (?:at )?home sick)',
      `(?!i |we )ANY (?:\\w+ )?(?:BE) (?:\\w+ )?(?:home|in bed|off school|at home) with (?:VERY|the )(?:\\w+ )?${illnesses}`,
      '(?:sick|ill|poorly|feverish) (?:child|kid|kids|baby|toddler|daughter|son)',
    ],
    ways: [
      [
        'Poor {who}. I hope it is over soon, and that you get some rest as well.',
        'Get well soon, {who}. And a quiet day to you too.',
      ],
      ['Oh dear. I hope it is over soon, and that you get some rest as well.'],
    ],
  },
  {
    kind: 'hardship',
    told: [
      '(?:do(?:ing)?|carry(?:ing)?|handl(?:e|ing)|manag(?:e|ing)|run(?:ning)?|organis(?:e|ing)|organiz(?:e|ing)|juggl(?:e|ing)) (?:\\w+ )?(?:all|everything|it all|all of (?:it|this)|the whole (?:thing|house|lot))(?: of it| here| around here| in this house)? (?:alone|by myself|on my own|myself|alone here)',
      'everything (?:\\w+ )?(?:lands|falls|hangs|rests|is|depends|comes down|stays) (?:on|with|up to|to|down to) me',
      '(?:all|it) (?:\\w+ )?(?:lands on|falls on|is left to|hangs on|depends on|comes down to) me',
      '(?:why is it|it is|is it) always me|always (?:me|i) who (?:has|have) to',
      '(?:nobody|no one|none of them|none of you)(?: here| else| in (?:this|the) \\w+| at home)? (?:ever |else )?(?:helps|does (?:anything|a thing)|lifts a finger|cares)',
      'i (?:am|feel)(?: \\w+)? (?:the only one|alone with (?:it|this|all|everything|the \\w+))',
      'i have to (?:do|think of|remember) everything',
      'left (?:me )?(?:alone )?with (?:everything|it all|all of it)',
    ],
    ways: [
      ['That is too much for one person.', 'That is a lot for one person, and it is all right to say so.'],
    ],
    helps: '.',
  },
  {
    kind: 'hardship',
    told: [
      '(?:nobody|no one|none of them)(?: here| else| in (?:this|the) \\w+| at home)? (?:ever |even )?(?:notices|sees|thanks|thanked|noticed|appreciates|values|asks|asked)(?: \\w+){0,8}$',
      'BE VERY(?:invisible|unseen|unappreciated|taken for granted)|takes? (?:me|it|everything) for granted',
    ],
    ways: [
      [
        'That hurts, when one does so much and nobody says a word. I’m sorry.',
        'It should be seen, what you do. I’m sorry that it is not.',
      ],
    ],
  },
  {
    kind: 'hardship',
    told: [
      'ADJlonely',
      '(?:could use|would love|would like|need|miss|wish for) (?:some |a bit of )?company|wish (?:somebody|someone|you) (?:was|were) here',
      '(?:BE) VERYalone(?: here| tonight| today| (?:in|at) (?:this|the|my) (?:house|home)| at home| all (?:day|week)| (?:with|since) .*)?$',
      '(?:have|has|got) (?:no (?:friends|one to talk to)|nobody to (?:talk to|call))',
      '(?:nobody|no one) (?:\\w+ )?(?:calls|visits|remembered (?:me|my birthday)|came|asks (?:me|how i am)|talks to me|wants me|likes me|comes to see me|invited me)',
      '(?:left out|homesick|not invited|was not invited)',
    ],
    ways: [['I’m sorry, that is a heavy feeling. I’m only a program, but I’m here and I listen.']],
  },
  {
    kind: 'hardship',
    told: [
      '(?:do not|did not|could not|can not|have not|has not|barely|hardly|never|not) (?:really |even |properly |much )?(?:sleep|slept|sleeping)(?! (?:over|at (?:ours|theirs)))',
      '(?:no|little|too little|without|bad|lack of|not enough) sleep',
      'slept (?:VERY)(?:badly|terribly|poorly|two|three|four|\\d) ?\\w*',
      'sleepless|insomnia|(?:up|awake|lay awake|lie awake|lying awake) (?:\\w+ )?(?:all night|half the night|since (?:two|three|four|five|\\d)|at night|every night|until \\w+)',
      'DAY of no sleep|nights? without',
      'the (?:baby|little one) (?:\\w+ )?(?:woke|wakes|kept|cried|screamed) (?:\\w+ ){0,4}(?:night|every hour|every two hours)',
    ],
    ways: [
      ['No proper sleep, and {who} to think of as well. That wears anybody out.'],
      [
        'No proper sleep makes everything heavier. I’m sorry.',
        'That wears anybody out. I hope tonight is kinder.',
      ],
    ],
  },
  {
    kind: 'hardship',
    told: [
      'ANY (?:\\w+ )?(?:is|are|was|were|gets?|got) (?:\\w+ )?(?:bullied|picked on|mobbed|excluded|teased|laughed at|beaten up)',
      '(?:bully|bullies|teases?|teased|picks? on|picked on|mean to|laughs? at|laughed at) (?:P|him|her|his|my \\w+|my (?:son|daughter|boy|girl|child|kid)|me)',
    ],
    ways: [
      ['That is unfair, and it is not the fault of {who}. Somebody at school should hear of it soon.'],
      ['That is unfair, and it is not your fault. Tell somebody you trust, who can do something about it.'],
    ],
  },
  {
    kind: 'hardship',
    told: [
      '(?:ANY )(?:\\w+ )?(?:lost (?:my|his|her|their) job|was (?:laid off|let go|fired|sacked|made redundant)|got (?:laid off|fired|sacked)|am being laid off)',
      '(?:can not|could not|do not know how to|no way to) (?:\\w+ )?(?:pay|afford)|in debt|behind with the rent|money (?:is|was) (?:so |very |really )?(?:tight|short|all gone)|(?:evicted|bankrupt)',
    ],
    ways: [
      [
        'I’m sorry. Worry about money is there day and night.',
        'I’m sorry. That is a hard worry to live with.',
      ],
    ],
  },
  {
    kind: 'hardship',
    told: [
      '(?:ANY )(?:\\w+ )?(?:(?:is|are) (?:getting divorced|separating|divorcing|splitting up)|broke up|split up|left me|left us|dumped me|wants? a divorce|moved out on me|filed for divorce|cheated on me)',
    ],
    ways: [['I’m so sorry. That turns everything upside down.']],
  },
  {
    kind: 'hardship',
    told: [
      'ANY (?:\\w+ )?(?:failed|bombed|did not (?:pass|get (?:in|the (?:job|place|part)))|was rejected|was turned down|got rejected|lost the match)',
    ],
    ways: [
      ['What a disappointment for {who}. I’m sorry.'],
      ['What a disappointment, after all that work. I’m sorry.'],
    ],
  },
  {
    kind: 'hardship',
    told: [
      'DEAR (?:\\w+ )?(?:looks?|looked|seems?|seemed|has become|got|is getting)(?: very| terribly)? (?:\\w+ and )?(?:small|old|frail|pale|thin|lost|weak|sad|tired|quiet|confused|lonely|forgetful)',
    ],
    ways: [['That is hard to see. I’m sorry, for {who} and for you.'], ['That is hard to see. I’m sorry.']],
  },
  {
    kind: 'hardship',
    told: [
      'i (?:\\w+ )?(?:hate|can not stand|do so hate|loathe) (?:\\w+ing|having to|going to|that (?:job|phone))\\b',
    ],
    ways: [['I hear you. That is no fun.', 'Yes, some things are no fun at all.']],
  },
  {
    kind: 'hardship',
    told: [
      'ADJ(?:afraid|scared|worried|anxious|nervous|frightened|terrified|panicky|panicking|uneasy)(?! (?:it|that) (?:is|was) (?:true|the case)| (?:i|we|not|so|that)\\b| of (?:\\w+s|thunder|the dark|water|flying)$)',
      '(?:i|we) (?:\\w+ )?(?:worry|dread)(?! not)|worried (?:sick )?about|i (?:can not|could not) stop (?:worrying|thinking about)',
      '(?:what if|in case) (?:ANY) (?:\\w+ )?(?:dies|falls|does not (?:wake|come back|make it))',
    ],
    ways: [
      ['Worrying about {who} is tiring. I hope it turns out better than you fear.'],
      ['That is an uneasy feeling. I hope it turns out better than you fear.'],
    ],
  },
  {
    kind: 'hardship',
    told: [
      'ADJ(?:tired|exhausted|worn out|burn(?:t|ed)? out|overwhelmed|stressed|stressed out|drained|knackered|shattered|done in|dead on my feet|wiped out|at my limit|out of energy|struggling|drowning|at (?:my|our) wits end|at a loss|falling apart|not (?:ok|okay) at all)(?! (?:with|of) (?:the|my|his|her) (?:homework|dishes|shopping|shelf|shelves))',
      '(?:i|we) BE VERY(?:swamped|snowed under|spent|wrecked|empty inside|shaky|a burden|not good enough|done with it all|struggling|drowning in \\w+)',
      '(?:everything|it all|my (?:marriage|family|life|world)|it) (?:\\w+ )?(?:is|are) falling (?:apart|to pieces)|(?:it|this|tonight|today|that|christmas|sunday) (?:is|was) VERYhard(?: without| to (?:see|watch|bear|believe))?\\b|worst (?:day|week|night|year|christmas)|(?:have|had) a (?:little |good |bit of a )?(?:weep|cry)|(?:got|had) bad (?:marks|grades|results|news)|no money left|dread(?:ing)? (?:the|it|going)|nobody (?:turned up|came|picked me|needs me|wants me)',
      'ADJ(?:sad|down|low|miserable|upset|heartbroken|desperate|depressed|unhappy|hopeless|heavy|gloomy|fragile|useless|not (?:well|great|ok|okay|good)|blue|awful|terrible|horrible|rotten|crap|shit|like crying|like giving up)(?: (?:today|tonight|lately|again|this week|DAY|right now|at the moment|about (?:it|everything|all)|inside|and \\w+))*$',
      '(?:it|this|everything|all|life|work|today|that|things?) (?:is|are|was|feels?|gets?|has been|seems|got|becomes?|has got) (?:\\w+ ){0,3}(?:too much|a bit much|bit much|a lot|so much|all much|hard)(?: (?:for me|to (?:bear|carry|handle|take)|right now|today|lately|just now|these days|at the moment|DAY|with .*|and .*|the .*))*$',
      '^VERY(?:too much|a bit much|a lot)(?: (?:today|right now|lately|with .*))*$',
      '(?:can not|could not|hardly|barely) (?:cope|go on|do (?:this|it) (?:any ?more|any longer)|keep up|take (?:it|this|any more|much more)|keep my eyes open|think straight|stand it|face)',
      'can not (?:any ?more|any longer)$|i (?:\\w+ )?have no (?:energy|strength) (?:left)?|no (?:energy|strength)(?: left)?|running on empty|at the end of (?:my|our) (?:tether|rope|strength|wits)',
      '(?:got|gets|getting|is) on top of (?:me|us)|nothing (?:works|goes right|went right|is going right|is working)|everything (?:goes|went|is going|is) wrong|(?:everyone|everybody|they all|people) (?:just )?(?:assumes?|expects?|thinks?) (?:that )?i will|do not know (?:where|how) to (?:start|begin|go on)|everything at once|one thing after (?:another|the other)|i give up|want to (?:cry|scream|hide|run away)|could (?:cry|scream|weep)|i (?:\\w+ )?(?:cried|am crying|was crying|burst into tears|keep crying|wept)|in tears|feel like crying',
      '(?:hard|long|bad|rough|awful|horrible|terrible|difficult|heavy|exhausting|tough|rotten|shitty|crap|what a) (?:day|night|week|month|year|morning|evening)(?: (?:at|with|again|today|so far|it was|this was|for me|behind me) ?.*)?$',
      'i (?:\\w+ )?need (?:a (?:break|hug|rest|holiday|cuddle|drink|nap|good cry)|some (?:peace|rest|sleep|quiet)|to (?:cry|scream|lie down|get away))(?: (?:now|badly|today|from .*|so badly))*$',
      'sat in the car (?:\\w+ ){0,6}(?:before|because|and)|could not (?:get up|get out of bed|go in|stop crying|face)',
      'i (?:hate|am sick of|am done with) (?:today|this|everything|it all|my life right now|all of (?:it|this))$',
      'it is (?:not even|only just|barely) (?:noon|lunch|lunchtime|midday|breakfast|half past \\w+|(?:five|six|seven|eight|nine|ten|eleven|twelve)(?: o clock)?|\\d+)$',
      '(?:just|only) (?:needed|wanted|had) to (?:say|tell|get) (?:it|that|this|somebody|someone|you)',
    ],
    ways: [
      [
        'That is a lot, and {who} on top of it. I’m sorry it is so heavy.',
        'I’m sorry. With {who} as well, that would wear anybody out.',
      ],
      [
        'I’m sorry, that is a lot.',
        'That sounds heavy. I’m sorry.',
        'That is a lot to carry. It is all right to be tired.',
      ],
    ],
  },
];
