import { OptionBars } from '../tally/OptionBars.tsx';
import { toneOf } from '../tally/tones.ts';
import { roundName, roundWords } from './round-words.ts';
import type { RoundsFlowProps } from './RoundsFlow.tsx';
import styles from './RoundsList.module.css';

/** The same one under the other, for a phone: each round's bars, and where the votes of what goes out move to. */
export function RoundsList({ rounds, options, winner, enough }: RoundsFlowProps) {
  const nameOf = (id: string): string => options.find((option) => option.id === id)?.text ?? '';
  return (
    <ol className={styles.rounds}>
      {rounds.map(({ has, out, moves }, round) => (
        <li key={round} className={styles.round}>
          <h3 className={styles.name}>{roundName(round)}</h3>
          <p className={styles.quiet}>{roundWords(rounds, round, nameOf, enough)}</p>
          <OptionBars
            label={roundName(round)}
            bars={[...has]
              .sort((a, b) => b.n - a.n)
              .map(({ id, n }) => ({
                id,
                n,
                label: nameOf(id),
                tone: toneOf(options.findIndex((option) => option.id === id)),
                words: out.includes(id) ? `${n}, goes out` : `${n}`,
                won: round === rounds.length - 1 && id === winner,
              }))}
          />
          {moves.length > 0 && (
            <ul className={styles.moves}>
              {moves.map(({ from, to, n }) => (
                <li key={`${from} ${to}`}>
                  {to === null
                    ? `${n} from ${nameOf(from)} named no other`
                    : `${n} from ${nameOf(from)} to ${nameOf(to)}`}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
