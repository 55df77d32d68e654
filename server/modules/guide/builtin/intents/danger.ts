import { inOtherTongues } from './danger-tongues.ts';

/** Words behind which a life may be in danger. Better one gentle question too many than one too few. */
const danger: readonly RegExp[] = [
  /\b(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|end|ending)(?: of)? (?:myself|my self|himself|herself|themselves|my life|it all|my own life)\b/,
  /\b(?:want|wanted|wanna|wish|going|ready|plan|planning|like|rather|better|feel like) (?:to |i was |i were |i could |be |being |off )*(?:die|dead|dying|disappear forever|not exist|not be here|not wake up)\b/,
  /\b(?:do|does|did)(?:n't| not|nt) (?:want|wanna) to (?:live|be alive|wake up|be here any ?more|exist|go on living|stay alive)\b/,
  /\b(?:life|living) (?:is not|isn't|isnt|has stopped being) worth (?:it|living)\b|\bnot worth living\b/,
  /\b(?:no|any) (?:reason|point) (?:to|in) (?:live|living|go on|going on|carry on)\b/,
  /\b(?:suicide|suicidal|self[- ]harm|overdose|overdosed|took all (?:my|the|his|her) pills|take all (?:my|the) pills)\b/,
  /\b(?:better off|happier|easier) without me\b/,
  /\b(?:nobody|no one|noone) would (?:even |really )?(?:miss me|notice|care)\b.*\b(?:gone|dead|died|left|disappeared|if i)\b/,
  /\b(?<!\bit )(?:hits|hit|beats|beat|beating|kicks|strangled|chokes|choked|threatens|threatened|touches|raped|abuses|abused|abusing|forces) (?:me|her|him|us|my (?:son|daughter|child|mother|sister|brother)|the (?:kids|children))\b(?! up| to (?:cards|chess|draughts|laugh|think))/,
  /\b(?:he|she|they|someone|somebody) (?:is|are|has|'s) (?:hurting|hitting|threatening|following|touching|abusing|beating|a gun|a knife) ?(?:me|us|her|him|them)?\b/,
  /\b(?:has|have|got|took|holds|holding|swings|swinging|waves|waving|pointing|with|carrying) (?:\w+ ){0,3}(?:gun|rifle|pistol|shotgun|knife|machete|axe|hammer|crowbar|bat|weapon)\b.*\b(?:angry|furious|mad|raging|drunk|crying|screaming|shouting|threaten\w*|kill|hurt|at (?:me|us|her|him|the (?:back |front )?door))\b/,
  /\b(?:angry|furious|raging|drunk|screaming|shouting|(?:at|outside) (?:the|my|our) (?:\w+ )?door)\b.*\b(?:has|holds|holding|swinging|waving|pointing|with) (?:\w+ ){0,3}(?:gun|rifle|pistol|shotgun|knife|machete|axe|hammer|crowbar|bat|weapon)\b/,
  /\b(?:not|isn't|stopped) breathing\b|\bcan(?:'t|not| not) breathe\b|\bheart attack\b|\b(?:chest pains?|pain in (?:my|his|her|the) chest)\b|\bhaving a stroke\b/,
  /\b(?:unconscious|passed out|won't wake up|wont wake up|bleeding (?:badly|heavily|a lot)|swallowed (?:poison|bleach|pills|a battery)|is choking|had a seizure)\b/,
  /\b(?:there is|there's|theres) (?:a )?(?:fire|gas leak|smell of gas)\b|\bhouse is on fire\b|\bsmell(?:s|ing)? (?:of |like |strongly of )?gas\b|\bgas smell\b|\b(?:house|kitchen|shed|roof|attic|chimney|curtains|stove|oven|barn) is (?:on fire|burning|in flames)\b|\bsmoke (?:is )?(?:coming|pouring|everywhere)\b/,
  /\b(?:call|need|get) (?:an )?ambulance\b|\bi am not safe\b|\bi'm not safe\b|\bim not safe\b|\bscared (?:of him|of her|he will|for my life)\b|\bafraid (?:of him|for my life|he will)\b/,
  /\b(?:better|easier|happier|lighter|relieved|fine)\b.{0,40}\bif i (?:just |simply |only )?(?:(?:was|were)(?:n't| not|nt)|(?:was|were) (?:gone|dead)|disappeared|vanished|died)\b/,
  /\bno (?:sense|use|will) (?:to|in|left to)? ?(?:live|living|go on|going on|carry on|carrying on|continue|continuing)\b/,
  /\b(?:don't|dont|do not|can't|cant|cannot|can not) (?:see|picture|imagine) (?:myself|me) (?:being |still )*(?:alive|living)\b/,
  /\b(?:think|thinking|thought|dream|dreaming|tempted|want)\b.{0,25}\b(?:driv|steer|crash|swerv|jump|walk|step)\w* .{0,16}(?:into (?:a|the) (?:tree|wall|lorry|truck|river|pillar)|off (?:a|the) (?:bridge|roof|cliff)|in front of)/,
  /\b(?:saving|saved|hoarding|hoarded|collecting|stockpiling|counting)\b.{0,20}\b(?:tablets|pills|medication|sleeping pills)\b/,
  /(?<!\d ?)\bkms\b|\bunaliv\w*|\boff(?:ing)? myself\b|\bcutting (?:myself|again|my arms|my wrists|my legs)\b|\b(?:goodbye|farewell|suicide) (?:letters?|notes?)\b|\b(?:nobody|no one) .{0,20}worry about me (?:after|from)\b/,
  /\b(?:ate|eaten|swallowed|took|taken|drank)\b.{0,16}\b(?:whole|entire|all|too many|way too|handful|packet|bottle|box|pack|strip)\b.{0,16}\b(?:pills|tablets|paracetamol|ibuprofen|aspirin|painkillers|medicine|medication)\b/,
  /\b(?:ate|eaten|swallowed|drank|drunk|drinking|licked)\b.{0,30}\b(?:paracetamol|ibuprofen|aspirin|bleach|detergent|cleaner|cleaning|drain|antifreeze|poison|weedkiller|white spirit|petrol|paint thinner|dishwasher|rat bait|batteries|battery|magnet)\b/,
  /\b(?:cut|sawed|sawn|sliced|slashed|slit)\b.{0,14}\b(?:wrists?|artery|throat|veins?)\b|\bcut off (?:his|her|my) (?:finger|thumb|hand|toe)\b/,
  /\b(?:contractions every|waters? (?:has |have |just )?broke[n]?)\b|\b(?:can't|cant|cannot|can not|won't|wont) wake (?:him|her|them|mum|mama|mom|mommy|mummy|dad|daddy|papa|oma|opa|grandma|grandpa|granny|up my)\b/,
  /\b(?:caught|catching|catches) fire\b|\b(?:is|are|all|stands?) in flames\b|\bsmoke (?:under|from under|out of|through) (?:the|my|our|a)\b|\bfire in (?:the |my |our )?(?:kitchen|house|wall|room|bedroom|cellar|attic|stairwell|flat|garage|shed|bin)\b/,
  /\b(?:said|says|swears|swore|threatens|threatened|promised)\b.{0,12}\b(?:he|she|they)(?:'ll|ll| will|'d|d| would) (?:finish|stab|shoot|strangle|beat|hurt|burn|get) (?:me|us|her|him|off)\b|\b(?:he|she|they)(?:'ll|ll| will) kill (?:me|us) (?:if i (?:tell|leave|go|say)|one day|too)\b/,
  /\b(?:squeezed|squeezes|squeezing|pressed|grabbed|grabs)\b.{0,12}\b(?:throat|neck)\b|\b(?:beat me up|beats me up|beating me up|stab me|shoot me|rape)\b/,
  /\bhands? (?:in|into|inside|under|down|up) (?:my|her|his) (?:trousers|pants|knickers|underwear|skirt|pyjamas|shorts)\b/,
  /\b(?:scared|afraid|frightened|terrified)\b.{0,8}\bof what i (?:'ll|ll|will|might|could|would)? ?(?:do|did) to\b|\b(?:scared|afraid|frightened|terrified) of my (?:husband|wife|father|stepfather|mother|boyfriend|girlfriend|ex|uncle|son|partner|brother)\b/,
  /\b(?:how|ways?) to (?:die|kill my ?self)\b|\bdie without pain\b|\bpainless(?:ly)? (?:death|die|way)\b|\b(?:fell|fall|fallen)\b.{0,40}\b(?:vomit\w*|throwing up|threw up|not moving|unconscious|drowsy)\b/,
  /\b(?:batter(?:y|ies)|magnets?|marbles?|coins?|beads?)\b.{0,40}\b(?:missing|gone)\b.{0,30}\b(?:gag|chok|cough|drool|vomit)\w*/,
  /\b(?:pictures?|photos?|pics?|videos?|nudes?) of me\b.*\b(?:or (?:else|(?:he|she|they)(?: will|'ll|ll)? (?:posts?|sends?|shares?|leaks?|shows?)))\b|\b(?:boy|girl|child|kid|baby|toddler|son|daughter|little one|he|she)\b.{0,16}\b(?:been|went|is|are) under (?:the )?(?:water|ice)\b/,
  ...inOtherTongues,
];

/** Sayings that only sound so. */
const sayings = new RegExp(
  [
    /\bhit me with (?:it|that|one|your|the|a|something|another)\b/,
    /\bhit me up\b/,
    /\b(?:could|would|want to|going to|gonna|wanna) (?:die|kill) (?:of|for|laughing|to see|this|that|the|him|her|my brother|my sister|a) ?(?:embarrassment|shame|laughter|laughing|cake|curiosity|boredom|joy|beer|sandwich|coffee|chocolate)?\b/,
    /\bdying (?:to|for)\b/,
    /\bkill(?:ing)? (?:time|me with|for)\b/,
    /\b(?:is|are) killing me\b/,
    /\bheart ?attack (?:when|almost|nearly)\b/,
    /\b(?:almost|nearly) (?:gave|had) (?:me |a |him |her )*heart attack\b/,
    /\bsuicide (?:squad|prevention)\b/,
    /\bwas (?:pure |sheer |absolute )?suicide\b/,
    /\bhit the (?:nail|roof|road|jackpot|note|right note|gym|spot|sack|hay|brakes|ceiling)\b/,
    /\bdrowning in (?:\w+ ){0,2}(?:work|\w+work|emails?|laundry|washing|courgettes|deadlines|plums|apples|lego|invitations)\b/,
    /\bchoked up\b(?! (?:blood|food|water))/,
    /\bshot up\b/,
    /\b(?:phone|battery|laptop|car|boiler|tablet|engine|radio) (?:\w+ )?(?:died|is dead|is dying|went dead)\b/,
    /\b(?:legs|arms|feet|shoulders) are dead\b/,
    /\bin (?:the|this|my|our) (?:game|film|movie|play|level)\b(?! (?:room|club|hall))/,
    /\bwould(?: have)? kill(?:ed)? (?:me|us) if i (?:forgot|lost|missed|broke|ate|was late|came late|spilled|had)\b/,
    /\b(?:drives?|driving|drove|send|sends) (?:me|us|her|him) (?:up the wall|mad|crazy|nuts|round the bend|(?:to|over) the edge)\b/,
    /\bbeats me\b(?: \w+)? (?:at|how|why|to)/,
    /\bbeat me (?:at|to)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** "I could kill for a coffee": nothing in it is to be feared. */
export const onlySounds = (text: string): boolean => !isDanger(text) && sayings.test(plainly(text));

/** Read off the whole text, also where it is too long for the other rules. */
export function isDanger(text: string): boolean {
  const bare = plainly(text).replaceAll(new RegExp(sayings, 'g'), ' ');
  return danger.some((pattern) => pattern.test(bare));
}

const plainly = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").replaceAll(/\s+/g, ' ');
