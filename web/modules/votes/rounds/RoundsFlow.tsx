import { cx } from '../../../ui/index.ts';
import { toneOf } from '../tally/tones.ts';
import { bandPath, drawn, type Box, type RoundDrawn } from './rounds-layout.ts';
import { roundName, roundWords } from './round-words.ts';
import styles from './RoundsFlow.module.css';

export interface RoundsFlowProps {
  rounds: readonly RoundDrawn[];
  options: readonly { readonly id: string; readonly text: string }[];
  winner: string | null;
  /** Voices in the last round, and how many of them are more than half. */
  enough: string;
}

/** In drawn pixels, which grow with the reader's letters. */
const column = 144;
const widest = 152;
const narrowest = 88;
const room = 780;
const rem = (drawnPixels: number): string => `${drawnPixels / 16}rem`;

/** A column a round; its height is votes, and bands flow to where they moved. Alone the winner is ringed. */
export function RoundsFlow({ rounds, options, winner, enough }: RoundsFlowProps) {
  const { columns, bands, height, voice } = drawn(rounds);
  const gaps = Math.max(1, rounds.length - 1);
  const gap = Math.max(narrowest, Math.min(widest, (room - rounds.length * column) / gaps));
  const width = rounds.length * column + (rounds.length - 1) * gap;
  const xOf = (round: number): number => round * (column + gap);
  const place = (id: string): number => options.findIndex((option) => option.id === id);
  const nameOf = (id: string): string => options[place(id)]?.text ?? '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it can be pressed: without a stop of its own no keyboard scrolls it
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="The rounds, one after the other">
      <div
        className={styles.heads}
        style={{ gridTemplateColumns: `repeat(${rounds.length}, ${rem(column + gap)})` }}
      >
        {rounds.map((_, round) => (
          <div key={round} className={styles.head}>
            <h3 className={styles.name}>{roundName(round)}</h3>
            <span className={styles.quiet}>{roundWords(rounds, round, nameOf, enough)}</span>
          </div>
        ))}
      </div>
      <div className={styles.flow} style={{ width: rem(width), height: rem(height) }}>
        <svg aria-hidden className={styles.bands} viewBox={`0 0 ${width} ${height}`}>
          {bands.map((band, n) => (
            <path
              key={n}
              className={cx(styles.band, toneOf(place(band.id)), band.moved && styles.moved)}
              d={bandPath(band, xOf(band.round) + column, gap)}
            />
          ))}
        </svg>
        {columns.map((boxes, round) => (
          <ul key={round} aria-label={roundName(round)}>
            {boxes.map((box) => (
              <li
                key={box.id}
                className={styles.place}
                style={{ left: rem(xOf(round)), top: rem(box.y), width: rem(column + gap * 0.9) }}
              >
                <Voices
                  box={box}
                  voice={voice}
                  tone={toneOf(place(box.id))}
                  won={round === rounds.length - 1 && box.id === winner}
                />
                <span className={cx(styles.label, box.out && styles.quiet)} title={nameOf(box.id)}>
                  {nameOf(box.id)}
                  {box.out && ', goes out'}
                </span>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

/** A line between one voice and the next, while they are few enough to be counted. */
const countable = 14;

function Voices({ box, voice, tone, won }: { box: Box; voice: number; tone: string; won: boolean }) {
  return (
    <span
      className={cx(
        styles.box,
        tone,
        box.out && styles.out,
        won && styles.won,
        voice >= countable && styles.counted,
      )}
      style={{ width: rem(column), height: rem(box.height), ['--voice' as string]: rem(voice) }}
    >
      {box.n}
    </span>
  );
}
