import type { Priority } from '@kinsong/contract/common/priority.ts';
import { priorityWords, type Happening } from '@kinsong/contract/tasks/task.ts';
import { dueOf } from '../due-date.ts';
import { someone, type People } from '../people-words.ts';

/** What happened, as somebody would tell it. What stood there before is said with it, so that nobody's words are lost. */
export interface Told {
  readonly words: string;
  /** What was written there before. */
  readonly before?: string;
}

export function told(happening: Happening, people: People, today: string): Told {
  const { by, what, from, to } = happening;
  const who = someone(by, people);
  const name = who === undefined ? 'Someone' : who.isMe ? 'You' : who.name;
  switch (what) {
    case 'made':
      return { words: made(name, to) };
    case 'text':
      return { words: `${name} changed the words`, ...earlier(from) };
    case 'description':
      return { words: `${name} changed the description`, ...earlier(from) };
    case 'notes':
      return { words: `${name} changed the notes`, ...earlier(from) };
    case 'tags':
      return { words: `${name} changed the tags` };
    case 'priority':
      return { words: `${name} moved it from ${priorityWord(from)} to ${priorityWord(to)}` };
    case 'status':
      return { words: `${name} ${status(to, from)}` };
    case 'due_date':
      return { words: to === null ? `${name} removed the date` : `${name} set it for ${day(to, today)}` };
    case 'carrier':
      return { words: carrier(name, by, to, people) };
    case 'repeat':
      return { words: `${name} ${to === null ? 'let it stop coming back' : 'changed when it comes back'}` };
    case 'proof':
      return { words: `${name} brought a picture of it` };
    case 'confirmed':
      return { words: `${name} confirmed that it is done` };
  }
}

const made = (name: string, from: string | null): string => {
  if (from === 'guide') return `Mairy offered it, ${name === 'You' ? 'you' : name} said yes`;
  return from === 'message' ? `${name} made it from a message` : `${name} wrote it down`;
};

const earlier = (from: string | null): Pick<Told, 'before'> =>
  from === null || from === '' ? {} : { before: from };

const priorityWord = (value: string | null): string => priorityWords[Number(value) as Priority];

function status(to: string | null, from: string | null): string {
  if (to === 'completed') return 'did it';
  if (to === 'in_progress') return 'began it';
  if (to === 'blocked') return 'marked it as blocked';
  return from === 'completed' ? 'opened it again' : 'put it back';
}

/** 2026-11-27, or 2026-11-27T16:00. */
function day(to: string, today: string): string {
  const [date = to, time = null] = to.split('T');
  return dueOf(date, today, time).whole.replace(/^\d+ days? late, /, '');
}

const isId = /^[0-9a-f]{8}-/;

function carrier(name: string, by: string, to: string | null, people: People): string {
  if (to === null) return `${name} left it to anyone here`;
  if (to === by) return `${name} took it on`;
  if (!isId.test(to)) return `${name} asked ${to}, outside`;
  const who = someone(to, people);
  return `${name} asked ${who === undefined ? 'someone' : who.isMe ? 'you' : who.name} to do it`;
}
