import { register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import { foundSpace, type MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { offerArchitectCode } from '../modules/invitations/index.ts';
import type { House } from '../platform/house.ts';
import { Caller } from './caller.ts';
import { promise } from './first-evening.ts';

const password = 'a lamp in the window';

/** Someone signed in. */
export class Citizen extends Caller {
  readonly id: string;
  readonly name: string;

  constructor(base: string, token: string, id: string, name: string) {
    super(base, token);
    this.id = id;
    this.name = name;
  }

  found(name: string, kind: SpaceKind = 'project'): Promise<MySpace> {
    return this.call(foundSpace, { body: { id: newId(), kind, name } });
  }

  /** Gives the promises with which each first evening begins. */
  async promises(): Promise<void> {
    const { call, body } = promise(this.name);
    await this.call(call, { body });
  }
}

/** Time goes by for people who look in every few days, so that they stay signed in. */
export async function goBy(clock: { now: Date }, by: number, people: readonly Citizen[]): Promise<void> {
  const ends = clock.now.getTime() + by;
  while (clock.now.getTime() < ends) {
    clock.now = new Date(Math.min(ends, clock.now.getTime() + 3 * day));
    await Promise.all(people.map((each) => each.call(sessionCheck, {})));
  }
}

/** People come in as they do in life: the first by the architect code, all others by somebody's invitation. */
export class Town {
  readonly stranger: Caller;
  readonly #house: House;
  readonly #base: string;
  #architect: Promise<Citizen> | undefined;
  #square: Promise<MySpace> | undefined;

  constructor(house: House, base: string) {
    this.#house = house;
    this.#base = base;
    this.stranger = new Caller(base);
  }

  architect(): Promise<Citizen> {
    this.#architect ??= (async () => {
      const code = await offerArchitectCode(this.#house);
      if (code === null) throw new Error('the architect code was redeemed by someone else');
      return this.#register('Ada', code);
    })();
    return this.#architect;
  }

  /** A new person who shares nothing with the test's spaces: invited to the town's square only. */
  async person(name: string): Promise<Citizen> {
    const architect = await this.architect();
    this.#square ??= architect.found('The Square');
    return this.#register(name, await this.#code(architect, (await this.#square).id));
  }

  /** A new person invited to a space by one of its members. */
  async guestOf(host: Citizen, spaceId: string, name: string): Promise<Citizen> {
    return this.#register(name, await this.#code(host, spaceId));
  }

  async #code(host: Citizen, spaceId: string): Promise<string> {
    const invitation = await host.call(inviteToSpace, { params: { space_id: spaceId }, body: {} });
    return invitation.invite_code;
  }

  async #register(name: string, code: string): Promise<Citizen> {
    const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}-${newId().slice(-6)}@hearth.example`;
    const { access_token, user } = await this.stranger.call(register, {
      body: { name, email, password, invite_code: code },
    });
    return new Citizen(this.#base, access_token, user.id, name);
  }
}
