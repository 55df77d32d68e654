import type { DocRow } from './docs.sql.ts';

type Placed = Pick<DocRow, 'id' | 'parentId'>;

/** How many lie above what lies in this one; none above the top. */
export function depthIn(docs: readonly Placed[], parentId: string | null): number {
  const parents = new Map(docs.map((doc) => [doc.id, doc.parentId]));
  const above = new Set<string>();
  for (let at = parentId; at !== null && !above.has(at); at = parents.get(at) ?? null) above.add(at);
  return above.size;
}

/** One and all that lie in it, however deep. */
export function branchOf<T extends Placed>(docs: readonly T[], rootId: string): T[] {
  const within = new Map<string | null, T[]>();
  for (const doc of docs) within.set(doc.parentId, [...(within.get(doc.parentId) ?? []), doc]);
  const branch = docs.filter(({ id }) => id === rootId);
  for (const { id } of branch) branch.push(...(within.get(id) ?? []));
  return branch;
}

/** How many levels a branch has, its root among them. */
export const heightOf = (branch: readonly Placed[], rootId: string): number => {
  const alone = branch.map(({ id, parentId }) => ({ id, parentId: id === rootId ? null : parentId }));
  return alone.reduce((most, { id }) => Math.max(most, depthIn(alone, id)), 0);
};
