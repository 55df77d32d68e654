/** Words that alone are a whole answer; the longer ones are looked for first. */
export const yesWords: readonly string[] =
  'yes|y|ye|yeah|yea|yep|yup|ya|ja|oui|aye|ok|okay|k|sure|sure thing|of course|absolutely|definitely|certainly|yes please|go ahead|alright|all right|👍|✅'.split(
    '|',
  );
/** A yes only where nothing else is said: "good" is, "good morning" is not. */
export const doingWords: readonly string[] =
  'go|send|send it|send it off|send them|yes send|yep send|post it|book it|save it|do it|yes do it|do that|do so|please do|put it up|put them up|put it in|make it so|go for it|go ahead'.split(
    '|',
  );
export const softYesWords: readonly string[] =
  "go|send|send it off|send them|post|book it|save it|save|make it so|go for it|put it up|put them up|put it in|put that in|put them in|put that on|post it|send it|go on|go on then|do it|do that|do so|please do|please|sounds good|sounds right|looks good|looks right|that is right|that's right|that is it|that's it|that is fine|that's fine|that works|works for me|right|correct|exactly|good|great|perfect|fine|fine by me|lovely|why not|by all means|let's do it|let's do that|let us do that|let us|let's|agreed|with pleasure|gladly|i do|i am|it is|they are|he is|she is|that would be good|that would be great|that would be nice|that'd be great|that'd be good|good idea|i would|you may|you can|would be nice|write it down|put it on|put it down|add it|offer it".split(
    '|',
  );
export const noWords: readonly string[] =
  'no|nope|nah|nee|non|nein|no thanks|no thank you|neither|none|👎'.split('|');
export const softNoWords: readonly string[] =
  "not|not now|not yet|not that|not really|not today|no need|don't|do not|dont|please don't|please do not|rather not|better not|none of them|neither of them|i don't|i do not|it isn't|it is not|i'd rather not|not at all|of them|i do not want it|i don't want it|i do not want that|i don't want that".split(
    '|',
  );
export const droppingWords: readonly string[] =
  'never mind|nevermind|nvm|forget it|forget that|forget about it|scrap that|cancel that|leave all of it|leave it all|leave it as it is|leave it as it was|keep it as it is|keep it as it was|leave everything as it is'.split(
    '|',
  );
export const softDroppingWords: readonly string[] =
  "cancel|cancel it|cancel them|cancel all|let it be|leave it|leave that|skip it|skip that|drop it|drop that|stop|stop it|scrap it|doesn't matter|does not matter|it does not matter|it doesn't matter|put it away|let it go|no matter|don't bother|do not bother|leave it for now|forget that one|drop that one|leave that one|don't send it|do not send it|don't send that|no don't send that|don't do it|don't do that|don't put that on the list|don't put it on the list|don't add it|don't add that|don't write that down|don't write it down|no reminder|no reminders|just saying|changed my mind|i changed my mind|it was right the first time|it was right before|it was right|it was fine|it was fine before|it was fine as it was".split(
    '|',
  );
export const thanksWords: readonly string[] =
  "no problem|no problem at all|no worries|thanks|thank you|thanks a lot|thank you so much|thank you very much|thx|ty|cheers|many thanks|merci|danke|dank je|bedankt|much appreciated|thanks so much|you are kind|that is all|that is it for now|that will be all|nothing else|that's all|thats all|that's me done".split(
    '|',
  );
/** They add nothing to an answer, before it or behind it. */
export const fillers: readonly string[] =
  'oh|o|ah|hm|hmm|um|uh|well|so|then|mairy|dear|haha|lol|hehe|fine then|sorry|wait|actually|i think|i guess|i mean|i meant|now|for now|for me|thanks|thank you|like that|like this|and|maybe|perhaps|too|really|again|that one'.split(
    '|',
  );
/** What opens a change of what was offered. */
export const turningWords: readonly string[] =
  "rather|better|make it|make that|make them|make this|instead|but|only|except|though|or|on|at|for|to|by|let it be|give it to|give that to|change it|change that|change it to|change that to|move it|move that|move it to|move that to|move|set it|set it to|put it|put it on|put it at|it is|it's|it was|it should be|it has to be|with|can you make it|could you make it|can we make it|could we make it|let us make it|let's make it|should be|the|postpone it|push it|push that|push it to|push that to|push them|postpone that|not today but|do it|do that".split(
    '|',
  );
export const laterWords: readonly string[] =
  'later|not now|not today|not yet|another day|some other day|another time|some other time|at another time|sooner|earlier|a bit later|a little later|on another day|on a different day|a different day|a different time|not so soon|not that day'.split(
    '|',
  );
export const allWords: readonly string[] =
  'both|both of them|all yes|yes to all|all of them yes|both yes|all|all of them|all of it|all of these|all of those|all three|all two|all four|all five|everything|every one|every one of them|each|each of them|them all|the lot|the two|the three|them|these|those|all at once|the two of them'.split(
    '|',
  );
/** All of them without some. */
export const sparingWords: readonly string[] =
  'all but|all except|all except for|everything but|everything except|everything except for|all of them except|all of them but|both but|all apart from|all without|yes but not|ok but not|okay but not'.split(
    '|',
  );
export const refusingWords: readonly string[] =
  "not|no|without|except|except for|apart from|leave out|leave off|leave|skip|drop|forget|forget about|cancel|scrap|remove|delete|but not|lose|strike|take out|take away|take off|cross off|cross out|no need for|don't want|do not want|i don't want|i do not want|we do not need|we don't need".split(
    '|',
  );
/** Words of a choice that say nothing of what is chosen. */
export const emptyWords: readonly string[] =
  'approve|accept|confirm|keep|the|a|an|one|ones|and|of|them|these|those|it|that|this|please|in|at|on|to|for|about|with|card|cards|task|tasks|reminder|i|we|want|mean|meant|is|will|do|my|our|out|take|thanks|yes|no|only|just|not|then'.split(
    '|',
  );
export const placeWords: readonly (readonly string[])[] = [
  'first|1st|1|one|former|nearest'.split('|'),
  'second|2nd|2|two'.split('|'),
  'third|3rd|3|three'.split('|'),
  'fourth|4th|4|four'.split('|'),
  'fifth|5th|5|five'.split('|'),
];
export const lastWords: readonly string[] = 'last|latter'.split('|');
export const myselfWords: readonly string[] =
  "me|myself|i|i will|i'll do it|i'll do it myself|i will do it myself|i do it|i do it myself|i'll take it|i take it|i can take it|i do|i will do it|for me|mine|my list|on my list|my own list|i can do it".split(
    '|',
  );
export const nobodyWords: readonly string[] =
  'nobody|no one|no-one|anyone|anybody|whoever|nobody yet|no matter who|someone|anyone who can|with you|you|just you|you alone'.split(
    '|',
  );
export const anyDayWords: readonly string[] =
  "any day|anytime|any time|whenever|no day|no date|without a day|without a date|i do not know|i don't know|no idea|some day|one day|no particular day".split(
    '|',
  );
/** The words in which a person says that more follows on the same matter. */
export const goingOnWords: readonly string[] =
  'and|also|plus|and also|oh and|what about|how about|and what about|and how about|same for|and for|the same for|or|then|too'.split(
    '|',
  );
export const pointingWords: readonly string[] =
  'it|that|this|them|these|those|that one|the same|him|her|he|she|they'.split('|');
/** What opens a wish of its own. */
export const wishOpenings: readonly string[] =
  "remind me|remind us|add|please remind|please add|can you|could you|would you|write down|note|new task|i need to|i have to|i must|we need to|we have to|let us|let's|don't let me forget|do not let me forget|ask|tell|put|what|who|when|where|why|how|show|start a|open a|vote".split(
    '|',
  );
/** Parts of the day by other names. */
export const dayParts: Readonly<Record<string, string>> = {
  am: 'morning',
  early: 'morning',
  pm: 'evening afternoon',
  night: 'evening',
  tonight: 'evening',
  late: 'evening afternoon',
};
export const undoingWords: readonly string[] =
  'undo|undo it|undo that|undo this|undo the last one|please undo|please undo that|revert|revert that|take it back|take that back|reverse that|no undo that|wait undo that|oh undo that|can you undo that|could you undo that'.split(
    '|',
  );
export const askingSomebody: readonly string[] =
  "ask|call|ring|text|phone|i'll ask|i will ask|i could ask|i can ask|we could ask|let's ask|let us ask|yes ask|ok ask|okay ask|yes, ask|ok, ask|then ask|please ask".split(
    '|',
  );
export const namingWords: readonly string[] =
  'call it|call that|call this|name it|name that|it is called|it should be called|title it|let us call it'.split(
    '|',
  );
/** They stand for somebody or something that was named before. */
export const pronouns: readonly string[] = 'it|him|her|he|she|they|them'.split('|');
/** With these a message may only begin. */
export const beginnings: readonly string[] = 'ok|okay|k|alright|all right'.split('|');
/** A yes before these is none yet. */
export const hedgingWords: readonly string[] =
  'but|only|except|though|however|if|unless|not|once|provided|as long as|first|maybe|perhaps'.split('|');
/** What the cards are called. */
export const kindWords = [
  ['reminder', 'remind_me'],
  ['task', 'add_task'],
  ['list', 'add_task'],
  ['event', 'plan_event'],
  ['calendar', 'plan_event'],
  ['vote', 'start_vote'],
] as const;

export const addsWords: readonly string[] = 'and|also|plus'.split('|');
export const addingWords: readonly string[] = 'and|also|plus|add|and also|oh and'.split('|');
export const insteadWords: readonly string[] = 'instead|rather'.split('|');
export const tooWords: readonly string[] = 'too|as well|also|again'.split('|');
export const themAllWords: readonly string[] = 'all|both|them|each|everything'.split('|');
/** In a change they say nothing of the thing. */
export const hollowWords: readonly string[] =
  "will|would|do|does|you|moved|changed|shifted|postponed|week|down|dunno|idk|push|postpone|shift|bump|delay|nicely|fine|best|better|lovely|ideal|nice|wonderful|suits|suit|works|good|great|perfect|please|rather|instead|let|it|that|this|them|they|run|last|till|until|goes|go|takes|take|gets|get|can|could|should|shall|all|both|each|everything|make|move|change|set|put|give|be|is|for|to|on|at|by|with|too|also|and|but|then|just|only|a|an|the|earlier|later|sooner|thing|same|time|day|i|we|want|mean|if|possible|one|enough|add|include|start|starts|add|include|begin|begins|finish|ends|end|invite|join|joins|come|comes|coming|like|ish|so|about|around|say|o'clock|still|want|wants|me|us|are|there|here|of|guests|people|my|our|your|his|her|their|its|in|from|as|than|very|no|not|yes|oh|now|ok|okay|maybe|perhaps|actually|really|any|some|much|bit|little|more|most|almost|exactly|sharp|am|were|been|being|has to|late|ones|these|those|other|way|already|well|again|also|that's|it's|after|before|new|our|myself|then|right|ask|off|out|away|thats|that's|or|was|sorry|o|wait|where|who|which|when|done|thing|without|sure|yeah|mairy|dear|hm|hmm|ah|yep|except|hers|ours|theirs|mine|place|till|fetch|got|give|given|belongs|needs|need|no one".split(
    '|',
  );
/** They stand before what is not so, or not meant. */
export const exceptWords: readonly string[] = 'but|only|except|except for'.split('|');
export const onlyWords: readonly string[] = 'only|just|it is only|it was|make that'.split('|');
/** What opens the naming of guests. */
export const invitingWords: readonly string[] =
  "invite|please invite|ask|with|add|include|it is me|it's me|it is|it's".split('|');
export const numberWords: readonly string[] =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|a dozen'.split('|');
/** What says by itself on which half of the day it is. */
export const eveningThings: readonly string[] =
  'supper|dinner|party|concert|drinks|barbecue|film|bonfire'.split('|');
export const morningThings: readonly string[] =
  'breakfast|school run|milk round|before school|before work|b4 school|b4 work'.split('|');
