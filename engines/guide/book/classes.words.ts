/** Words that stand for each other in a question; an entry names them by their class. */
export const classes: readonly (readonly [name: string, words: string])[] = [
  [
    'ERASE',
    'delete|deleting|deleted|erase|erasing|erased|remove|removing|removed|wipe|wiping|get rid of|destroy|gone|clear|throw away',
  ],
  [
    'OTHERS',
    'who|whoever|anyone|anybody|someone|somebody|others|other people|people|everyone|everybody|else|they|strangers|my (?:wife|husband|mother|father|sister|brother|boss|partner|kids|children|family|parents)|mother|father|parents|husband|wife|the family|PERSON',
  ],
  [
    'READ',
    'read|reads|reading|see|sees|seeing|look at|look into|access|find|follow|watch|spy|private|secret|confidential|between us|read along',
  ],
  [
    'WORDS',
    'message|messages|words|chat|chats|conversation|conversations|post|posts|comment|talk|text|texts|note|notes|what (?:i|we) (?:write|wrote|say|said|tell|type|told|post|share|send)(?: you)?|everything (?:i|we) (?:write|say|tell|type)(?: you)?',
  ],
  ['DATA', 'data|everything|all of (?:it|this)|information|traces|stuff|things|history|photos|details|files'],
  ['SALON', "salons?|guilds?|rooms?|groups?|spaces?|circle|oma's week|project"],
  [
    'KINSONG',
    'kinsong|this|it|here|you|mairy|(?:the|this|your) (?:house|app|thing|place|site|program|service)|membership|account',
  ],
];
