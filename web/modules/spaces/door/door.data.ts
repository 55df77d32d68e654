import {
  answerRequest,
  askToEnter,
  spaceDoor,
  spaceRequests,
  type SpaceDoor,
  type SpaceRequest,
} from '@kinsong/contract/invitations/asking.ts';
import { useEffect } from 'react';
import { ask } from '../../../platform/api/api.ts';
import { Refused } from '../../../platform/api/http-request.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Shelf } from '../../../platform/shelf.ts';
import { useStore } from '../../../platform/store.ts';
import { requestsMoved } from '../spaces.data.ts';

/** What a space shows of itself to somebody outside; `closed` where it shows nothing. */
export type Seen = SpaceDoor | 'opening' | 'closed' | 'failed';
const doors = new Shelf<Seen>('opening');
const waiting = new Shelf<readonly SpaceRequest[]>([]);

async function lookAtDoor(space: string): Promise<void> {
  try {
    holdDoor(space, await ask(spaceDoor, { params: { space_id: space } }));
  } catch (failure) {
    const isClosed = failure instanceof Refused && failure.status < 500;
    doors.of(space).change((seen) => (isClosed ? 'closed' : typeof seen === 'string' ? 'failed' : seen));
  }
}

function holdDoor(space: string, door: SpaceDoor): void {
  doors.of(space).set(door);
  if (door.standing === 'inside') signedIn().sync.again(space);
}

export interface OpenDoor {
  readonly seen: Seen;
  look(): void;
}

/** Looks again whenever somebody answered. */
export function useDoor(space: string): OpenDoor {
  const moved = useStore(requestsMoved);
  useEffect(() => void lookAtDoor(space), [space, moved]);
  return { seen: useStore(doors.of(space)), look: () => void lookAtDoor(space) };
}

export async function knock(space: string, words: string): Promise<void> {
  holdDoor(space, await ask(askToEnter, { params: { space_id: space }, body: { words } }));
}

async function loadRequests(space: string): Promise<void> {
  try {
    waiting.of(space).set((await ask(spaceRequests, { params: { space_id: space } })).requests);
  } catch {
    // The next knock, or the next look, asks again.
  }
}

const nobody: readonly SpaceRequest[] = [];

/** Who waits at a door, for those who may open it. */
export function useRequests(space: string, mayAnswer: boolean): readonly SpaceRequest[] {
  const moved = useStore(requestsMoved);
  useEffect(() => {
    if (mayAnswer) void loadRequests(space);
  }, [space, mayAnswer, moved]);
  const known = useStore(waiting.of(space));
  return mayAnswer ? known : nobody;
}

export async function answerKnock(
  { space_id, person_id }: SpaceRequest,
  answer: 'yes' | 'no',
  words: string,
): Promise<void> {
  const params = { space_id, person_id };
  const { requests } = await ask(answerRequest, { params, body: { answer, words } });
  waiting.of(space_id).set(requests);
}
