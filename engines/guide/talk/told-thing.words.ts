/** Words before what is told. */
export const leads =
  /^(?:(?:right|so|ok|okay|well|oh|ah|ach|ugh|hm+|hey|hi|mairy|and|but|actually|guess what|btw|by the way|fyi|good news|bad news|yes|no|like)[\s,.!:]+)+/i;
/** Where the thing ends and something else is said. */
export const ends =
  /[.;!?–:]|,|\s+-\s|\b(?:who|that|because|so that|but|though|although|since|if|which|and (?:i|we|he|she|they|it|now))\b/i;
/** "I've gone and invited ten people": they come. */
export const invites =
  /^(?:i|we)(?:['’]?ve| have|['’]?m| am|['’]?re| are)?(?: (?:gone and|just|now|also|only|finally|already|sort of|kind of))* (?:invited|asked|having|expecting|hosting) (?<who>.+?)(?: (?:over|round|around|to stay|here))?$/i;
/** "We've got a scan", "I booked a table". */
export const holds =
  /^(?:i|we|she|he|they|tomas|oma|noor)(?:['’]?ve| have|['’]?m| am|['’]?re| are|['’]?s| has)?(?: (?:gone and|just|now|also|only|finally|already|been))* (?:got|getting|given|been given|have|has|booked|arranged|planned|planning|organised|throwing|giving|doing) (?<thing>.+)$/i;
/** "There's a parents' evening". */
export const thereIs = /^(?:there(?:['’]?s| is| are|['’]?ll be| will be)) (?<thing>.+)$/i;
/** "The boiler man is coming". */
export const comes =
  /^(?<thing>.+?)(?:['’]s| is| are|['’]re| was)? (?:coming|comes|come|visiting|visits|arriving|arrives|staying|stays|due|moving|moves|sleep(?:ing|s)? over|back|starts?|starting)(?: .*)?$/i;
/** "The boiler man is", with the day cut out behind it. */
export const isOn = /^(?<thing>.+?)(?:['’]s| is| are|['’]re)$/i;
/** "I just want to paint my door black". */
export const wants =
  /(?:^|\b(?:like|but|and|so) )(?:i|we)(?:['’]?d)?(?: (?:just|really|only|so|would|do|quite))* (?:want to|wanna|like to|love to|plan to|mean to|mean|have to|need to|ought to|should) (?<deed>.+)$/i;
/** "Nobody has cleared the yard". */
export const nobodyDid =
  /\b(?:nobody|no one|noone|none of us)(?:['’]s| has| have)?(?: (?:yet|even|ever))* (?<past>\p{L}+) (?<rest>.+)$/iu;
/** "Garden day before it freezes". */
export const named =
  /^(?<thing>(?:[\p{L}’']+ ){0,3}[\p{L}’']+)(?: (?:before|after|when|while|for|with|at|in|on) .+)?$/iu;
/** None of these is in the name of a thing. */
export const noName =
  /\b(?:it|that|this|them|those|these|i|you|he|she|they|we|me|us|am|is|are|was|were|be|been|have|has|had|do|does|did|can|could|would|will|should|must|not|no|nothing|something|what|who|when|where|why|how|never|always|very|so|too|really|thanks|thank|sorry|sad|tired|busy|ill|sick|happy|angry|fine|low)\b|n['’]t\b/i;
/** "Make a little note of that", "I want that kept somewhere". */
export const keeps =
  /\bnote of (?:it|that|this)\b|\b(?:keep|save|write|jot|note|put) (?:it|that|this|all that)(?: one)? (?:down|somewhere|safe|for good|for later|for ever|forever|in mind)\b|\b(?:it|that|this) (?:is |to be |should be |must be |needs to be )?(?:kept|saved|written down|noted|remembered)\b|\bremember (?:that|this)(?: about .+?)?(?: (?:lol|haha|please|too|then|for me|will you))*[.!]*$/i;
/** "Start one": of the kind that was spoken of. */
export const startsOne =
  /^\W*(?:(?:ok|okay|fine|yes|well|good|then|so|right|please|alright|sure|can you|could you|let['’]?s)[\s,]+)*(?:start|make|open|set up|set|do|create|call|have|begin) (?:one|me one|us one|a new one)\b/i;
/** "Ask her", "yes ask him, …": whom, and what. */
export const asksThem =
  /^\W*(?:(?:yes|yeah|yep|ok|okay|oh|well|good|then|so|right|please|do|and|sure|fine|great|you|you may|you can|bless (?:him|her|them))[\s,.!]+)*(?<verb>ask|tell|message|text|let(?= \w+ know)|write|write to) (?:him|her|them)(?: know)?(?: then| please)*(?:[\s,:.]+(?<words>.+))?$/i;
export const saidToThem =
  /\b(?:tell|ask|let|message|text|write|write to|inform|warn|remind) (?:him|her|them)\b/i;
/** "I don't want to talk about it". */
export const refusesTalk =
  /\b(?:don['’]?t|do not|not|never|rather not|no)\b.*\b(?:talk|speak|think|hear|discuss|mention|deal)\w*\b|\bstop (?:talking|asking|going on)\b/i;
export const asksWhether = /^(?:if|whether)\b/i;
/** "Stick it in the calendar": the deed is hers, and the thing is what was told. */
export const putsIt =
  /^(?:stick|pop|put|chuck|bung|whack|throw|add|get|write|jot|enter|note|set|pencil) (?:it|that|this|them)(?: in| down| up)?$/i;
/** "No, don't remind me". */
export const refusesDeed =
  /\b(?:don['’]?t|do not|no need to|not) (?:remind|tell|message|ask|write|add|save|put|note)\b/i;
/** "I wanted to ask Bram about the ladder": no words for Bram yet. */
export const meantToSay =
  /^\W*i (?:only |just )?(?:want|wanted|have|had|need|needed|meant|mean) to (?:ask|tell|write|call|ring)\b/i;
