import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { SharedFiles } from '../../files/index.ts';
import { activity } from '../../spaces/index.ts';
import { liveStretch, stretchAt, type Book, type Stretch } from '../loaded-messages.ts';
import { books, loadSeen } from '../messages.data.ts';
import type { StreamOptions } from './stream-options.ts';
import { overlay } from './unsent-overlay.ts';
import { arrange, type Row } from './stream-rows.ts';

export interface Stream {
  readonly book: Book;
  /** What is shown: the newest, or an island around a place one jumped to. */
  readonly stretch: Stretch | undefined;
  readonly live: boolean;
  readonly rows: readonly Row[];
  /** Shows the part of the stream around a place, or the newest part again. */
  show(seq: number | undefined): void;
  /** Nothing is put between the rows any more, and none grows: all that is known of them, or was waited for long enough. */
  readonly ready: boolean;
  /** How far one had read on coming in: Infinity where nothing is new, undefined where it is not known. */
  readonly readUpTo: number | undefined;
  /** Another number for another part of the stream: what is measured of one is not true of the other. */
  readonly part: number;
}

export function useStream(space: string, { says, hides, labelOf }: StreamOptions): Stream {
  const me = signedIn().person.id;
  const book = useStore(books.of(space));
  const items = useStore(signedIn().outbox.items);
  const [{ place, part }, setPlace] = useState<{ place?: number | undefined; part: number }>({ part: 0 });
  const show = useCallback(
    (next: number | undefined) => {
      const held = books.of(space).get();
      setPlace((before) => {
        const same = shownAt(held, before.place) === shownAt(held, next);
        return { place: next, part: before.part + (same ? 0 : 1) };
      });
    },
    [space],
  );
  const stretch = shownAt(book, place);
  const live = stretch?.to === Infinity;
  const { mark: readUpTo, known: ready } = useEntryMark(
    space,
    live ? stretch?.messages.at(-1)?.seq : undefined,
  );
  const rows = useMemo(() => {
    if (stretch === undefined) return [];
    const shown = overlay(
      stretch.messages.filter((message) => hides?.(message) !== true),
      items,
      { space, me, live, says },
    );
    return arrange(shown, { me, beginning: stretch.from === 0, readUpTo, labelOf });
  }, [stretch, items, space, me, live, says, hides, labelOf, readUpTo]);
  const drawable = useFilesDrawable(stretch);
  return { book, stretch, live, rows, show, part, ready: ready && drawable, readUpTo };
}

function shownAt(book: Book, place: number | undefined): Stretch | undefined {
  return (place === undefined ? undefined : stretchAt(book, place)) ?? liveStretch(book);
}

/** Words that are held are not kept from their reader for longer by a slow line. */
const waitsFor = 400;

/** What draws files comes before the first of them is laid out: the words below them would move. */
function useFilesDrawable(stretch: Stretch | undefined): boolean {
  const [drawable, setDrawable] = useState(false);
  const wanted = !drawable && stretch?.messages.some(({ attachments }) => attachments.length > 0);
  // What stands once is not taken away for a file that comes later.
  if (wanted === false && stretch !== undefined && !drawable) setDrawable(true);
  useEffect(() => {
    if (wanted !== true) return undefined;
    const goOn = () => setDrawable(true);
    void SharedFiles.ahead().then(goOn, goOn);
    const patience = setTimeout(goOn, waitsFor);
    return () => clearTimeout(patience);
  }, [wanted]);
  return drawable;
}

/**
 * How far one had read on coming in: what came later is new. It stays for this visit, so that the line does not run away
 * from the reader. Whoever was never here has read nothing, and to them nothing is new since then.
 */
function useEntryMark(
  space: string,
  newest: number | undefined,
): { mark: number | undefined; known: boolean } {
  const me = signedIn().person.id;
  const [mark, setMark] = useState(() => signedIn().signals.seen.of(space).get().get(me));
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    let left = false;
    const known = (seen: ReadonlyMap<string, number>) => {
      if (!left) setMark((before) => before ?? seen.get(me) ?? Infinity);
    };
    void loadSeen(space).then(known, () => known(signedIn().signals.seen.of(space).get()));
    const patience = setTimeout(() => setWaited(true), waitsFor);
    return () => {
      left = true;
      clearTimeout(patience);
    };
  }, [space, me]);
  // Where this browser knows that all of it was read, there is nothing to put between the rows.
  const seen = useSyncExternalStore(activity.subscribe, () => activity.get().get(space)?.seen);
  const isRead = newest !== undefined && (seen ?? -1) >= newest;
  return { mark, known: mark !== undefined || waited || isRead };
}
