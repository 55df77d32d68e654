import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { Store } from '../../../platform/store.ts';
import { byLatest, isSalon, named, type Activity, type TalkElsewhere } from '../../spaces/index.ts';

/** Where a talk that is no salon has its place; undefined where it has none. */
export type PlaceOf = (space: MySpace) => TalkElsewhere | undefined;

export interface Conversation {
  readonly space: MySpace;
  readonly as: TalkElsewhere | undefined;
}

/** What one looks for among one’s conversations; it stays while one goes into one and comes back. */
export const soughtWords = new Store('');

/** Without a place nobody could be led there. The latest words first, wherever they were said. */
export function conversations(
  spaces: Iterable<MySpace>,
  activity: Activity,
  placeOf: PlaceOf,
): Conversation[] {
  return byLatest(spaces, activity).flatMap((space) => {
    const as = isSalon(space) ? undefined : placeOf(space);
    return space.deleted_at === null && (isSalon(space) || as !== undefined) ? [{ space, as }] : [];
  });
}

export const nameOfTalk = ({ space, as }: Conversation): string => as?.name ?? space.name;

export const isSought = (talk: Conversation, query: string): boolean =>
  named(`${nameOfTalk(talk)} ${talk.space.subtitle}`, query);

/** What was said in a talk, at one place in it. */
export function placeIn({ space, as }: Conversation, message: string): string {
  return as === undefined ? `/salon/${space.id}?message=${message}` : `${as.href}?message=${message}`;
}
