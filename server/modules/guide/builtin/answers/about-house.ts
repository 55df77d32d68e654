import { trustRules } from '@kinsong/contract/seekers/trust.ts';
import { aside } from '../aside.ts';
import type { Aside } from '../aside.ts';
import { plain } from './phrases.ts';

/** Something of this house that one may ask after: by its name, by what one wants to do with it, or by a line of its own. */
interface Matter {
  called?: string;
  done?: string;
  line?: string;
  says: string;
}

const account = 'Your account, in the menu,';
const swap = trustRules.perspective_swap.amount;
const deed = trustRules.task_done.amount;

const matters: readonly Matter[] = [
  {
    called: '(?:invitations?|invite)(?: codes?| links?)?',
    done: 'invite (?![^|]*\\bto (?!(?:the |our |my |this )?(?:house|kinsong|salon|family|guild|app|place|SPACE)\\b))[^|]+|add (?:PERSON|someone|somebody|people|a member|members|a friend|friends)|(?:bring|let|get) (?:[\\w]+ ){1,2}in(?:to [^|]+)?|make an invitation|(?:use|enter|redeem) (?:a|the|my) code',
    says: `Open the salon they belong to and its people, “Peeps”: whoever may invite there makes a code, a link and a QR there, for as many and as long as you like. ${account} lists the ones you made, and takes them back.`,
  },
  {
    called: 'passkeys?',
    done: '(?:change|reset|renew|set|find|recover) (?:my|a|the)(?: new)? (?:password|passkey|key)|(?:make|add) a passkey',
    line: '(?:change|reset|i (?:have )?(?:forgot|forgotten|lost)) my password',
    says: `${account} has your password, your passkeys and the devices you are signed in on. If the password is lost: at the door, “Forgotten your password?” sends you a letter.`,
  },
  {
    called: 'account|profile|settings',
    done: '(?:change|add|set|upload|edit|update) my (?:name|face|picture|photo|avatar|profile|e-?mail(?: address)?|address)',
    says: `${account} is where your face, your address, your password and your devices are kept.`,
  },
  {
    done: '(?:sign|log) in (?:on|with|from) (?:my|another|a|the) (?:new |other )?(?:phone|tablet|device|computer|laptop)|use (?:it|this|you|kinsong) on (?:my|another|a) (?:phone|tablet|device|computer|laptop)',
    says: `${account} shows under “Another device” a picture for the other one’s camera: it signs you in there, once and for a few minutes.`,
  },
  {
    done: '(?:sign|log) (?:out|off|myself out)|leave the house',
    says: '“Leave the house” stands at the foot of the menu. Your words stay where they are.',
  },
  {
    called: 'skins?|themes?|(?:dark|light) mode',
    done: '(?:change|choose|pick|set) (?:the |my |another )?(?:colou?rs?|theme|skin|look|looks|background)|make (?:it|this|everything) (?:darker|lighter|brighter|prettier)|(?:turn|switch) (?:on|to|off) (?:the )?(?:dark|light) mode',
    says: 'In the menu, under “How the house looks”: epic, mystical or notebook. Beside me a slider sets how strong the backdrop is.',
  },
  {
    called: 'heart button|heartbeat|bowl',
    done: '(?:turn|switch) (?:off|on|down|up) (?:the |that )?(?:sound|sounds|music|heartbeat|noise|audio)|(?:mute|silence|stop|hear) (?:the |that )?(?:sound|sounds|music|heartbeat|noise|audio|bowl|you)',
    says: 'The heart button: a tap on it silences the house at once, another wakes it. It is remembered on this device.',
  },
  {
    called: 'soul(?: scores?| points?| badges?| buttons?| taps?)?',
    done: '(?:raise|get|earn|collect|gain|increase|give) (?:my |more |a |some )?soul(?: score| points?| taps?)?',
    says: 'The soul score counts words of your own that warmed you: a double tap on one of them, or the Soul button, raises it by one, once for each. It buys nothing, and is nobody’s measure of you.',
  },
  {
    called: 'trust(?: scores?| points?| ledgers?| taps?| gates?| lines?)?',
    done: '(?:raise|get|earn|collect|gain|increase|give|lose) (?:my |more |a |some )?trust(?: score| points?| taps?)?',
    says: `Trust grows by what you do for each other: a task that somebody asked you for and confirmed brings ${deed}, a perspective swap seen through by both ${swap}, a double tap of somebody’s on your words ${trustRules.taps.amount}. Who tapped is told to nobody. Tap on Trust to read all that moved yours, and why.`,
  },
  {
    called: 'perspective swaps?|swaps?',
    done: '(?:do|start|begin|make|try) (?:a |the )?(?:perspective )?swap(?:s|ping)?',
    says: 'In a perspective swap two people tell how they see one thing, each says back what they heard until the other says “that is it”, and then both read. It is in the menu, and nobody else ever reads it. Tell me with whom, and I offer it.',
  },
  {
    called: 'turing(?: page| button)?',
    says: 'TURING tells what I am: whether rules answer or a model, what it was told, and what it cost.',
  },
  {
    called: 'nudges?(?: button)?',
    says: 'Nudge asks me for one small real thing to do, chosen from what is open, pressing or left lying.',
  },
  {
    called: '(?:secret history(?: of humankind)?|(?:this|the) game|kinsong|this (?:place|house|app|site))',
    done: 'play(?: this| the)?(?: game)?',
    says: 'Kinsong is a house for families, by invitation only. The Secret History of Humankind is its game, and the play is getting real things done, together: each chapter of the tale moves on when something on your lists is done. Story, below, tells where it stands.',
  },
  {
    called: '(?:game only|irl(?: and | ?\\+ ?)?game)(?: mode)?|(?:real world|game) mode|modes?',
    says: '“IRL+Game” and “Game Only” stand above our talk. In the first I speak plainly of your days; in the second I answer from within the tale. Your lists are the same in both.',
  },
  {
    called: '(?:a )?salons?|projects? here',
    done: '(?:open|found|make|create|start) (?:a |an |my |our )?(?:new )?salon',
    says: 'A salon is a room for one project: what is said, what is to be done, and who is in it. “Salons”, in the house’s own row, lists yours and opens a new one; or tell me what you are about to begin, and I offer it.',
  },
  {
    called: '(?:my |the )?(?:to-?do|to do|task)(?: ?lists?| page)?',
    done: '(?:add|write down|make|create) (?:a |an |new )?(?:tasks?|to-?dos?|to dos?)|(?:tick|check|cross) (?:off|it off|things off|tasks? off|something off)(?: [^|]*)?|see (?:my|the|our) (?:tasks|list|to-?dos?|to do list)',
    says: 'To Do, in the menu, has your list; each salon has its own. Say to me what is to be done, by when and by whom, and I offer it as a card; or tell me “the gutters are done”, and I offer to tick it off.',
  },
  {
    called: 'reminders?',
    done: '(?:set|make|add|get|have|see) (?:a |an |my |new )?reminders?',
    says: 'Say “remind me on Friday to call the roofer” and I offer it. What is set stands under “What Mairy remembers”, in the menu, and can be dropped there.',
  },
  {
    called: 'memory(?: page)?|memories',
    says: 'I keep in mind only what you say yes to. “What Mairy remembers”, in the menu, lists it with who said it and for whom; there you can change it, erase it, or switch my memory off.',
  },
  {
    called: 'search',
    done: '(?:search|find|look up|look for) (?:in |for |through )?(?:an |the |my |our |all )?(?:old |older |earlier |past )?(?:messages?|words|talks?|chats?)|(?:go|jump|get) back to (?:a|an|some)(?: \\w+)? (?:day|date)',
    says: 'Search and “Jump to a day” are in the menu of our talk. Or ask me: “what did we decide about the roof?”',
  },
  // What opens takes its name out of this one, and gets an answer of its own.
  {
    called:
      'montage|trailer|spiral|sonic|workshops?|council|remedy council|rooms|organiser|lodging|retreats|insight|guilds?|calendar|docs',
    done: '(?:upload|send|share|add|attach|show you) (?:you )?(?:a |an |my |some )?(?:pictures?|photos?|files?|videos?|documents?)',
    says: 'That part of the house is not open yet. Its door says what will be behind it. Until then tell me in words, and I help with what is here: tasks, reminders, what was said, and who could help.',
  },
];

const somebody = '(?:i|we|one|you|people|someone|somebody|PERSON)';
const article = '(?:a |an |the |my |our |your |this |that )?';

function asking({ called, done, line }: Matter): string {
  const ways = line === undefined ? [] : [line];
  if (done !== undefined)
    ways.push(
      `(?:how|where) (?:do|can|could|should|may|would|must) ${somebody} (?:best |also |actually )?(?:${done})(?: (?:here|in here|in this house|for somebody|for me))*`,
      `(?:is there|do you know|show me|tell me|explain(?: to me)?) (?:a way |how )(?:to|i can|we can|one can) (?:${done})`,
    );
  if (called !== undefined)
    ways.push(
      `what (?:is|are|was|does|do) ${article}(?:${called})(?: (?:for|about|good for|all about|mean|do|called|here|in here|thing|exactly))*`,
      `how (?:do|does) ${article}(?:${called}) (?:work|go|grow|come about|function)`,
      `(?:explain|describe|tell me about|what about)(?: to me)? ${article}(?:${called})(?: to me)?`,
      `where (?:is|are|can ${somebody} (?:see|find)|do ${somebody} (?:see|find)) ${article}(?:${called})`,
      `how (?:do|can) ${somebody} (?:get to|find|open|use) ${article}(?:${called})`,
    );
  return ways.join('|');
}

/** Asked where something is in the house, or how it is done, the guide shows the way. */
export const aboutHouse: readonly Aside[] = matters.map((matter) =>
  aside(asking(matter), (about) => plain(matter.says, { about, asked: null, offer: null })),
);
