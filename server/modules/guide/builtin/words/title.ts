import { says } from '../intents/rule.ts';
import type { Line, Token } from './line.ts';
import type { Span } from './mask.ts';
import { isSpanned } from './topic.ts';

/** What stands before the thing itself; the longest that fits is cut off. */
const openings: readonly RegExp[] = [
  'remind (?:me|us|PERSON)(?: again| please| maybe)*',
  '(?:nudge|ping|poke|prod|alert|warn|shout|notify|tell) me(?: again| please)*',
  'wake (?:me|us)(?: up)?',
  'be reminded(?: of| about| to| that)?',
  'it would be (?:good|nice|great|lovely|kind|wonderful) if',
  'BEGIN(?:must|should|need to|have to|got to|ought to|better)',
  '(?:have|let|make) PERSON(?: please)?',
  '(?:PERSON|he|she|they|everyone|everybody|(?:my |our |the )?\\w+) (?:wants|wanted|told|asked|asks|tells|expects|needs|would like) (?:me|us) to',
  'PERSON (?:will|is going to|promised to|offered to|agreed to|volunteered to|wants to)',
  '(?:how|what) about (?:a|an|another)(?: new| little| small| shared)* (?:project|salon|space)(?: for| called| named| about| on| to)*',
  '(?:give|send|drop) me (?:a|another) (?:nudge|shout|ping|poke|prod|sign|call|word|note|hint)',
  '(?:set|make|add|create|i need)(?: me)? (?:a|an) (?:reminder|alarm|alert)',
  'reminder',
  '(?:do not|never) let (?:me|us) forget',
  'make sure (?:that )?(?:i|we) (?:do not forget|remember|think of|do not miss)',
  '(?:add|create|make|write|new|put|note|open|start|set|jot)(?: me| us| down| in| up)* (?:a|an|another|one|the|this|as a|new)?(?: new)? ?(?:task|to do|job|chore|item|errand)(?: for (?:me|us|PERSON)| called| named| saying| that says)*',
  'BEGIN(?:new )?(?:task|to do|note to self)',
  'BEGIN(?:please )?(?:write|note|jot|take|put|get|add) (?:that |this |it )?down(?: that)?',
  'BEGIN(?:put|add|write|stick|pop|note|place|throw)(?! (?:away|together|up))',
  '(?:i|we) (?:really |still |also |just |urgently )?(?:need|have|ought|want|got|had better|am supposed|are supposed|am going|are going|must|should|shall|has|needs|mean|plan|promised|intend|am meant)(?: to| not forget to| remember to)?',
  '(?:i|we) (?:must|should|have to|need to|ought to|can) not forget(?: to| about)?',
  'BEGIN(?:do not|never|let us not) forget(?: to| about)?',
  'BEGINremember(?: to| that|,)?',
  '(?:someone|somebody|one of us|anybody|PERSON) (?:should|must|needs to|has to|ought to|had better|will have to|could)',
  '(?:ask|tell|get|have|remind|nudge|let) PERSON(?: and PERSON)?(?: to| if (?:he|she|they) (?:could|can)| whether (?:he|she|they) (?:could|can))',
  '(?:can|could|would|will) (?:PERSON|someone|somebody|anyone|anybody|you)(?: please| maybe| perhaps| also)*',
  'give PERSON the (?:job|task)(?: of)?',
  'i (?:said|promised|told \\w+)(?: PERSON| that)* i (?:would|will)',
  'i promised(?: PERSON)?(?: to| that i would)?',
  '(?:start|found|open|create|begin|make|set up|launch|kick off|found us|need)(?: up| us| me)? (?:a|an|our|the|another)(?: new| little| small| shared| proper)* (?:project|salon|space)(?: for| called| named| about| on| to)*',
  'new (?:project|salon)(?: for| called| named| about| on| to)*',
  'who (?:else )?(?:could|can|would|might|has time to|is able to)(?: (?:help|come)(?: me| us)?(?: with| to)?)?',
  'BEGINproject',
  '(?:let us|we could|we should|why do not we|how about we|shall we|i want to|i would like to|i would love to|we want to|i dream of|could we)(?: all)*',
  '(?:i|we) (?:have|had|got) (?:an|this|a) (?:\\w+ )?idea',
  '(?:keep|bear) (?:it |that |this )?in mind(?: that)?',
  'BEGIN(?:note|know|learn|memorise|save)(?: for me)?(?: that)?',
  'for (?:the|your) (?:record|information|memory)',
  '(?:you should|i want you to|you must|you can|you may) (?:know|remember|keep)(?: that| this)?',
  'do not forget that',
].map(says);

const ending = says(
  '(?:on|to|onto|in|into) (?:the|my|our|SPACE|PERSON)? ?(?:\\w+ )?(?:list|to do|to do list|tasks|agenda|board|calendar)|if (?:you|it) (?:can|could|is possible|be so kind)|thanks|please|thank you',
);
const small =
  /^(?:god|ugh|argh|oh|ah|phew|damn|bloody|heavens|me|when|later|to|that|about|of|for|and|on|at|by|it|is|the fact|please|maybe|perhaps|also|just|then|again|as|in|time|a|an|urgently|urgent|asap|important|soon|so|because|before|with|from|until|too|now|really|it's|due|mairy|hello|okay|well|high|low|normal|priority|top|task)$/;
const smallAtEnd =
  /^(?:not|no|down|somebody|someone|later|to|about|of|for|and|on|by|is|please|maybe|also|just|then|again|as|in|a|an|the|urgently|urgent|asap|important|soon|so|before|with|from|until|too|now|due|mairy|thanks|or|high|low|priority|ok|okay|latest)$/;

/** What a task made of this would be called: the thing itself, without who is asked, when, and how urgent. */
export function titleOf(line: Line, mask: string, dates: readonly Span[]): string | null {
  const sentence = saying(mask);
  const inside = line.tokens.filter(({ at }) => at >= sentence.from && at < sentence.to);
  const end = ending.exec(mask.slice(sentence.from, sentence.to));
  const until = end === null || end.index < 3 ? sentence.to : sentence.from + end.index;
  const kept = trimmed(inside.filter((token) => token.at < until && !isSpanned(token, dates)));
  const text = unquoted(spoken(line, kept));
  return text.length < 2 ? null : text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Quotation marks round the whole, or one that lost its partner, are no part of it. */
function unquoted(text: string): string {
  const marks = text.match(/["“”]/g)?.length ?? 0;
  const paired = marks % 2 === 0 ? text : text.replaceAll(/["“”]/g, '');
  return paired
    .replace(/^(?:the )?(?:day|evening|night|morning|week) before .{2,40}? to (?=\p{L})/iu, '')
    .replace(/ for me$/i, '')
    .replaceAll(/^['"“”‘]+|(?<!s)['"“”’]+$/g, '')
    .trim();
}

/** The stretch after the opening, to the end of its sentence; without any opening the first sentence that says something. */
function saying(mask: string): Span {
  let from = -1;
  for (const opening of openings) {
    const match = opening.exec(mask);
    if (match !== null) from = Math.max(from, stepped(mask, match.index + match[0].length));
  }
  const start = Math.max(0, from);
  const stop = mask.indexOf(' | ', start + 1);
  return { from: start, to: stop < 0 ? mask.length : stop };
}

/** "remind me: call Ines" and "on the 25th. call Ines" go on behind the colon. */
function stepped(mask: string, at: number): number {
  const rest = mask.slice(at);
  const gap = /^(?: D_*| please)* \| /.exec(rest);
  return gap === null ? at : at + gap[0].length;
}

function trimmed(tokens: readonly Token[]): readonly Token[] {
  let from = 0;
  let to = tokens.length;
  while (from < to && small.test(tokens[from]?.word ?? '')) from += 1;
  while (to > from && smallAtEnd.test(tokens[to - 1]?.word ?? '')) to -= 1;
  return tokens.slice(from, to);
}

/** The words as typed, with what stood between neighbours. */
function spoken(line: Line, tokens: readonly Token[]): string {
  let text = '';
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const between = before === undefined ? '' : line.typed.slice(before.end, token.start);
    const beside = before !== undefined && line.tokens[line.tokens.indexOf(before) + 1] === token;
    text += (before === undefined ? '' : beside ? between.replaceAll(/\s+/g, ' ') : ' ') + token.raw;
  }
  return text.trim();
}
