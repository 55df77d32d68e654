import { askAhead } from '../platform/api/prefetched.ts';
import { rememberedPerson } from '../platform/session/remembered-person.ts';

/** Where the first questions of a screen go; tests hold these addresses against the contract's and the calls' own. */
export const firstQuestions = {
  session: '/api/auth/session-check',
  spaces: '/api/spaces',
  thread: '/api/mairy/thread',
  space: (id: string) => `/api/spaces/${id}`,
  messages: (id: string) => `/api/spaces/${id}/messages?limit=60`,
  tasks: (id: string) => `/api/spaces/${id}/tasks?after=0&limit=1000`,
} as const;

/** A copy is read here; the answer itself is for whoever asks for it. */
async function read<T>(answer: Promise<Response>): Promise<T | undefined> {
  const response = await answer;
  return response.ok ? ((await response.clone().json()) as T) : undefined;
}

/**
 * Asks what the screen at this address will ask. Somebody who was here before has the talk in this browser; for somebody
 * new to it the newest words are asked for as well.
 */
export async function askEarly(path: string): Promise<void> {
  const session = await read<{ user?: object }>(askAhead(firstQuestions.session));
  if (session?.user === undefined) return;
  void askAhead(firstQuestions.spaces);
  const salon = /^\/salon\/([\w-]+)$/.exec(path)?.[1];
  const known = rememberedPerson() !== null;
  if (salon !== undefined && !known) askSpace(salon);
  if (path !== '/mairy') return;
  const thread = await read<{ space_id: string }>(askAhead(firstQuestions.thread));
  if (thread !== undefined && !known) askSpace(thread.space_id);
}

function askSpace(id: string): void {
  const { space, messages, tasks } = firstQuestions;
  for (const question of [messages, space, tasks]) void askAhead(question(id));
}

/** Pages of the screens behind the door say what they are; before the door nothing is asked. */
if (document.querySelector('meta[name="behind-the-door"]') !== null) {
  askEarly(location.pathname).catch(() => {
    // The screen asks for itself, and says what failed.
  });
}
