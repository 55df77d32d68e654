import { aside } from '../aside.ts';
import type { Aside } from '../aside.ts';
import type { Understanding } from '../understanding.ts';
import type { Reply, World } from '../world.ts';
import { isOffered } from './called-off.ts';
import { matterOf, oldReminder, remindersMeant, shown } from './old-reminder.ts';
import { plain } from './phrases.ts';
import { isOpen } from './whose.ts';

const drop =
  '(?:you (?:can|may|could) )?(?:cancel|drop|delete|remove|stop|clear|scrap|kill|forget(?: about)?|dismiss|switch off|turn off|get rid of)';
const which = "(?:all |both |my |the |your |that |this |those |a |any )*(?:[\\w']+ ){0,3}?";
const move = '(?:move|shift|push|postpone|delay|reschedule|change|bring forward|put off|put back)';
const rest = '(?: (?:(?!remind me).){0,60})?';

/** What was asked to be reminded of: told, dropped, or moved to another day. */
export const reminding: readonly Aside[] = [
  aside(
    '(?:what|which) reminders(?: .{0,24})?|what (?:have i asked|did i ask) you to remind me (?:of|about)|(?:show|list|give|see|read)(?: me)?(?: all)?(?: of)?(?: my| the)? reminders|(?:do i have|have i got|are there|have i)(?: any| some| other)? reminders(?: set| open| left)?|(?:where (?:do i (?:see|find)|are) )?(?:all )?my reminders',
    (about, world) => shown(about, world.reminders, world),
  ),
  aside(`${drop} ${which}reminders?${rest}`, dropped),
  aside(
    `i (?:do not|no longer|never)(?: really| actually)? (?:need|want) ${which}(?:reminders?|reminding|to be reminded)${rest}`,
    dropped,
  ),
  aside(
    `(?:do not|stop|no need to|you need not|you do not (?:need|have) to) remind(?:ing)? me${rest}`,
    dropped,
  ),
  aside(
    `${which}reminder${rest} (?:(?:is|are) (?:no longer|not) (?:needed|necessary|wanted)|can go)${rest}`,
    dropped,
  ),
  aside(`${move} ${which}reminder${rest}`, moved),
  aside(
    `(?:(?:put|set|make) (?:the|my|that|this)|(?:can|could|may) (?:the|my)) (?:[\\w']+ ){0,3}?reminder${rest}`,
    (about, world) => (remindersMeant(asMove(about), world).length > 0 ? moved(about, world) : null),
  ),
  aside(`${drop} (?:the|that|my) (?:[\\w']+ ){1,3}(?:one|task|job|item)`, reminderOrTask),
];

const asMove = (about: Understanding): Understanding => ({
  ...about,
  intent: 'remind_me',
  reminder: { deed: 'move', id: null },
});

function moved(about: Understanding, world: World): Reply {
  return oldReminder(asMove(about), world);
}

/** An offer of one that still lies open is put away; for what is set a card is offered. */
function dropped(about: Understanding, world: World): Reply {
  const offer = world.carried?.offer ?? null;
  if (offer?.tool === 'guide.remind') return { ...plain('I put that away.'), settles: 'no' };
  return oldReminder({ ...about, intent: 'remind_me', reminder: { deed: 'drop', id: null } }, world);
}

function reminderOrTask(about: Understanding, world: World): Reply {
  const offer = world.carried?.offer ?? null;
  if (offer !== null && isOffered(offer, matterOf(about)))
    return { ...plain('I put that away.'), settles: 'no' };
  if (matterOf(about).length > 0 && remindersMeant(about, world).length > 0) return dropped(about, world);
  const task = world.tasks.find((each) => about.tasks.includes(each.id) && isOpen(each));
  const carry = { about, asked: null, offer: null };
  return plain(
    task === undefined
      ? 'I find none like that, neither a reminder nor a task. Which do you mean?'
      : `“${task.title}” can be deleted in To Do. If it is done, I can tick it off.`,
    task === undefined ? carry : { ...carry, about: { ...about, tasks: [task.id] } },
  );
}
