import type { Group } from '../task-order.ts';
import type { Shown } from '../unsent-overlay.ts';

/** What stands in the list, one under the other. */
export type Line =
  | (Pick<Group, 'key' | 'label' | 'tone'> & { readonly kind: 'heading' })
  | { readonly kind: 'task'; readonly key: string; readonly shown: Shown }
  | { readonly kind: 'rest'; readonly key: 'rest'; readonly left: number };

/** So much of what is done shows by itself. */
const doneShown = 8;

export function linesOf(groups: readonly Group[], allDone: boolean): Line[] {
  return groups.flatMap(({ key, label, tone, shown }) => {
    const some = key === 'done' && !allDone ? shown.slice(0, doneShown) : shown;
    const lines: Line[] = [{ kind: 'heading', key, label, tone }];
    for (const each of some) lines.push({ kind: 'task', key: each.task.id, shown: each });
    if (some.length < shown.length)
      lines.push({ kind: 'rest', key: 'rest', left: shown.length - some.length });
    return lines;
  });
}
