import type { Doc } from '@kinsong/contract/docs/doc.ts';
import { keyBetween } from '@kinsong/contract/tasks/order-key.ts';

type Placed = Pick<Doc, 'id' | 'parent_id' | 'order' | 'title' | 'kind'>;

/** A row of the tree, from above to below: what it is, how deep it lies, and whether something lies in it. */
export interface Branch<D extends Placed = Doc> {
  readonly doc: D;
  readonly depth: number;
  readonly hasMore: boolean;
}

const byOrder = (a: Placed, b: Placed): number =>
  Number(a.order > b.order) - Number(a.order < b.order) || Number(a.id > b.id) - Number(a.id < b.id);

/** By what they lie in, each in its order. What lies in something that is not there, or in itself, lies at the top. */
export function byParent<D extends Placed>(docs: readonly D[]): ReadonlyMap<string | null, readonly D[]> {
  const known = new Map(docs.map((doc) => [doc.id, doc]));
  const found = new Map<string | null, D[]>();
  for (const doc of docs) {
    const parent = isRooted(doc, known) ? doc.parent_id : null;
    found.set(parent, [...(found.get(parent) ?? []), doc]);
  }
  for (const some of found.values()) some.sort(byOrder);
  return found;
}

function isRooted(doc: Placed, known: ReadonlyMap<string, Placed>): boolean {
  const seen = new Set<string>([doc.id]);
  for (let up = doc.parent_id; up !== null; up = known.get(up)?.parent_id ?? null) {
    if (!known.has(up) || seen.has(up)) return false;
    seen.add(up);
  }
  return true;
}

/** The tree as rows, without what lies in something folded. */
export function branches<D extends Placed>(docs: readonly D[], folded: ReadonlySet<string>): Branch<D>[] {
  const lying = byParent(docs);
  const rows: Branch<D>[] = [];
  const walk = (parent: string | null, depth: number): void => {
    for (const doc of lying.get(parent) ?? []) {
      const hasMore = lying.has(doc.id);
      rows.push({ doc, depth, hasMore });
      if (hasMore && !folded.has(doc.id)) walk(doc.id, depth + 1);
    }
  };
  walk(null, 0);
  return rows;
}

/** A doc and all that lies in it. */
export function within(id: string, docs: readonly Placed[]): ReadonlySet<string> {
  const found = new Set([id]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { id: each, parent_id } of docs)
      if (parent_id !== null && found.has(parent_id)) found.add(each);
  }
  return found;
}

/** Where a doc is put: beside another, or into it. */
export interface Spot {
  readonly beside: string;
  readonly how: 'above' | 'below' | 'into';
}

export interface Move {
  readonly parent_id: string | null;
  readonly order: string;
}

/** What changes of a doc that is put there; nothing where it lies in what is moved, or stays where it is. */
export function moveTo(id: string, { beside, how }: Spot, docs: readonly Placed[]): Move | undefined {
  const other = docs.find((doc) => doc.id === beside);
  if (other === undefined || within(id, docs).has(beside)) return undefined;
  const lying = byParent(docs);
  const parent = how === 'into' ? beside : ([...lying].find(([, some]) => some.includes(other))?.[0] ?? null);
  const there = (lying.get(parent) ?? []).filter((doc) => doc.id !== id);
  const at = how === 'into' ? there.length : there.indexOf(other) + (how === 'below' ? 1 : 0);
  return {
    parent_id: parent,
    order: keyBetween(there[at - 1]?.order ?? null, there[at]?.order ?? null, id),
  };
}

/** The same by keys: up or down among its own, out of what it lies in, or into what stands before it. */
export type Step = 'up' | 'down' | 'out' | 'in';

export function stepOf(id: string, step: Step, docs: readonly Placed[]): Spot | undefined {
  const lying = byParent(docs);
  const own = [...lying].find(([, some]) => some.some((doc) => doc.id === id));
  if (own === undefined) return undefined;
  const [parent, some] = own;
  const at = some.findIndex((doc) => doc.id === id);
  const spot = (beside: string | undefined | null, how: Spot['how']): Spot | undefined =>
    beside === undefined || beside === null ? undefined : { beside, how };
  if (step === 'up') return spot(some[at - 1]?.id, 'above');
  if (step === 'down') return spot(some[at + 1]?.id, 'below');
  if (step === 'out') return spot(parent, 'below');
  return spot(some[at - 1]?.id, 'into');
}

/** Its names from the top down, as one says where it lies. */
export function wayTo(doc: Placed, docs: readonly Placed[]): readonly string[] {
  const known = new Map(docs.map((each) => [each.id, each]));
  const names: string[] = [];
  const seen = new Set([doc.id]);
  for (let up = doc.parent_id; up !== null && !seen.has(up);) {
    seen.add(up);
    const above = known.get(up);
    if (above === undefined) break;
    names.unshift(above.title);
    up = above.parent_id;
  }
  return names;
}
