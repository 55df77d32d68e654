import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/index.ts';
import { optionWords } from '../vote-words.ts';
import type { BallotProps } from './ballot-props.ts';
import styles from './DotsBallot.module.css';
import { voiceLabel } from './voice-label.ts';

/** So many dots, laid where they matter most; all on one, if that is what matters. */
export function DotsBallot({ vote, choice, whose, onCast }: BallotProps) {
  const cast = choice?.way === 'dots' ? choice.dots : undefined;
  const [given, setGiven] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries((cast ?? []).map(({ option, dots }) => [option, dots])),
  );
  const left = vote.dots - Object.values(given).reduce((sum, n) => sum + n, 0);
  const isCast = cast !== undefined && vote.options.every(({ id }) => (given[id] ?? 0) === dotsFor(cast, id));
  const lay = (id: string, n: number) => setGiven({ ...given, [id]: n });
  return (
    <div role="group" aria-label={voiceLabel(whose)} className={styles.ballot}>
      <p role="status" className={styles.left}>
        {left === 0 ? 'All your dots are given.' : left === 1 ? 'One dot left.' : `${left} dots left.`}
      </p>
      <ul className={styles.rows}>
        {vote.options.map((option) => {
          const { id } = option;
          const n = given[id] ?? 0;
          const name = optionWords(option);
          return (
            <li key={id} className={styles.row}>
              <span className={styles.name}>
                {name}
                <span aria-hidden className={styles.dots}>
                  {Array.from({ length: n }, (_, dot) => (
                    <i key={dot} className={styles.dot} />
                  ))}
                </span>
              </span>
              <IconButton
                icon={Minus}
                label={`One dot less for ${name}`}
                disabled={n === 0}
                onClick={() => lay(id, n - 1)}
              />
              <output aria-label={`Dots for ${name}`} className={styles.number}>
                {n}
              </output>
              <IconButton
                icon={Plus}
                label={`One dot more for ${name}`}
                disabled={left === 0}
                onClick={() => lay(id, n + 1)}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.ways}>
        <Button
          kind="thread"
          size="l"
          disabled={isCast || left === vote.dots}
          onClick={() =>
            onCast({
              way: 'dots',
              dots: vote.options.flatMap(({ id }) => {
                const dots = given[id] ?? 0;
                return dots > 0 ? { option: id, dots } : [];
              }),
            })
          }
        >
          {cast === undefined ? 'Give these dots' : isCast ? 'These are your dots' : 'Change to these dots'}
        </Button>
        <Button
          kind="bare"
          aria-pressed={cast?.length === 0}
          onClick={() => onCast({ way: 'dots', dots: [] })}
        >
          Abstain
        </Button>
      </div>
    </div>
  );
}

const dotsFor = (cast: readonly { option: string; dots: number }[], id: string): number =>
  cast.find(({ option }) => option === id)?.dots ?? 0;
