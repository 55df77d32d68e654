import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Emoji, type Reaction } from './message-parts.ts';
import { Message } from './messages.ts';

/** The six of the house, each with the word by which it is told; any other emoji is told by itself. */
export const ofTheHouse = [
  { emoji: '❤️', word: 'Heart' },
  { emoji: '😂', word: 'Laughing' },
  { emoji: '🙏', word: 'Thank you' },
  { emoji: '👍', word: 'Yes' },
  { emoji: '🕯️', word: 'A light for you' },
  { emoji: '🎉', word: 'Let us celebrate' },
] as const;

/** So many different signs one message takes. */
export const mostReactions = 20;

export const wordOf = (emoji: string): string =>
  ofTheHouse.find((each) => each.emoji === emoji)?.word ?? emoji;

/** What stands under a message once somebody gave a sign or took it back; null where there is no room for one more. */
export function reactionsAfter(
  before: readonly Reaction[],
  { emoji, person, on }: { emoji: string; person: string; on: boolean },
): Reaction[] | null {
  const held = before.find((each) => each.emoji === emoji);
  if (held === undefined) {
    if (!on) return [...before];
    return before.length >= mostReactions ? null : [...before, { emoji, people: [person] }];
  }
  const others = held.people.filter((id) => id !== person);
  const people = on ? (held.people.includes(person) ? held.people : [...others, person]) : others;
  return before.flatMap((each) => (each !== held ? [each] : people.length === 0 ? [] : [{ emoji, people }]));
}

export const hasReacted = (reactions: readonly Reaction[], emoji: string, person: string): boolean =>
  reactions.some((each) => each.emoji === emoji && each.people.includes(person));

export const react = call({
  name: 'messages.react',
  title: 'Answer a message with an emoji, or take that back; the same again changes nothing',
  method: 'PUT',
  path: '/api/spaces/:space_id/messages/:message_id/reactions',
  params: z.object({ space_id: Id, message_id: Id }),
  body: z.object({ emoji: Emoji, on: z.boolean() }),
  answer: Message,
  permission: 'messages.react',
  errors: ['found.not', 'allowed.not', 'space.archived', 'input.wrong'],
});
