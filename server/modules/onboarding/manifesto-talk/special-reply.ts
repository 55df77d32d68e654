import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import type { Reply } from './built-in-reply.ts';
import { dangerReply } from './danger-reply.ts';
import type { TalkRow } from './manifesto-talk.sql.ts';
import { modelReply } from './model-reply.ts';
import { talkPorts } from './talk-ports.ts';

export interface SpecialReply extends Reply {
  readonly by: 'built-in' | 'model';
  readonly call: string | undefined;
}

/** Danger comes before everything and goes to nobody; then a model, where the person agreed. null: the five questions go on. */
export async function specialReply(
  house: House,
  person: Person,
  said: string,
  row: TalkRow,
): Promise<SpecialReply | null> {
  const danger = await talkPorts.of(house).dangerIn(house, person, said);
  if (danger !== null)
    return {
      text: dangerReply(danger),
      noted: {},
      place: row.place,
      by: 'built-in',
      call: danger.call.number,
    };
  const reply = await modelReply(house, person, said, row);
  return reply === null ? null : { ...reply, by: 'model', call: undefined };
}
