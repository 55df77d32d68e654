import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { detectProject } from '@kinsong/contract/tasks/detect-project-in-text.ts';
import { detectTask, sentencesOf, type Place } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import type { Confirm } from './use-confirm.ts';

/** So long after words that sound like a task it is offered to write them down, S2 §4. */
export const offersAfter = { hub: 1000, project: 1500 } as const;

export type Offered = { readonly kind: 'task' } | { readonly kind: 'project'; readonly name: string };

type Said = Pick<Message, 'content' | 'created_at'>;

/** A beginning that wants a salon of its own comes before what is to be done in it. */
export function offerFor({ content }: Said, today: DayText, isWanted: Confirm): Offered | undefined {
  const { name } = detectProject(content);
  const begins = (sentence: string) => detectProject(sentence).isProject && isWanted(sentence);
  if (sentencesOf(content).some(begins)) return { kind: 'project', name };
  return soundsLikeTask(content, 'project', today, isWanted) ? { kind: 'task' } : undefined;
}

/** The words of a task stand in it, and are meant as one: a question, a refusal and what is done already are not. */
export const soundsLikeTask = (content: string, place: Place, today: DayText, isWanted: Confirm): boolean =>
  sentencesOf(content).some((sentence) => detectTask(sentence, place, today).isTask && isWanted(sentence));

/** What was said to offers of words, on this visit: blank where they were not wanted. */
export const answeredOffers = new Map<string, string>();
