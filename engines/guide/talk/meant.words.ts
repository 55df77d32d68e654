/** Something is done, or is to be ticked off: without one of these nothing is. */
export const saysDone =
  /\b(?:done|did|does|tick\w*|cross\w*|check\w*|finish\w*|complet\w*|close\w*|mark\w*|off|through|over|sorted|ready|settled|got|gotten|made|wrote|written|sent|paid|bought|took|taken|brought|been|went|gone|put|cut|found|swept|built|hung|fed|lit|sold|read|left|gave|given|\p{L}{2,}ed|behind (?:me|us))\b|[✓✔✅]/iu;
/** "Get rid of it": what was spoken of is to go. */
export const takesAway =
  /\b(?:get rid of|bin|scrap|delete|remove|ditch|chuck|lose|throw out|take off|wipe) (?:it|that|this|them|that one|this one)(?: then| please| now)*[.!]*$/i;
/** "Can Kofi take the kids on Friday?" */
export const couldThey =
  /(?:^|[\s,.])(?:can|could|would|will|might) (?<who>\p{L}+) (?<what>(?!be\b|have\b|come with\b)\p{L}+ .+?)(?:,? (?:please|do you think|you think|maybe|perhaps))*\?$/iu;
/** "Piet could fetch Oma at six, do you think?" */
export const theyCould =
  /^\W*(?:(?:maybe|perhaps|so|and|or) )?(?<who>\p{L}+) (?:can|could|would|might) (?<what>\p{L}+ .+?)(?:,? (?:do you think|you think|don['’]?t you think|maybe|perhaps|right|no))\?$/iu;
/** "The candles reminder should be the 26th". */
export const ofReminder =
  /^\W*(?:(?:no|sorry|oh|and|the|my|that) )*(?<what>.+?) reminder (?:should|has to|needs to|must|ought to|is supposed to|was supposed to|was meant to|is meant to|to) (?:be|go|come)\b/i;
/** "Make it at four … I mean 14, not 4". */
export const hourNotHour = /(?<!\d)(?<right>\d{1,2}(?:[.:]\d\d)?),? (?:and )?not \d{1,2}(?:[.:]\d\d)?[.!]*$/i;
export const isHours = /^\d[\d.:]*,? (?:and )?not \d[\d.:]*$/i;
/** Asks whether one agrees, and nothing of the house. */
export const tag =
  /^\W*(?:(?:don['’]?t|do) you think|you think|right|ok|okay|no|isn['’]?t it|what do you think)\W*$/i;
/** "N remind me": the words of the wish are no thing. */
export const isCall = /^(?:\w{1,4} )?remind (?:me|us)$/i;
/** "Make the chickens three". */
export const makesMany =
  /^make (?:the |those |them |it )?(?<what>\p{L}+) (?<many>\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)$/iu;
/** "Please to add in list flour, eggs". */
export const onList =
  /\b(?:to|in|on)(?: the| my| our)?(?: shopping| grocery)? list:? (?<things>[^.?!]+)[.!]*$/i;
/** "Wellies and a raincoat on the list please". */
export const putOn =
  /^\W*(?:(?:and|also|oh|ok|so|then) )*(?!(?:what|who|is|are|was|there|it|that|this|nothing|something|anything|everything)\b)(?<things>(?:(?!\b(?:is|are|was|were|am|on|not|no)\b|['’]s\b)[\p{L}\p{N}’' ,-]){2,60}?) (?:on|onto|to) (?:the|my|our)(?: shopping| grocery)? list(?: please| too| then| as well| now)*[.!]*$/iu;
/** "Read it to me". */
export const readsBack =
  /^\W*(?:(?:can you|could you|please|and|so|ok|now) )*(?:read (?:it|that|them|the list|the card|the cards|all)(?: to me| back| out| again| aloud| out loud| back to me| out to me)*|what(?:['’]?s| is) (?:on it|on the card|on the list)(?: now| so far)?|show me (?:it|the card|the list))(?: please| then| again)*\W*$/i;
/** "Not Friday, the Friday after". */
export const weekAfter =
  /^(?:not (?:on )?(?:the |this |that )?\p{L}+day\W+(?:but )?)?(?:on )?the (?<day>\p{L}+day) (?:after(?: that)?|after next|of the week after)\W*$/iu;
/** "It's lunch": a meal of another name. */
export const mealSaid =
  /^\W*(?:(?:and|but|no|oh|sorry|actually) )*(?:it['’]?s|it is|its|make it|make that|not \w+,(?: but)?|rather) (?:an? )?(?<meal>breakfast|brunch|lunch|supper|dinner|tea|coffee|drinks)\W*$/i;
export const meals = 'breakfast|brunch|lunch|supper|dinner|tea|coffee|drinks'.split('|');
