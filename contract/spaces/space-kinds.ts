import * as z from 'zod';

/** Everything people share happens in a space. Its kinds, and all that follows from a kind, stand once, here. */
export const spaceKinds = [
  'planet',
  'hamlet',
  'family',
  'project',
  'guild',
  'room',
  'council',
  'thread',
  'swap',
  'family_chat',
] as const;
export const SpaceKind = z.enum(spaceKinds);
export type SpaceKind = z.infer<typeof SpaceKind>;

/** What a space's own screen may offer, by the name of its tab. */
export type ToolName = 'messages' | 'todo' | 'calendar' | 'voting' | 'docs';

export interface KindOfSpace {
  readonly word: string;
  /** Which kinds may lie within it. */
  readonly contains: readonly SpaceKind[];
  /** Anyone, on their own too; the owner and the stewards of what it lies in; or the house by itself. */
  readonly foundedBy: 'anyone' | 'keepers' | 'house';
  /** Whether who joins reads what was said before. */
  readonly newcomersSee: 'everything' | 'from joining on';
  /** Made for its people and for good: nobody is invited into one, nobody renames or closes it. */
  readonly sealed: boolean;
  /** Nobody is brought in by somebody else: one enters by oneself, where one's trust reaches. */
  readonly enteredByTrust: boolean;
  /** Nothing of it is told to a language model. */
  readonly confidential: boolean;
  /** Words of it may be found and carried elsewhere by those who may read them. */
  readonly quotable: boolean;
  /** Its people know each other by their real names. */
  readonly realNames: boolean;
  /** In the order of its screen. Empty where it has no salon's screen. */
  readonly tools: readonly ToolName[];
}

/** What a kind is until its row opens it; a kind that nobody knows stays so. */
const closed: KindOfSpace = {
  word: 'Space',
  contains: [],
  foundedBy: 'house',
  newcomersSee: 'from joining on',
  sealed: true,
  enteredByTrust: false,
  confidential: true,
  quotable: false,
  realNames: false,
  tools: [],
};

const kind = (word: string, opened: Partial<KindOfSpace>): KindOfSpace => ({ ...closed, word, ...opened });

/** Where people live and work together. */
const home = {
  newcomersSee: 'everything',
  sealed: false,
  confidential: false,
  quotable: true,
  realNames: true,
} as const;
const salon = { ...home, tools: ['messages', 'todo', 'calendar', 'voting', 'docs'] } as const;
/** What one says there is for who is there, though tasks may come of it. */
const confided = { newcomersSee: 'everything', confidential: false } as const;

export const kinds: Readonly<Record<SpaceKind, KindOfSpace>> = {
  planet: kind('Planet', { ...home, realNames: false, contains: ['hamlet'] }),
  hamlet: kind('Hamlet', { ...home, contains: ['family'], foundedBy: 'keepers' }),
  family: kind('Family', { ...salon, contains: ['project', 'family_chat'], foundedBy: 'anyone' }),
  project: kind('Salon', { ...salon, foundedBy: 'anyone' }),
  guild: kind('Guild', { ...salon, contains: ['project'], foundedBy: 'anyone' }),
  // What is said there ends with the room's rule, so it is carried nowhere else.
  room: kind('Room', { sealed: false, enteredByTrust: true, confidential: false }),
  council: kind('Council', { sealed: false }),
  thread: kind('Thread', confided),
  swap: kind('Perspective swap', confided),
  family_chat: kind('Family chat', { ...salon, foundedBy: 'keepers' }),
};

export const kindOf = (name: string | null): KindOfSpace =>
  name !== null && Object.hasOwn(kinds, name) ? kinds[name as SpaceKind] : closed;

/** For a query: the kinds of which something holds. */
export const kindsThat = (holds: (kind: KindOfSpace) => boolean): SpaceKind[] =>
  spaceKinds.filter((name) => holds(kinds[name]));
