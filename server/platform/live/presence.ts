/** How long another node's word about who is there holds; each node repeats it well within that time. */
const holds = 45_000;

interface RemoteWord {
  readonly people: ReadonlySet<string>;
  readonly until: number;
}

/**
 * Who is in which space now. Our own readers are counted by their connections; what other nodes say about theirs
 * holds for a while and then lapses, so that a node that died takes its people along.
 */
export class Presence {
  readonly #own = new Map<string, Map<string, number>>();
  readonly #remote = new Map<string, Map<string, RemoteWord>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** True when the person was not there before. */
  enter(space: string, person: string): boolean {
    const before = this.#isHere(space, person);
    const counts = this.#own.get(space) ?? new Map<string, number>();
    counts.set(person, (counts.get(person) ?? 0) + 1);
    this.#own.set(space, counts);
    return !before;
  }

  /** True when the person is no longer there by any connection. */
  leave(space: string, person: string): boolean {
    const counts = this.#own.get(space);
    const left = (counts?.get(person) ?? 0) - 1;
    if (counts === undefined || left < 0) return false;
    if (left > 0) counts.set(person, left);
    else counts.delete(person);
    if (counts.size === 0) this.#own.delete(space);
    return !this.#isHere(space, person);
  }

  ownPeople(space: string): string[] {
    return [...(this.#own.get(space)?.keys() ?? [])];
  }

  ownSpaces(): IterableIterator<string> {
    return this.#own.keys();
  }

  /** Takes another node's word and says who came and who went by it. */
  hear(space: string, node: string, people: readonly string[]): { came: string[]; went: string[] } {
    const before = new Set(this.here(space));
    const nodes = this.#remote.get(space) ?? new Map<string, RemoteWord>();
    if (people.length === 0) nodes.delete(node);
    else nodes.set(node, { people: new Set(people), until: this.#now() + holds });
    if (nodes.size === 0) this.#remote.delete(space);
    else this.#remote.set(space, nodes);
    return this.#difference(space, before);
  }

  /** Drops the words that lapsed. */
  lapse(): { space: string; went: string[] }[] {
    const gone: { space: string; went: string[] }[] = [];
    for (const [space, nodes] of this.#remote) {
      const before = new Set(this.#everyone(space));
      for (const [node, word] of nodes) if (word.until <= this.#now()) nodes.delete(node);
      if (nodes.size === 0) this.#remote.delete(space);
      const { went } = this.#difference(space, before);
      if (went.length > 0) gone.push({ space, went });
    }
    return gone;
  }

  forget(space: string): void {
    this.#remote.delete(space);
  }

  here(space: string): string[] {
    return this.#everyone(space, this.#now());
  }

  #everyone(space: string, now = 0): string[] {
    const people = new Set(this.#own.get(space)?.keys());
    for (const word of this.#remote.get(space)?.values() ?? []) {
      if (word.until > now) for (const person of word.people) people.add(person);
    }
    return [...people];
  }

  #isHere(space: string, person: string): boolean {
    return this.here(space).includes(person);
  }

  #difference(space: string, before: ReadonlySet<string>): { came: string[]; went: string[] } {
    const after = new Set(this.here(space));
    return {
      came: [...after].filter((person) => !before.has(person)),
      went: [...before].filter((person) => !after.has(person)),
    };
  }
}
