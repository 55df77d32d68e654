import { useState, type CSSProperties } from 'react';
import { useStill } from '../../../ui/index.ts';
import { flightOf, type Spot } from './flight-path.ts';
import { starShape } from './NightHouse.tsx';
import styles from './StarFlight.module.css';

/** A task that was ticked flies home as a star. It is seen only: nothing waits for it, and it covers no words. */
export function StarFlight({ task }: { task: string }) {
  const still = useStill();
  // The row stands where it stood, so the way can be taken before anything is drawn.
  const [way, setWay] = useState(() => wayFrom(task));
  if (still || way === undefined) return null;
  const path = `path("M${way.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}")`;
  return (
    <div
      className={styles.flight}
      aria-hidden
      data-flight
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setWay(undefined)}
    >
      <svg className={styles.sparks}>
        {way.map(({ x, y }, index) => (
          <circle
            key={index}
            cx={x + Math.sin(index * 2.4) * 1.8}
            cy={y + Math.cos(index * 1.7) * 1.8}
            r={0.6 + (index % 3) * 0.25}
            style={{ '--along': index / way.length } as CSSProperties}
          />
        ))}
      </svg>
      <svg className={styles.star} style={{ offsetPath: path }} viewBox="-10 -10 20 20">
        <path d={starShape} />
      </svg>
    </div>
  );
}

/** From the tick of a task to the chimney, as the screen stands now. */
function wayFrom(task: string): Spot[] | undefined {
  const tick = document
    .querySelector(`[data-task="${task}"]`)
    ?.closest('li')
    ?.querySelector('[role=checkbox]');
  const title = document.querySelector('h1');
  const chimney = document.querySelector('[data-chimney]');
  if (!tick || !title || !chimney) return undefined;
  const words = title.getBoundingClientRect();
  return flightOf({
    tick: middleOf(tick),
    // Nothing is written left of the ticks, and they stand left of the title.
    margin: Math.min(words.left, tick.getBoundingClientRect().left + 6) / 2,
    over: words.top / 2,
    chimney: middleOf(chimney),
  });
}

function middleOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
