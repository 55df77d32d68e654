import type { Message } from '@kinsong/contract/messages/messages.ts';
import Lightbulb from 'lucide-react/icons/lightbulb';
import LightbulbOff from 'lucide-react/icons/lightbulb-off';
import type { Action } from '../../../platform/action.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { toast } from '../../../ui/index.ts';
import type { OnMessage } from '../stream/on-message.ts';
import { offerFor } from './deeds.actions.ts';

/** Only one's own words, and where words may be quoted at all. */
const mayOffer = ({ shown: { message, way }, abilities, quotable }: OnMessage): boolean =>
  quotable &&
  way === 'there' &&
  message.deleted_at === null &&
  message.author_id === signedIn().person.id &&
  message.forwarded === undefined &&
  message.content.trim() !== '' &&
  abilities.has('messages.offerOwn');

async function offer(message: Message): Promise<void> {
  await offerFor(message, true);
  toast({
    title: 'Founders may read this sentence, with your name',
    description: 'Take it back on any day, by the same menu.',
  });
}

/** One's own sentence for the founders’ eyes, and back. */
export const offerActions: readonly Action<OnMessage>[] = [
  {
    key: 'offer',
    label: 'Offer to show the founders',
    icon: Lightbulb,
    enabled: (on) => mayOffer(on) && on.shown.message.offered === undefined,
    perform: ({ shown }) => offer(shown.message),
  },
  {
    key: 'offer-back',
    label: 'Take back from the founders',
    icon: LightbulbOff,
    enabled: (on) => mayOffer(on) && on.shown.message.offered !== undefined,
    perform: ({ shown }) => offerFor(shown.message, false),
  },
];
