import type { ActRule } from './act-rule.ts';
import type { FormKind } from './form-kind.ts';
import { asksThem, notes, tellings } from './message-rules.words.ts';
import { questions } from './question-rules.words.ts';
import { forTheRecord, heart, told } from './telling-rules.words.ts';

const SMALL = '(?:small|little|quick|easy|tiny|short|simple)';

const THAT = '(?:that|this|it)';
const ANOTE = `(?:a|another)(?: ${SMALL})? note`;
const KEPT = '(?:kept|noted|saved|stored|remembered|recorded|written(?: down)?|put down)';
/** Behind what is to be kept. */
const LATER =
  '(?: (?:down|somewhere|somehow|too|now|again|please|safe|(?:for|in|so|before|until|while) .*|D))*';

/** Of what is to be done. */
const deeds: readonly ActRule[] = [
  ['change_task', '(?=.*\\breminder (?:should|must|needs to|has to|ought to|could) be )'],
  ['what_is_due', '(?:the |my )?top (?:\\d+|two|three|four|five)\\b'],
  [
    'change_task',
    '(?:put|push) (?=(?:it|that|this) (?:off|back)\\b)|(?:put|move|push) (?=(?:it|that|this) (?:right |more |further |way )*(?:last|first|down|up|(?:to|at|on) the (?:very )?(?:top|bottom)|lower|higher)\\b)',
    'rest',
  ],
  ['add_task', '(?:make|turn) (?:it|that|this)(?: into)? a (?:task|to do|job)(?: too)?', 'rest'],
  ['remind_me', '(?:make|turn) (?:it|that|this)(?: into)? a reminder(?: too)?|(?:remind|remember)$', 'rest'],
  ['plan_event', '(?:make|turn) (?:it|that|this)(?: into)? an (?:event|appointment)(?: too)?', 'rest'],
  ['unknown', '(?:call|name) (?:it|that|this|them) (?=.)'],
  ['change_task', '(?:put|push|hold|set) (?=.*\\b(?:off|back)(?: (?:until|till|to))? D)', 'rest'],
  [
    'reckoning',
    '(?:split|divide|share)\\b.*\\d.*\\b(?:by|between|among|into|in)\\b|(?:calculate|work out|add up)\\b.*\\d',
  ],
  [
    'plan_event',
    '(?:put|add|write|enter|note)(?: (?:in|into|to|on)) (?:the|our|my)(?: \\w+)? ?(?:calendar|agenda|diary)',
    'rest',
  ],
  [
    'add_task',
    '(?:put|add|write|note)(?: (?:in|into|to|on))(?: (?:the|our|my|a))?(?: \\w+)? ?(?:list|to do|tasks)',
    'rest',
  ],
  [
    'cancel',
    '(?:forget|delete|remove|drop|cancel|scrap|bin|chuck|get rid of|take off) (?:it|that|this|them|both|all|(?:that|this|the last) one)(?: (?:again|please|then|too|out|off))*$',
  ],
  ['cancel', 'stop(?: (?:it|that|this|for now|for today|here|there|now|please|talking))*$'],
  [
    'cancel',
    '(?:take|strike|cross|get|remove|delete|drop|leave) (?=.*\\b(?:off|from|out of) (?:the|my|our|S)(?: \\w+)? ?(?:list|lists|calendar|agenda|plan|tasks|to do)\\b)',
    'rest',
  ],
  ['cancel', '(?:stop|leave|call off)(?: with)? (?=(?:the|my|our|that|GOING)\\b)', 'rest'],
  ['done_task', '(?:reopen|untick|uncheck)', 'rest'],
  [
    'cancel',
    '(?:forget (?:it|that|about it)|cancel(?: (?:it|that|this))?|stop(?: it)?|leave it|skip it|drop it|scrap (?:it|that)|ignore (?:it|that)|let it be|scratch that|undo(?: (?:it|that))?)(?: please| again)?$',
  ],
  [
    'cancel',
    '(?:cancel|drop|delete|remove|clear|stop|call off|forget(?: about)?)(?: (?:the|my|our|that|all))* (?:\\w+ ){0,3}(?:reminder|reminders|alarm)(?: (?:about|for|of|to))?',
    'rest',
  ],
  [
    'remember_this',
    `(?:make|take|keep|jot|write)(?: me| down)* ${ANOTE} (?:of|about) ${THAT}${LATER}$`,
    'rest',
  ],
  [
    'remember_this',
    `(?:put|get|have) ${THAT} (?:(?:in|into|among) (?:your|the|our) (?:notes|memory|head|book)|noted|written|saved|kept)${LATER}$`,
    'rest',
  ],
  ['remember_this', `${THAT} (?:to be )?${KEPT}${LATER}$`, 'rest'],
  ['remind_me', 'set (?:one|another)(?: one)?(?: up)?(?: (?:for|about|of))?(?= )', 'rest'],
  [
    'what_was_said',
    'remind (?:me|us)(?: again)? (?:of )?(?:who|what|which|how|where|why|whether)\\b',
    'rest',
  ],
  ['remind_me', '(?:shout|ping|nudge|poke|buzz|beep|alarm)(?: at)?(?: me)?(?= D)', 'rest'],
  [
    'remind_me',
    '(?:(?:set|make|add|create|give|send|drop)(?: me)? (?:a|an|another) (?:reminder|alarm|timer|alert|nudge|shout|ping|call|note|hint)|reminder|(?:remind|nudge|ping|poke|alert|warn|notify|remember) (?:me|us)|(?:wake) (?:me|us)(?: up)?|be (?:reminded|told|woken)(?: up)?|(?:do not|never) let (?:me|us) forget|(?:do not|never) let it slip(?: (?:my|our) minds?)?|(?:make|help) (?:me|us) (?:remember|think)(?= )|wake-up call|tell me(?= to VERB)|(?:tell|text|shout at|call) me (?=D|when it))(?: (?:again|please|also|D))*(?: (?:to|about|of|that|for|when it is time to|when it is time for))?(?: D to| D about| D that| D of)?',
    'rest',
  ],
  [
    'start_vote',
    '(?:(?:start|open|hold|make|have|take|call|do|create|set up)(?: (?:a|an|the|our|another|quick|new))* (?:\\w+ )?(?:vote|poll|ballot|show of hands)|vote|put (?:it|this|that) to (?:a|the) vote)(?: (?:on|about|whether|over|if|for|among \\w+|we))*',
    'rest',
  ],
  [
    'start_vote',
    '(?:(?:ask|let) (?:everyone|everybody|the family|the guild|the others|us all|all|all of us)(?: (?:vote|choose|decide))?(?: (?:whether|if|what|which|when|where|on|about))|let (?:everyone|everybody|the family|the guild|the others|us all|them|S|P(?: and P)*) (?:vote|choose|decide|pick)(?: (?:on|about|between|whether|if))?)',
    'rest',
  ],
  [
    'what_do_you_remember',
    '(?:show|list|tell)(?: me)? (?:your memory|your memories|(?:all )?what you (?:know|remember|keep|noted)|everything you (?:know|remember))',
  ],
  [
    'forget_this',
    '(?:forget|erase|delete|wipe|clear|empty|remove) (?:everything|all|what|whatever|that (?=i|we|my|our|P)|my \\w+ (?:from|out)|your memory|about (?:me|my|the|P)|me\\b|it all)(?: (?:i|we|you|of|about|told|said|know|have|me))*',
    'rest',
  ],
  [
    'remember_this',
    '(?:remember|note|keep in mind|bear in mind|memorise|save|write down|make a note)(?: for me| down| please)*(?: that|:| |(?= (?:my|i|the|P|our|we)))(?! ?to\\b)',
    'rest',
  ],
  ['remember_this', 'write(?: please| down| for me)* that(?! down\\b)(?= .)', 'rest'],
  ['remember_this', `(?:write|note|jot|keep|save|hold on to) ${THAT}(?= )${LATER}$`, 'rest'],
  ['remember_this', '(?:do not|never) forget(?: (?:it|that|this|please))*$', 'rest'],
  [
    'done_task',
    '(?:tick|check|cross|strike) (?:off|out)|(?:tick|check|cross|strike) (?=.*\\b(?:off|out)\\b)',
    'rest',
  ],
  ['add_task', '(?=(?:finish|complete) )'],
  ['done_task', 'mark (?=.*\\b(?:done|finished|complete|completed)\\b)', 'rest'],
  ['change_task', '(?:assign|reassign) |(?:hand over|pass on) (?=.* to P)', 'rest'],
  ['change_task', '(?:give|hand|pass|leave) (?=(?:the|that|my|this|it)\\b.* to P)', 'rest'],
  [
    'change_task',
    '(?:make|mark|set) (?=.*\\b(?:urgent|important|(?:low|high|top|normal)(?: priority)?|p[1-4])$)',
    'rest',
  ],
  [
    'change_task',
    '(?:change|set|move) (?:the )?(?:date|due date|deadline|day|time|priority|hour)(?: (?:of|for|on))?',
    'rest',
  ],
  [
    'change_task',
    '(?:postpone|reschedule|delay|put off|bring forward|put back|defer|bump|push(?: back)?)',
    'rest',
  ],
  [
    'change_task',
    '(?:move|shift|swap|switch|change|put|make) (?=.*\\b(?:D instead|from D|(?:to|till|until) D|(?:a|one|two|three|\\w+) (?:days?|weeks?|hours?) (?:later|earlier)|forward|back to|into D))',
    'rest',
  ],
  [
    'change_task',
    '(?:move|shift|reschedule|make) (?=(?:it|that|this|the|my|our)\\b.* ?D)(?!(?:it|that|this) \\w+ D$)',
    'rest',
  ],
  [
    'invite_to_council',
    '(?:call|start|ask for|request|hold|open|convene|have|summon|get|bring|take|need|want)(?: \\w+){0,4} council(?: (?:about|on|over|of|for|to talk about|to discuss))?|mediate(?: between)?',
    'rest',
  ],
  [
    'perspective_swap',
    '(?:swap|exchange|trade) (?:perspectives?|views|places|sides|shoes)|(?:see|look at|hear|imagine|show me) (?:\\w+ ){1,4}(?:from|through|with) (?:P|his|her|their|the other)|do a perspective swap',
  ],
  [
    'story',
    '(?:tell|read|give|spin|continue|go on with|write)(?: me| us| P)?(?: (?:a|the|another|our|some|more of the|on with the|new|next|bedtime|short|good))* (?:story|tale|chapter|saga)|(?:play|continue)(?: (?:the|a))? (?:game|tale|story)',
  ],
  [
    'verse',
    '(?:sing|recite|compose|hum)(?= |$)(?! (?:at|with|in the choir|D))|(?:write|make|give|tell|read|say)(?: me| us| P)?(?: (?:a|an|another|some|the|it|that|something|short|little|funny|in))* (?:song|poem|verse|rhyme|lullaby|poetry|haiku|limerick|ballad)',
  ],
  [
    'smalltalk',
    '(?:tell|give)(?: me| us)?(?: (?:a|another|some|any|good))* (?:joke|riddle|something (?:funny|nice|cheerful|good|silly)|fun fact)',
  ],
  [
    'summarise_space',
    '(?:sum up|summari[sz]e|recap|catch me up|fill me in|update me|bring me up to|get me up to|give me (?:the gist|a summary|an update|the news))(?: (?:on|about|with|what))*',
  ],
  [
    'next_small_thing',
    `(?:give|find|pick|suggest|tell|name|choose)(?: me| us)?(?: (?:just|a|one|some|something|anything))*(?: ${SMALL})(?: (?:thing|job|task|one))?|nudge(?: me)?$|pick one(?: for me)?$|put me to work`,
  ],
  [
    'what_is_due',
    '(?:show|give|read|list|see|tell)(?: me| us)?(?: (?:all|what is on|the|my|our|P|S|open|whole|D|his|her))* (?:tasks?|to dos?|to do list|list|agenda|day|week|calendar|plan|duties|jobs)|(?:give|show|make|have|get)?(?: ?(?:me|us|a|an|the|short|quick|full))* ?(?:overview|rundown|run-down)\\b',
  ],
  [
    'who_are_you',
    '(?:introduce|describe|explain) (?:yourself|you)|tell me (?:about|who you) ?(?:yourself|you|are)$',
  ],
  [
    'what_can_you_do',
    'help(?: me| us)?(?: out)?(?: please)?$|(?:explain|show me)(?: \\w+)? how (?:this|it|the game) works|explain (?:this|the game)',
  ],
  ['who_is', '(?:tell me|say something)(?: more)? about P'],
  [
    'find_person',
    '(?:find|connect me with|introduce me to|get to know|put me in touch with|meet|look for)(?: (?:me|us))? (?:P$|some(?:one|body)|people|others|families|neighbours|a family|new people)',
    'rest',
  ],
  ['search', '(?:search|look up|dig up|dig out)(?: (?:for|the|my|our|all|messages|words|about))*', 'rest'],
  [
    'search',
    '(?:find|show)(?: me| us)?(?: (?:all|the|that|old|where|what|everything|P))* (?:messages?|words|recipes?|posts?|letters?|notes?|photos?|pictures?|text|papers?|files?|docs?)',
  ],
  [
    'found_project',
    '(?:start|found|open|create|begin|make|set up|launch|kick off|need)(?: (?:up|us|me))?(?: (?:a|an|our|the|another|new|little|small|shared|proper))+ (?:\\w+ )?(?:project|salon|working group|committee|space|group|club|circle|initiative|co-op|association)(?: (?:for|called|named|about|on|to|where))*',
    'rest',
  ],
  [
    'found_project',
    '(?:build|restore|renovate|publish|convert|grow|dig|open|put on|start|found|write|create) (?=(?:a|an|our|the|some)(?: \\w+)? (?:house|garden|barn|playground|library|choir|book|boat|oven|shed|school|cabin|greenhouse|orchard|band|cinema|cafe|shop|workshop|treehouse|hut|website)\\b)',
  ],
  [
    'plan_event',
    "(?:plan|organi[sz]e|arrange|throw|host|schedule|set up|hold|have|make|create|add|book in|celebrate|put in|do)(?: (?:a|an|the|our|another|some|my|new))* (?=(?:(?!to\\b|and\\b)\\w+(?:'s)? ){0,3}EVENT\\b)",
    'rest',
  ],
  [
    'plan_event',
    '(?:put|add|write|enter|note|get|pop|save|pencil)(?: in| down)? (?=.*\\b(?:in|into|on|onto|to) (?:the|our|my|S|P)(?: \\w+)? ?calendar)',
    'rest',
  ],
  [
    'write_doc',
    '(?:write|start|begin|make|create|open|draft)(?: (?:me|us|up|a|an|another|the|our|new))* (?:doc|document)(?: (?:about|on|for|called|named|of))*(?= )',
    'rest',
  ],
  [
    'plan_event',
    '(?:make|create|add|set up|new|write|put|note)(?: (?:an?|new|for me|for us|for P))* (?:event|appointment|date)(?: (?:for|called|named|on|:))*',
    'rest',
  ],
  [
    'plan_event',
    '(?:put|schedule|pencil in|enter|note)(?: in)? (?!down\\b)(?!.*\\b(?:list|tasks?|to do)\\b)(?=.*D)',
    'rest',
  ],
  ['plan_event', '(?:set|put) (?:it|that|this) (?:up|in)(?: please)*$', 'rest'],
  ['plan_event', 'be at (?:the |a |my )?(?=(?:\\w+ )?EVENT\\b)', 'rest'],
  [
    'plan_event',
    '(?:have|get) (?=(?:P(?: and)? )+(?:over |round )?(?:for|to) (?:(?:a|the|some) )?EVENT)',
    'rest',
  ],
  ['plan_event', 'invite (?=.*\\b(?:to|for|over|round|D)\\b)'],
  [
    'add_task',
    '(?:put|get|stick|have) (?:it|that|this) (?:down )?(?:on|in) (?:the|my|our)(?: \\w+)? ?(?:list|to do|tasks) (?:to|that) ',
    'rest',
  ],
  [
    'add_task',
    "(?:put|get|jot|stick|pop) (?=(?:(?!it\\b|that\\b|this\\b|me\\b|P )[\\w']+ ){1,6}(?:down|on there)\\b)",
    'rest',
  ],
  [
    'add_task',
    '(?:put|write|note)(?: down)? (?:me|us) (?!down\\b|in\\b|up\\b|on\\b|off\\b|through\\b|to\\b|at\\b)(?=\\w)',
    'rest',
  ],
  [
    'add_task',
    '(?:put|add|write|stick|get|pop|note|place|throw)(?: (?:down|up))? (?=.*\\b(?:on|to|onto|in|into) (?:the|my|our|S|P|his|her)(?: \\w+)? ?(?:list|to do|tasks?|agenda|board)\\b)',
    'rest',
  ],
  [
    'add_task',
    '(?:(?:add|create|make|write|put|note|open|start|set|jot)(?: (?:me|us|down|in|up))*(?: (?:a|an|another|one|the|this|as|it|that|new))* (?:task|to do|job|chore|item|errand)|(?:new (?:job|chore|errand)|(?:new )?(?:task|to do|action|note to self))|add|put down|jot down|note down|write down)(?: (?:for (?:me|us|P)|called|named|saying|that says|to))*(?= )',
    'rest',
  ],
];

const proposals: readonly ActRule[] = [
  [
    'yes',
    '(?:do (?:it|that|this)|go(?: ahead| for it)?|start|begin|get (?:going|started))(?: with (?:it|this|that))?$',
  ],
  ...deeds,
  ['plan_event', '(?:(?:a|an|another|our|the|some) )*(?=(?:(?!to\\b|and\\b)\\w+ ){0,3}EVENT\\b)', 'rest'],
  [
    'plan_event',
    '(?:meet|eat|go|celebrate|come together|get together|see each other|gather|sing|cook together|dance|play)\\b',
  ],
];

const fragments: readonly ActRule[] = [
  notes,
  ['story', '(?:(?:a|the|another|bedtime|new|next|more) )*(?:story|tale|chapter)(?: please| time)?$'],
  ['verse', '(?:(?:a|another|one) )*(?:poem|song|verse|lullaby|rhyme)(?: please| for \\w+| about .*)?$'],
  [
    'smalltalk',
    '(?:good|nice|great|glad) to (?:know|hear)(?: that)?$|(?:cool|nice|good|great|interesting|i see|aha|oh|wow|understood|got it|so so|not much|meh|lol|haha+)(?: \\w+)?$',
  ],
  [
    'what_is_due',
    '(?:my|our)(?: open)? (?:tasks?|to dos?|list|agenda|day|week)(?: D)?$|(?:overdue|due|open)(?: D| things| tasks)?$|(?:the )?top \\d+(?: tasks| things)?(?: D)?$',
  ],
  [
    'found_project',
    '(?:new )?project(?: idea)?(?: (?:for|called|named|about|on|to|:))*(?= )|new (?:salon|space|club|group)',
    'rest',
  ],
  [
    'cancel',
    "[\\w' ]+ (?:is |are )?(?:already|here|there|enough)(?: already| here| there)? no need(?: any ?more| now)?$",
  ],
  ['cancel', ".*(?:\\b(?:cancelled|canceled|called off)|[\\w]'s off)(?: D)*$"],
  ['add_task', "(?!VERB)[\\w']+(?: [\\w']+)? (?:D )*VERB (?:him|her|them)(?: D)*$"],
  ...deeds.filter(([act]) => act === 'remind_me' || act === 'add_task'),
  ['plan_event', '(?:(?:a|an|the|our|my|another) )*(?=.*\\bEVENT\\b.*\\bD|D.*\\bEVENT\\b)', 'rest'],
  [
    'next_small_thing',
    `(?:something|one thing|anything)(?: ${SMALL})?(?: to do)?$|next (?:step|thing)$|bored$`,
  ],
];

export const actRules: Readonly<Record<FormKind, readonly ActRule[]>> = {
  order: [notes, ...tellings, ...deeds],
  wish: [asksThem, ...deeds],
  asked: deeds,
  unwanted: deeds,
  need: [
    [
      'who_could_help',
      '(?:\\w+ ){0,4}(?:hands?|people|help|helpers?|volunteers?|babysitter|drivers?|someone|somebody|support|carpenter|electrician|plumber|tutor|nurse|lawyer)\\b',
      'rest',
    ],
    ...deeds,
  ],
  proposal: proposals,
  passive: [
    ['remember_this', `${THAT} (?:should|must|ought to|has to|needs to) be ${KEPT}${LATER}$`, 'rest'],
  ],
  question: questions,
  told,
  fragment: [...forTheRecord, ...fragments, ...heart],
};
