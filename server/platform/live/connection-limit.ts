/** A family behind one router has many devices, each with some tabs; nobody has thirty open at once. */
const most = { aPerson: 30, anAddress: 200 };

/** Who comes in by how many connections on this node, so that nobody takes up the room of the others. */
export class Crowding {
  readonly #people = new Map<string, number>();
  readonly #addresses = new Map<string, number>();

  /** Counts a connection in, unless there are too many already. */
  admits(person: string, address: string): boolean {
    if ((this.#people.get(person) ?? 0) >= most.aPerson) return false;
    if ((this.#addresses.get(address) ?? 0) >= most.anAddress) return false;
    count(this.#people, person, 1);
    count(this.#addresses, address, 1);
    return true;
  }

  leaves(person: string, address: string): void {
    count(this.#people, person, -1);
    count(this.#addresses, address, -1);
  }
}

function count(counts: Map<string, number>, key: string, by: number): void {
  const now = (counts.get(key) ?? 0) + by;
  if (now > 0) counts.set(key, now);
  else counts.delete(key);
}
