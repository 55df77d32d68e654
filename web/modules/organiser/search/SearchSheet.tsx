import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import { ErrorState, List, Row, Sheet, TextField } from '../../../ui/index.ts';
import { SalonThumbnail } from '../../spaces/index.ts';
import { addressOf } from '../head/Crumbs.tsx';
import { levelWords } from '../node-words.ts';
import { useTreeSearch } from './search.data.ts';
import styles from './SearchSheet.module.css';

interface SearchSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** To any hamlet, family or project by its name. */
export function SearchSheet({ open, onOpenChange }: SearchSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Search by name">
      {open && <Found onGone={() => onOpenChange(false)} />}
    </Sheet>
  );
}

function Found({ onGone }: { onGone: () => void }) {
  const [typed, setTyped] = useState('');
  const first = useFirstFocus<HTMLInputElement>();
  const known = useTreeSearch(typed);
  const found = known.data?.found ?? [];
  const isWaiting = typed.trim() !== '' && known.data !== undefined && !known.isFetching;
  return (
    <div className={styles.search}>
      <TextField
        label="A hamlet, a family or a project"
        icon={Search}
        ref={first}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {isWaiting && found.length === 0 && 'Nothing you can see is called that.'}
      </p>
      {known.isError && (
        <ErrorState onRetry={() => void known.refetch()} retrying={known.isFetching}>
          The house did not answer. What you typed is still there.
        </ErrorState>
      )}
      {typed.trim() !== '' && found.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- whatever is chosen is a link, by key or by press: the sheet only goes with it
        <div onClick={onGone}>
          <List label="Found">
            {found.map((each) => (
              <Row
                key={each.id}
                href={addressOf(each)}
                lead={<SalonThumbnail name={each.name} kind={each.kind} small />}
                title={each.name}
                detail={[
                  levelWords[each.kind].one,
                  ...each.path
                    .filter(({ id, kind }) => id !== each.id && kind !== 'planet')
                    .map(({ name }) => name),
                ].join(', ')}
              />
            ))}
          </List>
        </div>
      )}
    </div>
  );
}
