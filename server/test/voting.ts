import { newId } from '@kinsong/contract/common/ids.ts';
import type { Input } from '@kinsong/contract/common/call.ts';
import { changeRole } from '@kinsong/contract/spaces/spaces.ts';
import type { Choice } from '@kinsong/contract/votes/choice.ts';
import * as calls from '@kinsong/contract/votes/votes.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import type { Citizen, Town } from './people.ts';

export const yes = { way: 'yes_no', answer: 'yes' } as const;
export const no = { way: 'yes_no', answer: 'no' } as const;

type Wanted = Partial<Input<typeof calls.openVote>['body']>;

/** A salon with one of each role, and what they do there with votes. */
export class Salon {
  readonly id: string;
  readonly owner: Citizen;
  readonly steward: Citizen;
  readonly member: Citizen;
  readonly other: Citizen;
  readonly guest: Citizen;
  readonly #now: () => Date;

  private constructor(id: string, people: Citizen[], now: () => Date) {
    this.id = id;
    [this.owner, this.steward, this.member, this.other, this.guest] = people as [
      Citizen,
      Citizen,
      Citizen,
      Citizen,
      Citizen,
    ];
    this.#now = now;
  }

  static async found(town: Town, now: () => Date): Promise<Salon> {
    const owner = await town.person('Olga');
    const { id } = await owner.found('Mending the House');
    const people = [owner];
    for (const name of ['Stella', 'Mo', 'Otto', 'Gus']) people.push(await town.guestOf(owner, id, name));
    const salon = new Salon(id, people, now);
    await salon.makes(salon.steward, 'steward');
    await salon.makes(salon.guest, 'guest');
    return salon;
  }

  async makes({ id }: Citizen, role: 'steward' | 'member' | 'guest' | 'owner'): Promise<void> {
    await this.owner.call(changeRole, { params: { space_id: this.id, person_id: id }, body: { role } });
  }

  get voters(): Citizen[] {
    return [this.owner, this.steward, this.member, this.other];
  }

  /** Opened by the member for a day, unless it is said otherwise. */
  opens(wanted: Wanted = {}, who = this.member): Promise<Vote> {
    const deadline = new Date(this.#now().getTime() + 24 * 60 * 60 * 1000).toISOString();
    const body = { id: newId(), title: 'Give the roof to Bram?', deadline, ...wanted };
    return who.call(calls.openVote, { params: { space_id: this.id }, body });
  }

  casts(who: Citizen, { id }: Pick<Vote, 'id'>, choice: Choice, more: object = {}): Promise<Vote> {
    return who.call(calls.castBallot, {
      params: { vote_id: id },
      body: { id: newId(), choice, ...more },
    });
  }

  async sees(who: Citizen, { id }: Pick<Vote, 'id'>): Promise<Vote> {
    const { votes } = await who.call(calls.listVotes, { params: { space_id: this.id }, query: {} });
    const found = votes.find((vote) => vote.id === id);
    if (found === undefined) throw new Error(`${who.name} does not see the vote`);
    return found;
  }
}

/** A clock that stands until it is moved. */
export class SetClock {
  #moment: Date;
  constructor(moment: string) {
    this.#moment = new Date(moment);
  }
  readonly now = (): Date => new Date(this.#moment);
  moveOn(milliseconds: number): void {
    this.#moment = new Date(this.#moment.getTime() + milliseconds);
  }
}
