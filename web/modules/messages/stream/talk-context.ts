import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { voiceOf } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { createContext, useContext } from 'react';
import type { Deed } from '../deeds/deed.ts';
import type { StreamAdditions, StreamOptions } from './stream-options.ts';

/** What every row of a stream may look at and ask for. */
export interface Talk {
  readonly space: string;
  readonly me: string;
  readonly people: ReadonlyMap<string, Member>;
  readonly here: ReadonlySet<string>;
  readonly abilities: ReadonlySet<Capability>;
  /** The message being changed in its place. */
  readonly editing: string | undefined;
  /** What the next words will answer. */
  readonly replyTo: Message | undefined;
  /** The message someone jumped to. */
  readonly lit: string | undefined;
  /** Words of this place may be carried elsewhere. */
  readonly quotable: boolean;
  /** What is done its own way here. */
  readonly options: StreamOptions & StreamAdditions;
  /** Whose words are folded here. */
  isFolded(author: string): boolean;
  find(id: string): Message | undefined;
  reply(message: Message | undefined): void;
  edit(message: Message | undefined): void;
  askTakeBack(message: Message): void;
  /** Opens a sheet about a message. */
  ask(deed: Deed): void;
  jumpTo(id: string): void;
}

export const TalkContext = createContext<Talk | undefined>(undefined);

export function useTalk(): Talk {
  const talk = useContext(TalkContext);
  if (talk === undefined) throw new Error('There is no conversation around this');
  return talk;
}

export const nameOf = (people: ReadonlyMap<string, Member>, id: string): string =>
  people.get(id)?.name || voiceOf(id)?.name || 'Someone';

/** 'Piet', 'Piet and Hanna', 'Piet, Hanna and Kofi', 'Piet, Hanna and 3 more'. */
export function namesOf(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  if (names.length <= 3) return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
}
