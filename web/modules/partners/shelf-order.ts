/** The same cards with one of them before another, or last. */
export function placed<Card extends { readonly id: string }>(
  cards: readonly Card[],
  id: string,
  before: string | null,
): Card[] {
  const card = cards.find((each) => each.id === id);
  if (card === undefined || before === id) return [...cards];
  const others = cards.filter((each) => each.id !== id);
  const at = others.findIndex((each) => each.id === before);
  return others.toSpliced(at < 0 ? others.length : at, 0, card);
}

/** Before which card it stands when it goes one place earlier or later; undefined where it stands at that end. */
export function beforeAfterStep(
  order: readonly string[],
  id: string,
  step: -1 | 1,
): string | null | undefined {
  const at = order.indexOf(id);
  const to = at + step;
  if (at < 0 || to < 0 || to >= order.length) return undefined;
  return step < 0 ? (order[to] ?? null) : (order[to + 1] ?? null);
}
