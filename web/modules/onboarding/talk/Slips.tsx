import {
  manifestoFields,
  type ManifestoField,
  type ManifestoTalk,
} from '@kinsong/contract/onboarding/manifesto-talk.ts';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef, useState } from 'react';
import { cx, Icon } from '../../../ui/index.ts';
import { SlipSheet } from './SlipSheet.tsx';
import { slipNames } from './talk.words.ts';
import styles from './Slips.module.css';

/** What was understood: one slip of paper each, to be put right by touching it. */
export function Slips({ talk, all }: { talk: ManifestoTalk; all: boolean }) {
  const { understood, newest } = talk;
  const [inHand, setInHand] = useState<ManifestoField>();
  const shown = manifestoFields.filter((field) => all || understood[field] !== '');
  const last = newest.at(-1);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const slip = last === undefined ? null : list.current?.querySelector(`[data-slip='${last}']`);
    slip?.scrollIntoView({ block: 'nearest' });
  }, [last, talk.current_step]);
  return (
    <>
      <h2 id="slips" className={styles.heading}>
        {manifestoFields.some((field) => understood[field] !== '')
          ? 'What I understood. Tap to put it right.'
          : 'What I understand will stand here, on slips.'}
      </h2>
      {shown.length > 0 && (
        <ul ref={list} className={styles.slips}>
          {shown.map((field) => (
            <li key={field} data-slip={field}>
              <button
                type="button"
                className={cx(
                  styles.slip,
                  understood[field] === '' && styles.blank,
                  newest.includes(field) && styles.newest,
                )}
                onClick={() => setInHand(field)}
              >
                <span className={styles.name}>{slipNames[field]}</span>
                <span className={styles.words}>{understood[field] || 'Still blank'}</span>
                <Icon of={Pencil} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SlipSheet talk={talk} field={inHand} onClose={() => setInHand(undefined)} />
    </>
  );
}
