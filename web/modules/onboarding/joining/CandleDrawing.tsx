import { useId } from 'react';
import { signBox, signPath } from '../../../ui/drawing/index.ts';
import { drawing, foot, type CandleShape } from './candles.ts';
import styles from './CandleDrawing.module.css';

const flame = 'M2 18c13-1 17-13 11-24-4-8-11-14-9-26-12 7-14 18-19 27-7 12 0 24 17 23Z';
const heart = 'M2 16c6 0 8-7 5-12-3-4-4-5-4-9-5 4-7 9-8 12-2 5 2 9 7 9Z';
const blot =
  'M0-20.500c5-.5 8 1.500 12 4s7 6 8 11-.5 9-2.500 13-6 8-11 10-9 2-14 .5-9-4-11-8.500-2.500-9-1.500-14 4-9 8-12 7-3.500 12-4Z';

export interface CandleDrawingProps {
  shape: CandleShape;
  lit: boolean;
  /** The wax seal that the NDA bears. */
  sealed: boolean;
}

/** Cold wax and lit wax lie over each other; lighting fades from one to the other, and the flame grows. */
export function CandleDrawing({ shape, lit, sealed }: CandleDrawingProps) {
  const id = useId();
  const top = foot - shape.height;
  const body = `M44 ${top + 4}q26-9 52 0V277q-26 8-52 0Z`;
  const paint = (name: string) => `url(#${id}-${name})`;
  return (
    <span className={styles.candle} data-drawing data-lit={lit || undefined} aria-hidden>
      <svg className={styles.drawing} viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
        <defs>
          <Wax id={`${id}-cold`} tones={styles.coldTones} />
          <Wax id={`${id}-warm`} tones={styles.warmTones} />
          <linearGradient id={`${id}-through`} x2="0" y2="1" className={styles.through}>
            <stop stopOpacity=".9" />
            <stop offset=".3" stopOpacity=".25" />
            <stop offset="1" stopOpacity="0" />
          </linearGradient>
        </defs>
        <ellipse cx="70" cy="282" rx="46" ry="6" className={styles.under} />
        <path d="M36 276q34 12 68 0v5q-34 12-68 0Z" className={styles.holder} />
        <path d={body} fill={paint('cold')} />
        <g className={styles.warm}>
          <path d={body} fill={paint('warm')} />
          <path d={body} fill={paint('through')} />
          <path d={shape.drips} className={styles.drips} transform={`translate(0 ${top + 4})`} />
        </g>
        <ellipse cx="70" cy={top + 3} rx="26" ry="5.5" className={styles.pool} />
        <Ink top={top} />
        {sealed && <Seal top={top} />}
        <path d={`M70 ${top + 3}q2-6 0-13`} className={styles.wick} />
      </svg>
      <Flame top={top} />
    </span>
  );
}

/** A picture of its own, so that only it is moved while it flickers. */
function Flame({ top }: { top: number }) {
  const tones = useId();
  const { left, width, above, height } = flameBox;
  const style = {
    left: part(left, drawing.width),
    top: part(top - above, drawing.height),
    width: part(width, drawing.width),
    height: part(height, drawing.height),
  };
  return (
    <svg className={styles.flame} style={style} viewBox={`${left - 69} ${22 - above} ${width} ${height}`}>
      <radialGradient id={tones} cx=".5" cy=".75" r=".8" className={styles.flameTones}>
        <stop />
        <stop offset=".4" />
        <stop offset="1" />
      </radialGradient>
      <path d={flame} fill={`url(#${tones})`} />
      <path d={heart} className={styles.heart} />
      <path d={flame} className={styles.line} />
    </svg>
  );
}

/** In the drawing; it reaches above the candle's top. */
const flameBox = { left: 49, width: 40, above: 58, height: 60 };
const part = (length: number, of: number): string => `${(100 * length) / of}%`;

function Seal({ top }: { top: number }) {
  return (
    <g className={styles.seal} transform={`translate(70 ${top + 78})`}>
      <path d={blot} />
      <circle r="15" className={styles.ring} />
      <svg x="-11" y="-11" width="22" height="22" viewBox={signBox} className={styles.sign}>
        <path d={signPath} />
      </svg>
    </g>
  );
}

function Wax({ id, tones }: { id: string; tones: string | undefined }) {
  return (
    <linearGradient id={id} x2="1" className={tones}>
      <stop />
      <stop offset=".3" />
      <stop offset=".62" />
      <stop offset="1" />
    </linearGradient>
  );
}

/** What the pen adds where a skin is drawn in ink: an outline that is nobody's ruler, and shade at the right. */
function Ink({ top }: { top: number }) {
  const strokes = Array.from({ length: Math.floor((272 - top) / 9) }, (_, at) => {
    const y = top + 16 + at * 9;
    return `M${94 - (at % 3)} ${y}l${-9 - ((at * 5) % 7)} ${5 + (at % 2)}`;
  });
  return (
    <>
      <path d={strokes.join('')} className={styles.hatch} />
      <path
        d={`M44.500 ${top + 3}q-1.500 ${(277 - top) / 2} .5 ${273 - top}q25 9 51 0q1-${(277 - top) / 2} .500-${274 - top}M43 ${top + 4}q3-6 27-6.500t27 6q-4 6-28 5.500t-26-5M36 276q-1 4 1 5 33 11 66 0 2-2 0-5`}
        className={styles.line}
      />
    </>
  );
}
