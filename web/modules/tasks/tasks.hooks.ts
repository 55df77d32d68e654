import { awaitsConfirmation, isMine } from '@kinsong/contract/tasks/task.ts';
import { useMemo } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import { useStore } from '../../platform/store.ts';
import { overlay, type Shown } from './unsent-overlay.ts';
import type { Sayings } from './said/tasks-by-message.ts';
import { tasks } from './tasks.data.ts';

/** Every task this browser knows of, with what waits in the outbox laid over them. */
function useShown(): readonly Shown[] {
  const known = useStore(tasks);
  const items = useStore(signedIn().outbox.items);
  return useMemo(() => overlay([...known.values()], items, signedIn().person.id), [known, items]);
}

/** The tasks of a space. */
export function useTasksOf(space: string): readonly Shown[] {
  const shown = useShown();
  return useMemo(() => shown.filter(({ task }) => task.space_id === space), [shown, space]);
}

/** The tasks of several spaces, and what I carry wherever else. */
export function useTasksIn(spaces: readonly string[]): readonly Shown[] {
  const shown = useShown();
  return useMemo(() => {
    const wanted = new Set(spaces);
    const me = signedIn().person.id;
    return shown.filter(({ task }) => wanted.has(task.space_id) || isMine(task, me));
  }, [shown, spaces]);
}

/** What I carry, wherever it is, and what waits for my word. */
export function useMyTasks(): readonly Shown[] {
  const shown = useShown();
  return useMemo(() => {
    const me = signedIn().person.id;
    return shown.filter(
      ({ task }) => isMine(task, me) || (awaitsConfirmation(task) && task.created_by === me),
    );
  }, [shown]);
}

/** What came of words that were said, by the message they stand in. */
export function useSayings(): Sayings {
  const shown = useShown();
  return useMemo(() => {
    const sayings = new Map<string, Shown[]>();
    for (const each of shown) {
      const { type, id } = each.task.origin;
      if (id === null || (type !== 'message' && type !== 'guide')) continue;
      sayings.set(id, [...(sayings.get(id) ?? []), each]);
    }
    return sayings;
  }, [shown]);
}
