const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What a list of things to do is called, and says nothing of what stands on it. */
export const listNames = set(
  'plate agenda schedule diary calendar planner list lists table deck docket chores chore todos errands errand appointments appointment events event reminders reminder jobs duties duty tasks task programme week weekend month day evening morning afternoon overdue urgent important left open pending coming deadline deadlines due household family planned scheduled happening free busy available booked upcoming outstanding remaining ones planning remains shape missing settled fixed forgetting forgot besides date dates waiting',
);

/** Words that stand in a question and are never what it is about. */
export const fillers = set(
  'um uh uhm uhh er erm eh ah hm hmm mm lol lool omg oh ooh haha hahaha hihi pls plz please thx ty yo hey dear darling love mairy sorry btw anyway ok okay again exactly supposed honestly seriously actually basically literally kinda gonna wanna gotta dunno status offer offered offers offering volunteered volunteer answer answered become gladly overview absolutely lie happen happening stuff think feeling remember zzz yawn cheaper cheapest expensive begin begins began starts start started hour clock happens happen wrote vote votes voted check sounds set last bit thing people nobody somebody anybody comes coming come miss missed promised promise said',
);

/** What a feast is called when it is spoken of, whatever stands in the calendar. */
export const feastNames = set('party birthday feast celebration bday anniversary');
export const feast = /\b(?:turns|birthday|party|feast|celebrat\w*|wedding)\b/i;

const whole = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`, 'i');

/** The forms of a question: what is wanted to know, whatever it is about. */
export const wants = {
  decision: whole(
    'decide[ds]?|decision|agreed?|vote|voted|votes|chosen|chose|settled on|(?:did|have|had) we (?:\\w+ )?(?:say|said|pick|picked|take|taken|choose)',
  ),
  who: /(?<!\b(?:the|these|those|all|any|some)(?: \w+)? |body |one |people )\bwho(?:se)?\b(?!.*\b(?:could|can|would|might|free|able|wants|knows?|wrote|said|says|lives?|told)\b)/i,
  offer: whole('offer(?:s|ed|ing)?|volunteer(?:s|ed)?'),
  reason:
    /\b(?:why|how come)\b.*\b(?:nobody|no one|no-one|none of (?:us|you)|still open|not done|is(?:n['’]t| not))\b/i,
  guests:
    /\bwho(?:['’]?s| is| are| all)*(?: \w+)? (?:coming|going(?! to\b)|invited|joining|attending)\b|\bwho (?:all )?(?:comes|will come)\b|\bguests?\b|\bhow many (?:people |of us |guests )?(?:\w+ )?(?:coming|come)\b|\b(?:how many (?:people|of us|are we|we are|will (?:we|there) be)|we(?:['’]re| are| will be) how many)\b(?! (?:agree|vote|want))/i,
  somebody:
    /\b(?:did|has|have|had|was|were|is|does|do)(?:n['’]?t| not)? (?:there )?(?:not )?(?:(?:some|any)(?:body|one)|one of (?:us|you|them)|(?:some|any) ?one)\b(?: \w+){0,2}? (?:say|said|saying|offer\w*|mention\w*|promis\w*|volunteer\w*|have|had|got|know|own|not|like|want\w*)\b|\bwho was it(?: that| who)?\b/i,
  someone:
    /\b(?:some(?:body|one)|one of (?:us|you|them))(?: else| here| i think)? (?:had|offered|said|mentioned|promised|volunteered|was going to|wanted to)\b|\bthere was (?:some|any)(?:body|one)\b/i,
  lack: /\b(?:(?:has|have|had|got|there(?:['’]?s| is| are))(?: got)? no|(?:do|does|have|has)(?:n['’]?t| not) (?:have|got|own)(?: an?| any)?|without an?) \w+/i,
  deed: whole(
    'can|could|would|will|might|free|help\\w*|available|able|mind|offer\\w*|willing|knows? how|time',
  ),
  overview:
    /\boverview\b|\b(?:what|which|everything|all)\b.*\b(?:must|has to|have to|needs to|need to) (?:still )?(?:happen|be done)\b|\bwhat all\b/i,
  /** Somebody tired asks for no more than what can not wait. */
  least:
    /\b(?:really|actually|absolutely|truly) (?:has to|have to|must|needs to|need to)\b|\b(?:bare|absolute) minimum\b|\bthe least (?:i|we)\b|\bonly what (?:must|has to|needs)\b/i,
  now: /\bwhat(?:['’]?s| is)? (?:the )?(?:day|date|time|weekday|year) (?:is (?:it|today)|are we|have we|of the week is it)\b|\bwhat(?:['’]?s| is) (?:the )?(?:date|day|time)(?: today| now)?\W*$/i,
  aboutIt: /\b(?:about|for|of|with|on|to do)\b(?! (?:today|tomorrow|this|next|the \d|\w+day))/i,
  ofMe: /\b(?:is|are|was) (?:it|that|this|those|they)(?: for)? (?:me|mine|my job|my turn|on me)\b|\bam i (?:the one|it|on|doing)\b/i,
  first:
    /\b(?:first thing|(?:just|only) the (?:first|next)(?: one)?|the (?:very )?(?:first|next) (?:one|thing)|what(?:['’]?s| is) (?:next|first))\b/i,
  contact: whole('(?:phone|telephone|mobile)?(?: )?numbers?|(?:e-?mail |home )?address(?:es)?'),
  reply:
    /\b(?:say|said|answer\w*|repl\w+|think|thought|decide\w*|agree\w*)\b.* (?:to|about|of|on) (?:that|it|this)\b|\bwhat (?:did|was) (?:we|the others|they|everyone)(?: all)? (?:say|answer|reply)\W*$/i,
  which:
    /\bwhich (?:one )?(?:is it|of (?:them|the two|these|those)|is (?:right|true|correct))\b|\bwhich one\W*$/i,
  figure: whole(
    'how (?:much|many)(?! (?:longer|more can))|prices?|costs?|figures?|quotes?|bill|amount|cheaper|expensive',
  ),
  day: whole(
    'when|(?:what|which) (?:day|date|time|hour)|how (?:late|early|soon)|how (?:many|much)(?: more)? (?:days|weeks|sleeps|nights)|how long (?:is it )?(?:until|till|to)|deadlines?',
  ),
  state: whole(
    'status|state of|how (?:is|are|do|does|s|far)\\b.*(?:going|coming along|doing|look|stand|get on)|where (?:are|do) we stand|progress|how far',
  ),
  starting: whole('comes?|coming|arrives?|begins?|starts?|takes? place'),
  shopping: whole('buy|shop|shopping|groceries'),
  undated: whole('(?:no|without(?: a| any)?) (?:day|date|dates)'),
  late: whole('overdue|late|behind'),
  nobodys: whole('nobody|no one|no-one|unassigned|not taken|anybody yet'),
  pressing: whole("urgent\\w*|important|pressing|can(?:no|['’]| no)t wait"),
  ofMine: whole("i|i['’]m|(?:for|on|with) me|my|mine"),
  all: whole('we|us|our|everyone|everybody|anyone|anybody|all|everything|the (?:house|family|others)'),
  order:
    /^\W*(?:please |can you |could you )*(?:tell|show|give|read) (?:me|us)\b|^\W*i (?:would like|want|need|get|become|wish|search|seek|look for)(?: \w+)? (?:an?|the) (?:\w+ )?(?:overview|summary|list|phrase|words?|sentence|message)\b/i,
  what: /^\W*(?:(?:and|so|but|ok|oh|please|tell me|say|now)\W+)*(?:what|which|when|how|who|where|why|whose)(?:['’]?(?:s|re))?\b/i,
  list: whole(
    'first|open|due|to-?dos?|do|done|doing|left|lists?|tasks?|chores?|need|have|has|must|should|pending|plan\\w*|on|up|coming|calendar|agenda|reminders?|events?|urgent|late|overdue|behind|important|forget\\w*|forgotten|miss\\w*|busy|free|week|today|happening|buy|shopping|next|appointments?|dates?',
  ),
  unnamed: /\b(?:for|about|on|of|with|to) (?:it|that|them|this)\b|\bthey\b/i,
  news: whole(
    'new|news|latest|lately|going on|happen\\w*|miss\\w*|sum|summ\\w*|recap|catch|fill|update|discussed|talked|last',
  ),
  ownWords: whole('what (?:did|have) i (?:just )?(?:ask|say|said|asked|write|wrote|tell|told)'),
  spaces: /\b(?:which|what) (?:salons?|spaces?|projects?|guilds?|groups?|ones)\b.*\b(?:i|we)\b/i,
} as const;
