import type { Heard } from '../hear.ts';
import { bareFrame } from '../talk/frame-of.ts';
import type { Question } from '../talk/pending.ts';
import type { Reply } from '../talk/reply.ts';
import type { World } from '../talk/world.ts';
import { numbersFor } from './numbers.ts';

const found =
  'I am a program, and this is not for me alone. If anyone is in danger right now, please call the number on this card, and let somebody you trust be with you.';
const asked =
  'I may mishear this, so I ask: is somebody in danger right now, or thinking of ending their life?';
const stays = 'Good. I am here; tell me more, or leave it at that.';

/** A yes is heard as danger that was said; a no stays with them. */
export const askInDanger = (said: string): Question => ({
  text: asked,
  yes: { do: 'hear', frame: bareFrame('danger', { said, polarity: 'told' }) },
  no: { do: 'say', text: stays },
});

/** A life may be in danger: a card and two sentences, or where it is only feared one question. Nothing is offered beside it. */
export function dangerReply({ text, danger }: Pick<Heard, 'text' | 'danger'>, world: World): Reply {
  const bare = { lyrical: false, proposals: [] };
  if (danger === 'certain')
    return { ...bare, text: found, pending: null, danger: { card: numbersFor(text, world.timeZone) } };
  const question = askInDanger(text);
  return {
    ...bare,
    text: question.text,
    pending: { version: 2, question, proposals: [], matter: null },
    danger: { card: null },
  };
}
