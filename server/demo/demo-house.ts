import type { Name } from './people.ts';
import { Resident } from './acting-person.ts';
import { spendEvening } from './demo-manifestos.ts';
import type { Talk } from './read-talk.ts';

/** A salon as far as it has come. */
export interface Salon {
  readonly id: string;
  readonly talk: Talk;
  readonly told: { readonly id: string; readonly text: string }[];
  /** How far each has read: to what they said themselves, as it is in life. */
  readonly read: Map<Name, number>;
}

/** Something that happens at its time. */
export interface Moment {
  readonly at: Date;
  happen(home: Home): Promise<void>;
}

/** The demo's house while its weeks go by. */
export class Home {
  readonly salons: Salon[] = [];
  /** What lies on no shelf of talks, by its name: the hamlets. */
  readonly hamlets = new Map<string, string>();
  readonly #people = new Map<Name, Resident>();
  readonly #base: string;
  readonly setClock: (now: Date) => void;

  constructor(base: string, setClock: (now: Date) => void) {
    this.#base = base;
    this.setClock = setClock;
  }

  /** Comes in by a code; whoever is in already takes it to where it leads. */
  async letIn(name: Name, code: string, redeem: (resident: Resident) => Promise<unknown>): Promise<void> {
    const known = this.#people.get(name);
    if (known !== undefined) {
      await redeem(known);
      return;
    }
    const resident = await Resident.register(this.#base, name, code);
    this.#people.set(name, resident);
    await spendEvening(resident);
  }

  who(name: Name): Resident {
    const resident = this.#people.get(name);
    if (resident === undefined) throw new Error(`${name} has not come in yet`);
    return resident;
  }

  salon(name: string): Salon {
    const salon = this.salons.find(({ talk }) => talk.name === name);
    if (salon === undefined) throw new Error(`${name} is not open yet`);
    return salon;
  }

  /** Where something of this name lies that others may be founded in. */
  place(name: string): string {
    return this.hamlets.get(name) ?? this.salon(name).id;
  }

  /** The message in a salon that has these words. */
  said(place: string, words: string): string {
    const said = this.salon(place).told.find(({ text }) => text.includes(words));
    if (said === undefined) throw new Error(`nobody said "${words}" in ${place}`);
    return said.id;
  }
}

export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
