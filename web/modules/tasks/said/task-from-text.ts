import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { detectTask, type Place } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import { longestDescription } from '@kinsong/contract/tasks/task.ts';
import type { People } from '../people-words.ts';
import type { NewWords } from '../tasks.actions.ts';

type Said = Pick<Message, 'id' | 'space_id' | 'author_id' | 'content'>;

/** What a task made of these words would be: its title, how urgent, when, and whose, as far as the words say so. */
export function wishOf(
  { id, space_id, author_id, content }: Said,
  { place, people, me, today }: { place: Place; people: People; me: string; today: DayText },
): NewWords {
  const { title, priority, due_date } = detectTask(content, place, today);
  return {
    text: title,
    priority,
    due_date,
    assigned_to: carrierIn(content, author_id, people) ?? me,
    origin: { type: 'message', id, space_id, text: content.slice(0, longestDescription) },
  };
}

/** Someone takes it upon themselves. */
const oneself = /\b(?:i(?:'ll|'m| will| am| must| should| can| need| have| had| could| take| do)|let me)\b/i;

/** Who is meant to do it, of those who are here: whoever is called on, or the one who spoke of themselves. */
export function carrierIn(content: string, author: string, people: People): string | undefined {
  const words = content.replaceAll('’', "'");
  const here = [...people.values()].filter(({ left_at }) => left_at === null);
  const called = here
    .flatMap((member) => {
      const at = words.search(callOn(member));
      return at === -1 ? [] : [{ at, id: member.person_id }];
    })
    .toSorted((a, b) => a.at - b.at)[0];
  if (called !== undefined) return called.id;
  return oneself.test(words) && here.some(({ person_id }) => person_id === author) ? author : undefined;
}

/** '@Ruth', 'Ruth should …', 'Ruth, could you …': by the whole name or the first of it. */
function callOn({ name }: Member): RegExp {
  const names = [name, name.split(/\s+/, 1)[0] ?? name]
    .map((each) => each.replaceAll(signs, '\\$&'))
    .join('|');
  return new RegExp(`${begins}(?:@(?:${names})${ends}|(?:${names})(?:,? (?:${asks})|'ll)${ends})`, 'iu');
}

const signs = /[.*+?^${}()|[\]\\]/g;
const [begins, ends] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
const asks = "should|must|could|can|will|would|please|needs? to|has to|is to|you|don't forget|remember";
