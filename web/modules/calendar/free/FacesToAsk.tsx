import Check from 'lucide-react/icons/check';
import { Avatar, cx, Icon } from '../../../ui/index.ts';
import type { Someone } from '../marks/people-words.ts';
import styles from './FacesToAsk.module.css';
import type { Busy } from './proposals.ts';

export interface FacesToAskProps {
  people: readonly Busy[];
  without: readonly string[];
  onTurn: (id: string) => void;
  called: (id: string) => Someone;
}

/** Whom it is about: each can be left out. Who does not show when they are free is said, so that one can ask. */
export function FacesToAsk({ people, without, onTurn, called }: FacesToAskProps) {
  if (people.length === 0) return null;
  const silent = people.filter(({ shown, person_id }) => !shown && !without.includes(person_id));
  return (
    <div>
      <div role="group" aria-label="Whom it is about" className={styles.faces}>
        {people.map(({ person_id, shown }) => {
          const { name, url, isMe } = called(person_id);
          const on = !without.includes(person_id);
          return (
            <button
              key={person_id}
              type="button"
              aria-pressed={on}
              className={cx(styles.face, !shown && styles.silent)}
              onClick={() => onTurn(person_id)}
            >
              <span className={styles.picture}>
                <Avatar name={name} url={url} size="l" named />
                {on && shown && (
                  <i className={styles.tick}>
                    <Icon of={Check} size="s" />
                  </i>
                )}
              </span>
              {isMe ? 'You' : name}
            </button>
          );
        })}
      </div>
      {silent.length > 0 && (
        <p className={styles.note}>
          {silent
            .map(({ person_id }) => (called(person_id).isMe ? 'You' : called(person_id).name))
            .join(', ')}
          {silent.length === 1 && !called(silent[0]?.person_id ?? '').isMe ? ' does' : ' do'} not show when
          free.
        </p>
      )}
    </div>
  );
}
