/** The three ways from the door. */
export const pathKeys = ['council', 'projects', 'game'] as const;
export type PathKey = (typeof pathKeys)[number];

const keptAs = (person: string): string => `kinsong.last-path.${person}`;

/** The way somebody took last on this device; the game until they took one. */
export function lastPath(person: string): PathKey {
  try {
    const kept = localStorage.getItem(keptAs(person));
    return pathKeys.find((key) => key === kept) ?? 'game';
  } catch {
    return 'game';
  }
}

export function keepLastPath(person: string, path: PathKey): void {
  try {
    localStorage.setItem(keptAs(person), path);
  } catch {
    // A browser that keeps nothing leads to the game.
  }
}
