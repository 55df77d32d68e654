import type { ActRule } from './act-rule.ts';

/** Words that are all that is said, and mostly answer. */
export const replies: readonly ActRule[] = [
  ['unknown', '(?:(?:i have )?no idea|(?:i )?do not know|not sure|no clue)(?: yet| either)?$'],
  [
    'smalltalk',
    '(?:(?:that|it) is )?(?:no|not a) (?:problem|trouble|worry|worries|big deal|bother)(?: at all| for me| then)*(?= \\||$)',
  ],
  [
    'yes',
    '(?:(?:good|great|fine|ok|okay|nice|perfect|right|all right|yes|yep|well|so|then) )*(?:yes|y|ye|yea|yeah|yep|yup|ya|aye|sure|of course|okay|(?:do|send|post|approve|confirm|accept|take) (?:it|that|them|both|all)|send|sent it off|go|go ahead|go on|go for it|put (?:it|that|them) up|(?<=yes )(?:please )?put (?:it|that|them) in|please do|absolutely|exactly|correct|right|(?:approved?|confirm(?:ed)?|accept(?:ed)?|take)(?:(?: and| the| ones?)* (?:\\d+|one|two|three|four|first|second|third|last|both|all))*|(?:(?:it|that|this) )?(?:is|sounds|looks) (?:right|good|fine|great|perfect|ok|okay)|that one|indeed|perfect|fine|gladly|why not|definitely|certainly|agreed|make it so|both|all of them)(?: (?:please|do it|do that|thanks|mairy|go ahead|go|send|send it|that one|yes|of course|both|all of (?:them|it)|both of them|off|out|now|then|my dear|dear))*$',
  ],
  [
    'no',
    '(?:no|not really|rather not|better not|certainly not|do not|not that|wrong|not quite|i do not think so|none(?: of them)?|neither|no way|not now|no need|nah|nope|(?:no )?(?:wait|hold on|hang on)(?: a (?:minute|second|moment|sec))?)(?: (?:thanks|please|mairy|thank you|not that one|not that|no))*$',
  ],
  [
    'smalltalk',
    '(?:(?:oh|so|very|i am|o) )*(?:sorry|oops|pardon|my bad|my mistake)(?: (?:about that|again|mairy|dear))*$',
  ],
  [
    'cancel',
    '(?:never mind|nvm|nevermind|no matter|nothing|changed my mind|i changed my mind|not important)(?: (?:that|please|then))*$',
  ],
  [
    'thanks',
    '(?:(?:many|a thousand|so many) )?(?:thanks|thank you|much obliged|bless you|appreciated|merci|danke|bedankt|gracias)(?: (?:you|mairy|so much|very much|a lot|P|dear|again|then|ever so much|for .*|that .*))*$|(?:well done|good job|nice one)',
  ],
  [
    'thanks',
    '(?:(?:and|so) )?that is (?:all|it|everything|the lot|me done)(?: (?:for (?:now|today|me)|then|thanks|thank you|please|really))*(?: \\||$)(?: no need .*)?$|(?:(?:there is|you (?:do not|need not)(?: have| need)?) )?(?:(?:no )?need )?(?:to |for )?(?<=need to )(?:say|answer|reply|respond|thank|apologi[sz]e|explain)\\b.*',
  ],
  [
    'farewell',
    '(?:good night|goodnight|night night|sleep well|goodbye|bye|bye bye|see you|take care|off to bed|farewell|talk later|until D|ciao)(?: (?:mairy|then|all|everyone|for now|dear|now|D|later|my dear|thanks|P))*$',
  ],
  [
    'greeting',
    '(?:hello|hi|hey|good (?:day|morning|afternoon|evening)|greetings|i am back|welcome back)(?: (?:mairy|there|again|all|everyone|everybody|my dear|P))*$',
  ],
];
