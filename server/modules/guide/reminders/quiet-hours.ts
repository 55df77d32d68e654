/** Between these hours somebody is left in peace; the same hour twice means never. */
export function isQuiet(hour: number, from: number, until: number): boolean {
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}
