import { newId } from '@kinsong/contract/common/ids.ts';
import { register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { foundSpace, openSpace } from '@kinsong/contract/spaces/spaces.ts';
import { Caller } from '@kinsong/server/test/caller.ts';
import { skippedEvening } from '@kinsong/server/test/first-evening.ts';
import type { RunningHouse } from './house.ts';

export interface Salon {
  readonly id: string;
  /** One session for each who belongs to it; the first is its owner's. */
  readonly tokens: readonly string[];
  /** How far it is now. */
  revision(): Promise<number>;
}

const password = 'a lamp in the window';

/** A salon with so many people, all come in as people do: by the architect code, and by invitation. */
export async function peopleSalon(house: RunningHouse, people: number): Promise<Salon> {
  const stranger = new Caller(house.base);
  const join = async (name: string, code: string): Promise<string> => {
    const email = `${name.toLowerCase()}@hearth.example`;
    const { access_token } = await stranger.call(register, {
      body: { name, email, password, invite_code: code },
    });
    return access_token;
  };
  const first = await join('Ada', await house.architectCode());
  const owner = new Caller(house.base, first);
  const id = newId();
  await owner.call(foundSpace, { body: { id, kind: 'project', name: 'The long table' } });
  const { invite_code } = await owner.call(inviteToSpace, {
    params: { space_id: id },
    body: { max_uses: people },
  });
  const tokens = [first];
  while (tokens.length < people) tokens.push(await join(`Guest${tokens.length}`, invite_code));
  return {
    id,
    tokens,
    revision: async () => (await owner.call(openSpace, { params: { space_id: id } })).space.rev,
  };
}

/** Somebody whose first evening is over: until then every screen leads them there. */
export async function hasArrived(person: Caller): Promise<void> {
  for (const { call, body } of skippedEvening('Ada')) {
    const answer = await person.send(call, { body });
    if (!answer.ok) throw new Error(await answer.text());
  }
}
