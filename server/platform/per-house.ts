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
