import type { House } from './house.ts';

/**
 * Something kept as long as a house is open, made at its first use: for what only orders or gathers this node's own work
 * and may be lost with it. A process may hold several houses, as the tests do.
 */
export function perHouse<T>(make: (house: House) => T): (house: House) => T {
  const kept = new WeakMap<House, T>();
  return (house) => {
    const found = kept.get(house) ?? make(house);
    kept.set(house, found);
    return found;
  };
}

/** The same for what a house is given when it is put together, so that nobody has to hand it on from call to call. */
export function perHouseGiven<T>(what: string): { give(house: House, it: T): void; of(house: House): T } {
  const given = new WeakMap<House, T>();
  return {
    give: (house, it) => void given.set(house, it),
    of(house) {
      const found = given.get(house);
      if (found === undefined) throw new Error(`this house was not given ${what}`);
      return found;
    },
  };
}
