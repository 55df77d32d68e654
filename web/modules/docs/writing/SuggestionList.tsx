import { useStore, type Store } from '../../../platform/store.ts';
import { Avatar, cx, Icon } from '../../../ui/index.ts';
import { offerId, offersId, type Suggesting } from './suggesting.ts';
import styles from './SuggestionList.module.css';

/** What one may mean, under the words that one types. The focus stays in the text. */
export function SuggestionList({ shown }: { shown: Store<Suggesting | undefined> }) {
  const now = useStore(shown);
  if (now === undefined || now.at === null) return null;
  const { label, offered, chosen, at, choose } = now;
  const isLow = at.bottom > innerHeight * 0.6;
  const place = { left: at.left, ...(isLow ? { bottom: innerHeight - at.top } : { top: at.bottom }) };
  return (
    <div id={offersId} role="listbox" aria-label={label} className={styles.list} style={place}>
      {offered.map((each, index) => (
        <button
          key={each.key}
          type="button"
          tabIndex={-1}
          id={offerId(index)}
          role="option"
          aria-selected={index === chosen}
          className={cx(styles.offer, index === chosen && styles.chosen)}
          // Pressing it does not take the place where one writes away.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(each)}
        >
          {each.icon && <Icon of={each.icon} />}
          {each.face && <Avatar name={each.face.name} url={each.face.url} size="s" named />}
          <span>{each.label}</span>
        </button>
      ))}
    </div>
  );
}
