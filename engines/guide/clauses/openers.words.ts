/** Patterns of plain words, in small letters with straight apostrophes. `NAME` is any one word. */

/** Days and hours, roughly: whether a piece names one, not which. */
export const dayPattern =
  "(?:(?:(?:on|by|this|next|until|till|before|every|each|every other|every second|from|in the|the|late|early) )*(?:(?:every|each) (?:other |second )?day|daily|today|tonight|tomorrow|tmrw|tmr|2moro|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|tues|wed|thu|thur|thurs|fri|sat|weekends?|week|month|morning|afternoon|evening|noon|midnight|lunchtime|(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)?|first|second|third) (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}|the \\d{1,2}(?:st|nd|rd|th)|christmas|easter|(?:at |by )?\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m|(?:at|by|around) (?:half past |quarter (?:past|to) |half )?(?:\\d{1,2}(?:[:.]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: o'clock)?)(?: morning| afternoon| evening| night)?)";

/** What stands before a clause and says nothing of its own. */
export const leadPattern =
  "(?:n(?= (?:remind|can|tell|ask|put|add)\\b)|hello|hi|hey|hiya|hallo|dear|mairy|good (?:day|morning|afternoon|evening)|okay|ok|so|well|oh|ah|um|uh|hm+|and|but|also|then|plus|please|pls|plz|just|now|sorry|btw|by the way|thanks|thank you|maybe|perhaps|my dear|love|darling|right|first|firstly|second|secondly|next|lastly|finally|quick one|omg|anyway|seriously|wait|on the way (?:back|home|there)|when you (?:have|get|find) (?:a |the |some )?(?:time|minute|moment|chance)|if you (?:can|could|have time|do not mind|don't mind)|if possible|whenever you (?:can|like|have time))";

/** An opening that holds for all that follows it: "remind me to", "I need to". */
export const openingPatterns: readonly string[] = [
  '(?:remind|nudge|ping|wake) (?:me|us|NAME)(?: (?:DAY|please|again|also))* to',
  "(?:i|we|you|someone|somebody|NAME)(?:'ve| have|'ll| still| also| really| just| then| will)* (?:need|needs|have|has|want|wants|ought|got|am supposed|are supposed|would like|would love|hope|plan) to",
  "(?:i'd|we'd|i would|we would) (?:also |really )?(?:like|love) to",
  "(?:i|we|someone|somebody|NAME) (?:also |really |still )*(?:must|should|shall|gotta)(?: also| really)?(?! not\\b|n't\\b)",
  "(?:i'd|we'd|i|we|you) (?:had )?better",
  '(?:must|need to|have to|got to|gotta|should)',
  '(?:ask|tell|get|remind) NAME to',
  '(?:can|could|would|will) (?:you|someone|somebody|NAME)(?: please| also| maybe| perhaps| kindly| just)*',
  "(?:don't|do not|never) (?:let (?:me|us) )?forget to",
  '(?:please )?(?:remember|make sure) to',
  '(?:i|we|he|she|they|NAME) (?:have |has )?(?:just |already |finally )*(?=PAST\\b)',
  "(?:i've|we've|he's|she's|they've) (?:just |already |finally )*(?=PAST\\b)",
];

/** Asked of another person than the one before: "and Ruth to bake a cake". */
export const otherDoer = 'NAME to VERB OBJECT';

/** A thing with a day of its own: "haircut monday at nine". */
export const thingWithDay =
  "(?:(?!to\\b|on\\b|by\\b|at\\b|and\\b|not\\b)[\\p{L}']+ ){1,4}(?:(?:to|for|on|until) )?DAY";

/** "Piet does the wine": and of somebody else the same may follow without its deed. */
const some =
  '(?!(?:the|a|an|my|our|his|her|their|some|all|for|on|at|in|to|with|of|from|it|them|also|then|who|what|why|how|where|when|which|whose|nobody|that|he|she|they|i|we|it|there)\\b)NAME';
export const assignment = `${some}(?: (?:and|&) ${some})* THIRD .+`;
export const likeAssignment = `(?<who>${some}(?: (?:and|&) ${some})*) (?:the|a|an|some|two|three|my|our) `;
/** "At eight and again at six": the same at another hour. */
export const likeBefore = 'again (?=DAY|at |in |on )';
/** "Every Monday the paper has to go out": and on another day something else. */
export const duty =
  "DAY,? (?:the|my|our) (?:[\\p{L}']+ ){1,3}?(?<duty>(?:has|have|needs?|must|should|goes|go|comes|come|is|are) .+)";
export const likeDuty =
  "DAY,? (?:the|my|our) (?:[\\p{L}']+ ?){1,2}?(?=$|[,.;]| ?(?:can|could|would|will|and|please|remind) )";
/** "The lanterns to Anna". */
export const thingForSomebody = "(?:the|my|our|his|her) (?:[\\p{L}']+ ){1,3}to NAME";

/** What starts a clause wherever it stands, after a comma or without any stop. */
export const strongOpeners: readonly string[] = [
  '(?:can|could|would|will) (?:you|u)(?: please| also| maybe| perhaps| kindly| just| then)* VERB',
  '(?:please )?(?:tell|ask) NAME (?:that|if|whether|i|we|it|he|she|they|the|there|my|our|\\d+|yes|no|not)\\b',
  '(?:i|we) (?:already|also|just|still) PAST',
  "(?:i|we) (?:don't|do not|dont) know\\b",
  '(?:please )?(?:remind|wake) (?:me|us)\\b',
  "(?:please )?(?:don't|do not|never) (?:let (?:me|us) )?forget (?!it\\b|that\\b)",
  '(?:no wait|wait no|hang on|oh wait) NAME',
  '(?:so )?(?:i|we) (?:just|only|now) need \\p{L}',
  '(?:i|we) (?:also |still )*(?:need to|have to|must|should) be (?:home|back|there|ready|here|at|in)\\b',
  "(?:let's|let us|shall we|why don't we)\\b",
  "(?:i|we)(?:'ve| also| still| really| will| have)* (?:need|have|want|ought|got) to VERB OBJECT",
  '(?:i|we) (?:also |still |really )*(?:must|should|gotta) VERB OBJECT',
  "(?:i'd|i would) (?:also |really )?(?:like|love) to VERB OBJECT",
  "(?:put|add|write|note) (?:[\\w']+ ){1,4}(?:on|to) (?:the|my|our) (?:[\\w]+ )?list",
  'please (?:you )?VERB',
  '(?:please )?let NAME know\\b',
  "(?:i|we) think (?:that|it)(?:'s| is| was)\\b",
  "(?:who|what|when|where|how)(?: is|'s| are| can| could| does| do| did| will| has| have| much| many) ",
];

/** What starts a clause after a comma or a connective. */
export const weakOpeners: readonly string[] = [
  '(?!say (?:DAY|a\\b|at\\b|half|quarter|around|about|\\d))VERB OBJECT',
  'to VERB OBJECT',
  'PAST (?=the|my|our|a|an|his|her|their|all|it|them)',
  '(?:must|need to|have to|got to|gotta|should) VERB OBJECT',
  "(?:i|we|he|she|they|it)(?:'s|'ll|'ve|'m|'re|'d| [\\p{L}']+)(?= )",
  "(?:there|that|this|you|[\\p{L}']+)(?:'s|'ll|'ve|'re| is| was| will| has| can| could| should| must| needs| wants| can't| won't| doesn't| isn't) (?!and\\b)\\p{L}",
  "(?:the|my|our) [\\p{L}]+'s (?:still|already|now|not|with|in|at|on|been|gone|done)\\b",
  "(?:the|my|our|his|her|their|your|this|that|these|those)(?: [\\p{L}']+){1,2} (?:is|are|was|were|will|has|have|can|could|should|must|needs?|wants?|would|isn't|aren't|can't|won't|doesn't) (?!and\\b)\\p{L}",
  'NAME (?:stays|works|waits|sleeps|leaves|comes|sings|plays|watches|goes|reads|holds|sees)\\b',
  'NAME (?<alone>\\p{L}+)(?=$|[,.;])',
  'ask (?:him|her|them) to \\p{L}',
  'you (?:write|put|remind|buy|bring|add|note|call|tell|ask) \\p{L}',
  'NAME THIRD (?!and\\b)\\p{L}',
  '(?:is|are|do|does|did|has|have|can|could|will|would|should|shall) (?:i|we|you|he|she|they|it|there|the|my|our|anyone|anybody|someone|somebody|NAME) \\w',
  '(?:who|what|when|where|why|how|which|whose) \\w',
  "(?:don't|do not|never) \\w",
  '(?:never mind|nevermind|forget it|scratch that|actually|no wait|i mean|i meant|make (?:it|that)|better) ',
  '(?:no|nope|wait|sorry|oh no|hang on)(?:,\\s*|\\s+(?=wait|sorry|i\\b|it\\b|not|do|leave|make|actually|DAY|at\\b|the\\b))(?!thanks|thank)\\p{L}',
  '(?:thanks|thank you|hello|bye|good night|goodnight)\\b',
];

/** A clause that begins with one of these only goes with another. */
export const subordinators: readonly string[] = [
  "(?:if|because|'cause|cause|since|as|while|(?:before|after)(?! (?:(?:the|my|our) )?[\\p{L}']+ (?:i|we)\\b)|until|till|unless|although|though|once|whenever|so that|in case|even if)\\b",
  'when (?!is\\b|are\\b|do\\b|does\\b|did\\b|will\\b|can\\b|shall\\b|should\\b|was\\b|were\\b|must\\b|has\\b|have\\b)',
];

/** Behind these a question or a wish is only told of, and belongs to them. */
export const governors: readonly string[] = [
  '(?:ask|tell|show|asked|told) NAME ',
  '(?:can|could|would|will|did|do) (?:you|u|ya)(?: please| kindly| just| also| maybe| perhaps)* ',
  '(?:i|we|you|he|she|they|it|who) ',
  'to ',
  '(?:tell|ask|asks|asked|know|knows|show|see|find out|check|wonder|wondering|remember|decide|say|says|said|sure|think|thinks|hope|idea|explain|forgot|forgotten|look up|heard|understand|depends on|matter|me|us) ',
  '(?:that|which|who|whom|whether|if|when|because|as|what|where|how|why|to|of|about|for|with|than|or|not|until|before|after|the|a|an|my|our|every|no|so|do|does|did|should|shall|must|can|could|will|would|have|has|is|are|am|was|were|might|may) ',
  '(?:things?|everything|anything|all|stuff|something|list|bits) ',
];
