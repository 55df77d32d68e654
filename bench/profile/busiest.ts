import type { Profile, ProfileNode } from '../house/inspector.ts';

const shown = 30;

/** A profile as a table: where the time is spent itself, and what it is spent under. */
export function busiest(profile: Profile): string {
  const own = new Map<number, number>();
  profile.samples.forEach((id, index) => own.set(id, (own.get(id) ?? 0) + profile.timeDeltas[index]!));
  const total = profile.timeDeltas.reduce((sum, delta) => sum + delta, 0);
  const [selves, unders] = [new Map<string, number>(), new Map<string, number>()];
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  /** Time under a function counts once, however often it stands in the chain of calls. */
  const walk = (node: ProfileNode, above: ReadonlySet<string>): number => {
    const name = nameOf(node);
    const within = new Set(above).add(name);
    let time = own.get(node.id) ?? 0;
    selves.set(name, (selves.get(name) ?? 0) + time);
    for (const child of node.children ?? []) time += walk(byId.get(child)!, within);
    if (!above.has(name)) unders.set(name, (unders.get(name) ?? 0) + time);
    return time;
  };
  walk(profile.nodes[0]!, new Set());
  return `spent itself\n${table(selves, total)}\n\nspent under it\n${table(unders, total)}\n`;
}

function nameOf({ callFrame: { functionName, url, lineNumber } }: ProfileNode): string {
  const file = url.replace(/^file:\/\/.*?\/(server|contract|node_modules)\//, '$1/');
  return `${functionName || '(anonymous)'} ${file === '' ? '' : `${file}:${lineNumber + 1}`}`;
}

function table(times: ReadonlyMap<string, number>, total: number): string {
  return [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, shown)
    .map(([name, time]) => `${((time / total) * 100).toFixed(1).padStart(6)} %  ${name}`)
    .join('\n');
}
