import type { Person } from '../person.ts';
import type { LivePorts } from './ports.ts';
import type { View } from './reader.ts';
import type { LiveChange } from './space-news.ts';

interface Telling {
  readonly ports: LivePorts;
  readonly person: Person;
  readonly room: string;
  /** Up to which revision the reader has been told. */
  readonly told: number;
}

/** What one question after a gap answers at most; then comes the next. */
const page = { rows: 200, bytes: 512 * 1024 };

/**
 * The words of /ws/room/{room_id}, without a gap and without a repetition: a client of the specification can not ask what
 * it missed, so the house asks for it (news of another node may come late, or not at all).
 */
export function roomTelling({ ports, person, room, told: begun }: Telling): View {
  let told = begun;

  const missedBy = async (rev: number): Promise<LiveChange[]> => {
    const missed: LiveChange[] = [];
    for (let from = told; from < rev;) {
      const found = await ports.changesSince(person, room, from, page);
      if (found === null) return [];
      missed.push(...found.changes);
      if (!found.more) return missed;
      from = found.rev;
    }
    return missed;
  };

  return async (news) => {
    if (news.rev <= told) return [];
    const changes =
      news.after > told ? await missedBy(news.rev) : news.changes.filter(({ rev }) => rev > told);
    const after = told;
    told = Math.max(news.rev, changes.at(-1)?.rev ?? 0);
    return ports.roomView({ space: room, after, rev: told, changes });
  };
}
