import type { SharedFile } from '@kinsong/contract/files/files.ts';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useRows } from '../../../platform/live/use-rows.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import {
  ErrorState,
  Icon,
  IconButton,
  Select,
  Sheet,
  SkeletonRows,
  TextField,
  useMedia,
  VisuallyHidden,
} from '../../../ui/index.ts';
import { filesRows, sharedFiles } from '../files.data.ts';
import { sharedShown } from '../open-layers.ts';
import { byTime, shelves, wantedOf, type Shelf } from './arrange-shared.ts';
import { SharedList } from './SharedList.tsx';
import styles from './SharedHere.module.css';

export interface SharedHereProps {
  space: string;
  people: readonly { readonly id: string; readonly name: string }[];
  mayChange: (file: { readonly brought_by: string }) => boolean;
  onToMessage: (message: string) => void;
}

const title = 'Shared here';

/** All files of a salon: beside the talk where there is room, else in a sheet over it. */
export function SharedHere(props: SharedHereProps) {
  const beside = useMedia('(width >= 80rem)');
  const open = useStore(sharedShown) === props.space;
  const id = useId();
  const close = () => sharedShown.set(undefined);
  const closed = useState(() => () => sharedShown.set(undefined))[0];
  useEffect(() => closed, [closed]);
  if (!beside) {
    const lead = (message: string) => {
      close();
      props.onToMessage(message);
    };
    return (
      <Sheet open={open} onOpenChange={(next) => !next && close()} title={title}>
        {open && <Shared {...props} onToMessage={lead} />}
      </Sheet>
    );
  }
  if (!open) return null;
  return (
    <aside className={styles.beside} aria-labelledby={id} data-beside>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon={X} label={`Close what is shared here`} onClick={close} />
      </header>
      <Shared {...props} />
    </aside>
  );
}

function Shared({ space, people, mayChange, onToMessage }: SharedHereProps) {
  const state = useRows(space, filesRows);
  const all = useStore(sharedFiles);
  const [shelf, setShelf] = useState<Shelf>('pictures');
  const [by, setBy] = useState('');
  const [named, setNamed] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const found = useMemo(
    () => wantedOf(all.values(), { space, shelf, by, named }),
    [all, space, shelf, by, named],
  );
  const times = useMemo(() => byTime(found), [found]);
  return (
    <div className={styles.shared}>
      <div className={styles.shelves} role="group" aria-label="What kind">
        {(Object.keys(shelves) as Shelf[]).map((each) => (
          <button
            key={each}
            type="button"
            className={styles.shelf}
            aria-pressed={each === shelf}
            onClick={() => {
              setShelf(each);
              scroller.current?.scrollTo({ top: 0 });
            }}
          >
            {shelves[each].label}
          </button>
        ))}
      </div>
      <div className={styles.narrowed}>
        <TextField
          label="Name"
          type="search"
          autoComplete="off"
          maxLength={200}
          value={named}
          onChange={(event) => setNamed(event.target.value)}
        />
        <Select
          label="From"
          value={by}
          onChange={setBy}
          options={[
            { value: '', label: 'Everyone' },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <p role="status">
        <VisuallyHidden>
          {found.length > 0 && (found.length === 1 ? 'One found' : `${found.length} found`)}
        </VisuallyHidden>
      </p>
      <div ref={scroller} className={styles.found}>
        <Found
          state={found.length > 0 ? 'live' : state}
          nothing={
            by === '' && named === '' ? shelves[shelf].nothing : 'Nothing like this. Try fewer letters.'
          }
          found={found}
          onAgain={() => signedIn().sync.again(space)}
        >
          <SharedList
            space={space}
            shelf={shelf}
            times={times}
            scroller={scroller}
            mayChange={mayChange}
            nameOf={(person) => people.find(({ id }) => id === person)?.name ?? 'Someone'}
            onToMessage={onToMessage}
          />
        </Found>
      </div>
      <p className={styles.note}>
        <Icon of={Lock} size="s" />
        Only those in this salon see these. Places and camera data are taken out.
      </p>
    </div>
  );
}

interface FoundProps {
  state: string;
  nothing: string;
  found: readonly SharedFile[];
  onAgain: () => void;
  children: React.ReactNode;
}

function Found({ state, nothing, found, onAgain, children }: FoundProps) {
  if (found.length > 0) return children;
  if (state === 'opening') return <SkeletonRows label="Loading what is shared here" rows={3} />;
  if (state === 'failed')
    return <ErrorState onRetry={onAgain}>What is shared here could not be loaded.</ErrorState>;
  return (
    <p className={styles.nothing} role="status">
      {nothing}
    </p>
  );
}
