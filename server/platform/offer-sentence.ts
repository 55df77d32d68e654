import { offerWords } from '@kinsong/engines/guide/talk/offer-words.ts';
import type { Proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import { nothingLookedUp, type Someone, type World } from '@kinsong/engines/guide/talk/world.ts';

/** What a card asks, as the guide says it in her talk: “Buy fish”, Friday at four, for you? */
export function offerSentence(
  wish: Proposal,
  {
    me,
    people = [],
    ...clock
  }: Pick<World, 'now' | 'timeZone'> & { me: string; people?: readonly Someone[] },
): string {
  return offerWords(wish, { ...nothingKnown, ...clock, people, me: { id: me, name: '', realName: null } });
}

/** A card says all that it needs itself. */
const nothingKnown: Omit<World, 'now' | 'timeZone' | 'me' | 'people'> = {
  mode: 'real_world',
  seed: '',
  spaces: [],
  tasks: [],
  events: [],
  reminders: [],
  memories: [],
  manifesto: null,
  help: [],
  recent: [],
  abilities: new Map(),
  pending: null,
  tale: null,
  lookedUp: nothingLookedUp,
};
