import type { Message } from '@kinsong/contract/messages/messages.ts';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { partLater } from '../../../ui/index.ts';
import { isJustSaid } from './just-said.ts';
import { TasksMadeOfMessage } from './TasksMadeOfMessage.tsx';

/** Most words are old: what offers something for new ones comes with the first of them. In a tunnel nothing is offered. */
const Offer = partLater(async () => (await import('./Offer.tsx')).Offer);

/** Under what is said among people: what came of it, and under one’s own new words what could. */
export function UnderSaid({ message }: { message: Message }) {
  const [mayOffer] = useState(
    () => message.author_id === signedIn().person.id && isJustSaid(message, Date.now()),
  );
  return (
    <>
      <TasksMadeOfMessage message={message} />
      {mayOffer && message.deleted_at === null && <Offer message={message} />}
    </>
  );
}
