import { aside } from '../aside.ts';
import type { Aside } from '../aside.ts';
import { hereAndNow } from '../dates/calendar.ts';
import type { Understanding } from '../understanding.ts';
import type { Reminding, Reply, World } from '../world.ts';
import { dayInWords, timeInWords, todayIn } from './days.ts';
import { inWords, oneOf, plain } from './phrases.ts';
import { speaksOf } from './recalled.ts';
import { isOpen } from './whose.ts';

const drop = '(?:cancel|drop|delete|remove|stop|clear|scrap|kill|switch off|turn off|get rid of)';

/** What was asked to be reminded of: shown here, dropped on its own page. */
export const reminding: readonly Aside[] = [
  aside(
    '(?:what|which) reminders(?: .{0,24})?|what (?:have i asked|did i ask) you to remind me (?:of|about)|(?:show|list|give|see|read)(?: me)?(?: all)?(?: of)?(?: my| the)? reminders|(?:do i have|have i got|are there|have i)(?: any| some| other)? reminders(?: set| open| left)?|(?:where (?:do i (?:see|find)|are) )?(?:all )?my reminders',
    (about, world) => shown(about, world.reminders, world),
  ),
  aside(`${drop} (?:all |my |the |that |this |a )*(?:[\\w']+ ){0,3}?reminders?(?: .{0,40})?`, dropped),
  aside('stop reminding me(?: .{0,40})?', dropped),
  aside(`${drop} (?:the|that|my) (?:[\\w']+ ){1,3}(?:one|task|job|item)`, dropped),
];

const most = 6;
const where = 'Each can be dropped under Memory, in the menu.';

function shown(about: Understanding, found: readonly Reminding[], world: World): Reply {
  const carry = { about, asked: null, offer: null };
  if (found.length === 0)
    return plain(
      oneOf(world, [
        'None is set. Say “remind me on Friday to …” and I ask before I set it.',
        'You have no reminder set. Name a day and a thing, and I will offer one.',
      ]),
      carry,
    );
  const lines = found.slice(0, most).map((one) => `• ${lineOf(one, world)}`);
  const more = found.length > most ? [`and ${inWords(found.length - most)} more.`] : [];
  const lead = oneOf(world, ['These I shall say to you:', 'You asked me to come back to:']);
  return plain([lead, ...lines, ...more, where].join('\n'), carry);
}

function lineOf({ text, at }: Reminding, world: World): string {
  const { day, time } = hereAndNow(at, world.timeZone);
  return `${text}, ${dayInWords(day, todayIn(world))} at ${timeInWords(time)}`;
}

/** No reminder is dropped on a sentence; an offer of one that still lies open is put away. */
function dropped(about: Understanding, world: World): Reply | null {
  const { carried } = world;
  const carry = { about, asked: null, offer: null };
  const isReminder = /\bremind/i.test(about.text);
  const matter = about.topic.filter((word) => !ownWords.has(word));
  const meant = world.reminders.filter(({ text }) => matter.length > 0 && speaksOf(text, matter) >= 1);
  if (carried?.offer?.tool === 'guide.remind' && (isReminder || offers(carried.offer.args, matter)))
    return {
      ...plain(
        `I put that away. ${world.reminders.length > 0 ? `What is set already: ${where}` : ''}`.trim(),
      ),
      settles: 'no',
    };
  if (meant.length > 0 || isReminder) return shown(about, meant.length > 0 ? meant : world.reminders, world);
  const task = world.tasks.find((each) => about.tasks.includes(each.id) && isOpen(each));
  return plain(
    task === undefined
      ? 'I find none like that, neither a reminder nor a task. Which do you mean?'
      : `“${task.title}” can be deleted in To Do. If it is done, I can tick it off.`,
    task === undefined ? carry : { ...carry, about: { ...about, tasks: [task.id] } },
  );
}

const ownWords: ReadonlySet<string> = new Set(
  'cancel drop delete remove stop clear scrap kill switch rid reminder reminders reminding one'.split(' '),
);
const offers = (args: Readonly<Record<string, unknown>>, matter: readonly string[]): boolean =>
  typeof args['text'] === 'string' && matter.length > 0 && speaksOf(args['text'], matter) >= 1;
