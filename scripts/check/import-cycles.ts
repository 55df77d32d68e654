/** The circles of a graph, each once, as the path that comes back to where it began (Tarjan's components). */
export function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const found: string[][] = [];

  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node) ?? 0);
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      else if (!onStack.has(next)) continue;
      lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const members = new Set(stack.splice(stack.indexOf(node)));
    for (const member of members) onStack.delete(member);
    if (members.size > 1 || (graph.get(node) ?? []).includes(node))
      found.push(wayRound(node, members, graph));
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

/** The shortest way from a node back to itself within its component. */
function wayRound(
  start: string,
  members: ReadonlySet<string>,
  graph: ReadonlyMap<string, readonly string[]>,
): string[] {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return [...back(node, start, cameFrom), start];
      if (!members.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return [start, start];
}

function back(node: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const path = [node];
  for (let at = node; at !== start;) {
    at = cameFrom.get(at) ?? start;
    path.unshift(at);
  }
  return path;
}
