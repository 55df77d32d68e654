import type { DeedLink } from '@kinsong/contract/guide/extra.ts';

/** Where what was done can be looked at, and how the way there is called. */
export function linkTo({ kind, id }: DeedLink): { href: string; words: string } | undefined {
  switch (kind) {
    case 'task':
      return { href: `/tasks?task=${id}`, words: 'See the task' };
    case 'space':
      return { href: `/salon/${id}`, words: 'Go there' };
    case 'memory':
      return { href: '/mairy/memory', words: 'See what is remembered' };
    case 'swap':
      return { href: `/mairy/swap/${id}`, words: 'Go on with it' };
    case 'reminder':
      return { href: '/mairy/memory', words: 'See your reminders' };
    case 'person':
      return undefined;
  }
}
