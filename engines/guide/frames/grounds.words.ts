import type { Act } from './acts.ts';

/**
 * Words without which a clause is hardly ever that act, however the ear hears it: a feeling has a word of feeling, a thing
 * ticked off a word of doing. Acts that stand nowhere here may be heard in any words.
 */
export const grounds: Partial<Record<Act, string>> = {
  done_task:
    'done|did|finish\\w*|ready|sorted|complete\\w*|tick\\w*|over|crossed|checked|PAST|gone|behind (?:me|us)',
  change_task:
    'P|D|move\\w*|put|push\\w*|change\\w*|later|earlier|instead|postpone\\w*|off|wait|urgent|important|priority|swap\\w*|goes|give\\w*|take\\w*|until|till|more time|make',
  cancel:
    'cancel\\w*|never mind|nvm|mind|forget|leave|drop\\w*|stop\\w*|scrap|skip|not|no|off|undo|remove\\w*|delete\\w*|rid|enough|quit|mistake|instead',
  remind_me:
    'remind\\w*|forg\\w*|nudge\\w*|wake|alarm|tap|ping|poke|shout|warn|alert|slip\\w*|memory|remember|tell me|call me|mind',
  remember_this:
    "remember|keep|in mind|notes?|should know|record|fact|allerg\\w*|birthday|favou?rite|likes?|hates?|loves?|eats?|drinks?|prefers?|takes?|wears?|can not (?:have|eat|drink|stand)|do(?:es)? not (?:eat|drink|like|take|want)|(?:is|are|am) (?:called|in|under|behind|on|at|born|an? |the)|name|number|code|pin|password|size|keys?|lives?|born|vegetarian|vegan|years old|turns|meat|pork|P's \\w+ is",
  forget_this: 'remember\\w*|know\\w*|told|said|memor\\w+|noted|kept|keep\\w*|everything|data|account|about',
  found_project:
    'project|salon|group|club|together|start\\w*|found\\w*|dream\\w*|idea|build\\w*|open\\w*|space|we',
  start_vote: 'vote\\w*|votes|voting|poll\\w*|ballot|choose|decide|decides?|or|opinion\\w*|majority',
  invite_to_council: 'council\\w*|mediat\\w*|moderat\\w*|talk|listen\\w*|together|heard|between',
  perspective_swap: 'swap\\w*|perspectives?|shoes|sides?|eyes|places|views?|see|sees|understand\\w*',
  conflict:
    'fight\\w*|fought|argu\\w+|quarrel\\w*|row|rows|shout\\w*|yell\\w*|scream\\w*|angry|anger|mad|furious|cross|annoy\\w*|upset|hate[sd]?|hurt\\w*|unfair|fair|never (?:helps?|listens?|asks?|answers?)|always (?:me|late)|ignor\\w*|lied|lies|lying|liar|blam\\w+|insult\\w*|rude|mean|nasty|offend\\w*|disput\\w+|tension|sulk\\w*|silen\\w+|speak\\w*|talk\\w*|enough|fed up|sick of|tired of|interrupt\\w*|treat\\w*|snapp?\\w*|nerves|slamm?\\w*|promise\\w*|refus\\w+|moan\\w*|nagg?\\w*|cheat\\w*|stole|betray\\w*|gossip\\w*|apologi\\w+|forgiv\\w+|sorry|threw|without asking',
  joy: 'happy|happi\\w+|glad|proud\\w*|delight\\w*|thrill\\w*|excit\\w*|grateful|reliev\\w*|pleased|lov(?:e|ed|ely)|wonder\\w*|great|good|best|better|nice|amazing|brilliant|fantastic|super|finally|made it|did it|managed|passed|won|win|got (?:in|into|it|the (?:job|part|place|keys?))|born|baby|engaged|pregnant|married|wedding|first (?:time|step|word|tooth|day)\\w*|steps|hoo?ray|hurray|yay|woo\\w*|congrat\\w*|laugh\\w*|smil\\w+|sang|sing|danc\\w+|without|recover\\w*|allowed|accepted|success\\w*|works|kind|beautiful\\w*|perfect\\w*|cried with|alone|by (?:him|her|my)self|read me',
  hardship:
    'sleep\\w*|slept|awake|tired|exhaust\\w*|worn|burnt?|sick|ill|unwell|poorly|pain\\w*|ache\\w*|headache|migraine|fever|cough\\w*|vomit\\w*|hurt\\w*|cry|crying|cried|tears|alone|lonely|loneli\\w+|miss(?:ed|ing|es)?|hard|heavy|worr\\w+|afraid|scared|fear\\w*|fright\\w+|anxious|panic\\w*|nervous|dread\\w*|can not|could not|nothing|lost|lose|losing|died|dies|dying|dead|death|grave|funeral|grie\\w+|hospital|cancer|scan|clinic|dementia|stroke|fell|broke\\w*|fail\\w*|too much|a lot|so much|a bit much|would have been|debts?|money|bills|rent|job|fired|laid off|divorc\\w+|left|hates?|empty|dark\\w*|sad\\w*|down|low|awful|terrible|horrible|bad|worse|worst|rough|struggl\\w+|stress\\w*|overwhelm\\w*|drain\\w*|guilt\\w*|shame|ashamed|useless|hopeless\\w*|helpless|cope|coping|weak\\w*|homesick|bull\\w+|laughed at|too loud|not (?:well|ok\\w*|good|fine)|feel\\w*|felt|soul',
  what_day: 'day|date|time|week|month|year|hour|days|long|today|sleeps|calendar|weeks|nights',
  story:
    'story|stories|tale\\w*|game|play\\w*|chapter|saga|yarns?|adventure\\w*|next|once upon|continue|go|bedtime',
  verse:
    'sing|recite|poem\\w*|poetry|rhym\\w+|rap|lullab\\w+|haiku|limerick|ballad|hum|(?:a|another|the|one|some|me|us) (?:\\w+ )?(?:song|verse)',
  who_could_help:
    'who\\w*|any(?:one|body)|some(?:one|body)|help\\w*|hands?|arms|volunteers?|lend|borrow|people|able|spare|could use|time to|a person|soul|need (?:a|an|two|three|some)',
  reckoning: '\\d[\\d.,]*|percent|half|third|quarter|plus|minus|times|divided|split|share\\w*|sum|each',
  yes: 'yes|yep|yeah|yup|ok\\w*|sure|do|go|fine|good|great|please|right|correct|agreed|approve\\w*|perfect|sounds|exactly|all|both|course|absolutely|deal|that',
  no: 'no|nope|nah|not|never|neither|none|wrong|wait|rather',
  greeting:
    'hello|hi|he+y+|hiya|sup|ahoy|yo|hallo|morning|afternoon|evening|day|greetings|back|new here|the new one|meet',
  farewell:
    'bye\\w*|good ?night|night|goodbye|see you|until|later|sleep|bed|leave|leaving|off|go|going|farewell|adieu|speak again|ciao|kisses|nap|lie down|talk',
  thanks:
    'thank\\w*|thx|ty|much obliged|bless|appreciat\\w+|grateful|kind|merci|danke|bedankt|gracias|great|well done|cheers|legend|star|lifesaver',
};

/** A question stands in it, or the name of something that is asked for in one word. */
export const asksSomething =
  'WH|if|whether|status|news|decisions?|decided|outcome|summary|recap|overview|roles?|number|address|agenda|to do|to dos|tasks?|jobs|list|overdue|due|deadlines?|open|left|plans?|planned|schedule|calendar|anything|anyone|anybody|somebody|someone|volunteers?|help\\w*|need\\w*|latest|messages?|results?|search|find|look\\w*|show|tell|hear|know|something';
