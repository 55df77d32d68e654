/** How long another node's word about who is connected there holds; each node repeats it well within that time. */
const holds = 45_000;

/** What nodes tell each other: who came or went by one of them, and in each round all who are with it. */
type Word =
  | { readonly node: string; readonly all: readonly string[] }
  | { readonly node: string; readonly person: string; readonly here: boolean };

interface Elsewhere {
  readonly people: Set<string>;
  until: number;
}

/** Who is connected to the house now, by whatever node and wherever they look. */
export class Online {
  readonly #node: string;
  readonly #now: () => number;
  readonly #tell: (word: Word) => void;
  readonly #own = new Map<string, number>();
  readonly #elsewhere = new Map<string, Elsewhere>();

  constructor(node: string, now: () => number, tell: (word: Word) => void) {
    this.#node = node;
    this.#now = now;
    this.#tell = tell;
  }

  enter(person: string): void {
    const before = this.#own.get(person) ?? 0;
    this.#own.set(person, before + 1);
    if (before === 0) this.#tell({ node: this.#node, person, here: true });
  }

  leave(person: string): void {
    const left = (this.#own.get(person) ?? 1) - 1;
    if (left > 0) return void this.#own.set(person, left);
    this.#own.delete(person);
    this.#tell({ node: this.#node, person, here: false });
  }

  /** Said in each round, so that a node that came later knows it too, and one that died takes its people along. */
  repeat(): void {
    this.#tell({ node: this.#node, all: [...this.#own.keys()] });
    for (const [node, { until }] of this.#elsewhere) if (until <= this.#now()) this.#elsewhere.delete(node);
  }

  hear(word: Word): void {
    const until = this.#now() + holds;
    if ('all' in word) return void this.#elsewhere.set(word.node, { people: new Set(word.all), until });
    const known = this.#elsewhere.get(word.node) ?? { people: new Set(), until };
    if (word.here) known.people.add(word.person);
    else known.people.delete(word.person);
    this.#elsewhere.set(word.node, known);
  }

  isHere(person: string): boolean {
    if (this.#own.has(person)) return true;
    return [...this.#elsewhere.values()].some(
      ({ people, until }) => until > this.#now() && people.has(person),
    );
  }
}
