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
  /\b(?:hits|hit|beats|beat|beating|kicks|strangled|chokes|choked|threatens|threatened|touches|raped|abuses|abused|abusing|forces) (?:me|her|him|us|my (?:son|daughter|child|mother|sister|brother)|the (?:kids|children))\b(?! up| to (?:cards|chess|draughts|laugh|think))/,
  /\b(?:he|she|they|someone|somebody) (?:is|are|has|'s) (?:hurting|hitting|threatening|following|touching|abusing|beating|a gun|a knife) ?(?:me|us|her|him|them)?\b/,
  /\b(?:not|isn't|stopped) breathing\b|\bcan(?:'t|not| not) breathe\b|\bheart attack\b|\b(?:chest pains?|pain in (?:my|his|her|the) chest)\b|\bhaving a stroke\b/,
  /\b(?:unconscious|passed out|won't wake up|wont wake up|bleeding (?:badly|heavily|a lot)|swallowed (?:poison|bleach|pills|a battery)|is choking|had a seizure)\b/,
  /\b(?:there is|there's|theres) (?:a )?(?:fire|gas leak|smell of gas)\b|\bhouse is on fire\b|\bsmell(?:s|ing)? (?:of |like |strongly of )?gas\b|\bgas smell\b|\b(?:house|kitchen|shed|roof|attic|chimney|curtains|stove|oven|barn) is (?:on fire|burning|in flames)\b|\bsmoke (?:is )?(?:coming|pouring|everywhere)\b/,
  /\b(?:call|need|get) (?:an )?ambulance\b|\bi am not safe\b|\bi'm not safe\b|\bim not safe\b|\bscared (?:of him|of her|he will|for my life)\b|\bafraid (?:of him|for my life|he will)\b/,
  // Whoever is that far falls back on the language of their childhood.
  /\bik (?:wil|ga) (?:niet meer leven|dood|sterven)\b|\b(?:mezelf|mij) (?:van kant maken|iets aandoen)\b|\bzelfmoord\b/,
  /\bich (?:will|mochte|möchte|mag|kann) (?:nur noch )?(?:sterben|nicht mehr(?: leben)?$|nicht mehr leben|tot sein)\b|\bmich umbringen\b|\bselbstmord\b/,
  /\b(?:quiero|me quiero|deseo) (?:morir(?:me)?|matar(?:me)?)\b|\bno quiero (?:vivir|seguir viviendo)\b|\bsuicid(?:io|arme)\b/,
  /\bje (?:veux|voudrais|vais) (?:mourir|me tuer)\b|\bje (?:ne )?veux plus vivre\b/,
];

/** Sayings that only sound so. */
const sayings =
  /\bhit me with (?:it|that|one|your|the|a|something|another)\b|\bhit me up\b|\b(?:could|would|want to|going to|gonna|wanna) (?:die|kill) (?:of|for|laughing|to see|this|that|the|him|her|my brother|my sister|a) ?(?:embarrassment|shame|laughter|laughing|cake|curiosity|boredom|joy|beer|sandwich|coffee|chocolate)?\b|\bdying (?:to|for)\b|\bkill(?:ing)? (?:time|me with|for)\b|\b(?:is|are) killing me\b|\bheart ?attack (?:when|almost|nearly)\b|\b(?:almost|nearly) (?:gave|had) (?:me |a |him |her )*heart attack\b|\bsuicide (?:squad|prevention)\b|\bbeats me\b(?: \w+)? (?:at|how|why|to)|\bbeat me (?:at|to)\b/;

/** "I could kill for a coffee": nothing in it is to be feared. */
export const onlySounds = (text: string): boolean =>
  !isDanger(text) && new RegExp(sayings).test(plainly(text));

/** Read off the whole text, also where it is too long for the other rules. */
export function isDanger(text: string): boolean {
  const bare = plainly(text).replaceAll(new RegExp(sayings, 'g'), ' ');
  return danger.some((pattern) => pattern.test(bare));
}

const plainly = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
