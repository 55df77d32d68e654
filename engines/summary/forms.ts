import { wordsOf } from './sentences.ts';

/** Told by how a sentence is built, and by nothing else: no form is right each time, so whoever reads is led to the words. */
const settled = [
  /\b(?:we|we['’]ve|we have|have|all|everyone|everybody|they)\s+(?:now\s+|all\s+|just\s+)?(?:decided|agreed|settled|chosen|voted)\b/i,
  /\b(?:it|that|this)(?:['’]s| is| was)\s+(?:now\s+)?(?:decided|agreed|settled|fixed|final)\b/i,
  /^\s*(?:decided|decision|agreed|settled|result|outcome)\s*:/i,
  /\b(?:is|are|stays?)\s+(?:on|off|booked|confirmed|cancelled|canceled|called off|fixed)(?:\s*[,.]|\s*$)/i,
  /\b(?:then|so)\s+(?:it is|it’s|it's)\b/i,
  /\bit is,? then\b/i,
  /^[^?]{3,60}\bit is\.?$/i,
  /\bwe(?:['’]ll| will| shall| are going to|['’]re going to)\s+(?:go with|take|use|meet|do it|start|hold|keep)\b/i,
  /^\s*then\s+(?!i\b|he\b|she\b|they\b|again\b|what\b|who\b|how\b|why\b|when\b|where\b)[^?]+[.…]?$/i,
];
const unsure =
  /\b(?:maybe|perhaps|might|not sure|not (?:yet )?(?:decided|agreed|settled)|haven['’]t|have not|if we|should we|shall we|unless)\b/i;
const proposal =
  /^\s*(?:let['’]?s\b|let us\b|how about\b|what about\b|i (?:suggest|propose)\b|shall we\b|why don['’]t we\b)/i;
const assent =
  /^\s*(?:yes|yep|yeah|ok|okay|agreed|deal|good|great|perfect|fine|sure|i['’]m in|i am in|count me in|let['’]s do (?:it|that)|sounds good|works for me|done)\b(?!\s*,?\s*but\b)/i;
const courtesy =
  /^\s*(?:how are (?:you|things)|how['’]s it going|right|ok|okay|really|isn['’]t it|you know|what|why not|who knows|huh|yes|no)\s*\?+$/i;
const answering =
  /^\s*(?:yes|yep|yeah|no|nope|sure|i will|i['’]ll|i can|i could|i do|i have|i did|i['’]ve|me|mine|ok|okay|of course|done|not yet|already|we will|we['’]ll|we can|let me)\b/i;

export const isQuestion = (sentence: string): boolean =>
  /\?["”’)\]]*…?$/u.test(sentence) && !courtesy.test(sentence) && wordsOf(sentence).length > 0;

export const settles = (sentence: string): boolean =>
  !sentence.endsWith('?') &&
  !unsure.test(sentence) &&
  settled.some((form) => form.test(sentence)) &&
  wordsOf(sentence).length > 0;

/** Decided only when somebody else says yes to it. */
export const proposes = (sentence: string): boolean =>
  proposal.test(sentence) && wordsOf(sentence).length > 0;

export const assents = (text: string): boolean => assent.test(text);

/** Begins as an answer does. */
export const beginsAsAnswer = (text: string): boolean => answering.test(text);
