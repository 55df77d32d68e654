import { useMemo, useState } from 'react';

/** Several tasks chosen for one deed: on while anything is, or while somebody has begun to choose. */
export interface Picking {
  readonly on: boolean;
  readonly ids: ReadonlySet<string>;
  begin(): void;
  turn(id: string): void;
  add(id: string): void;
  end(): void;
}

const none: ReadonlySet<string> = new Set();

export function usePicking(): Picking {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  return useMemo(
    () => ({
      on: ids !== undefined,
      ids: ids ?? none,
      begin: () => setIds((now) => now ?? none),
      turn: (id) =>
        setIds((now = none) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id])),
      add: (id) => setIds((now = none) => new Set([...now, id])),
      end: () => setIds(undefined),
    }),
    [ids],
  );
}
