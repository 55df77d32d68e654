import { fullestPart, lampLight } from '../../ui/index.ts';
import type { View } from './scene-types.ts';

/**
 * The life of a picture, told to the browser once: whole sheets move and shine by themselves, and no code runs. They do
 * so in steps too small to be seen, all at the same moments, so that a frame is only made when something is different:
 * a page that stands open costs next to nothing.
 */
export interface Life {
  sheet: 'moving' | 'lights';
  keyframes: Keyframe[];
  /** In milliseconds. */
  duration: number;
}

/** Lamp and stars follow the heartbeat, `breath` milliseconds long; boat and sparks drift, the aurora moves slowest. */
export function lifeOf(view: View, breath: number): Life[] {
  const swing = (now: number, breaths: number) => Math.sin((2 * Math.PI * now) / (breaths * breath));
  const seldom = momentsOf(6, breath);
  const told = (sheet: Life['sheet'], breaths: number, moments: number[], at: (now: number) => Keyframe) =>
    tell(sheet, { breaths, breath, moments }, at);
  if (view === 'mystical') {
    return [
      told('lights', 1, seldom, (now) => ({ opacity: lampLight(now, breath) })),
      told('moving', 16, seldom, (now) => ({ translate: place(AURORA * swing(now, 16), 0) })),
    ];
  }
  return [
    told('lights', 1, momentsOf(12, breath), (now) => ({ opacity: lampLight(now, breath) })),
    told('lights', 6, seldom, (now) => ({ translate: place(1.5 * swing(now, 3), -2 * swing(now, 2)) })),
    told('moving', 6, seldom, (now) => ({ translate: place(4 * swing(now, 3), 1.2 * swing(now, 2)) })),
  ];
}

interface Rhythm {
  breaths: number;
  breath: number;
  moments: readonly number[];
}

function tell(
  sheet: Life['sheet'],
  { breaths, breath, moments }: Rhythm,
  at: (now: number) => Keyframe,
): Life {
  const duration = breaths * breath;
  const keyframes = Array.from({ length: breaths }, (_, count) => moments.map((part) => count + part))
    .flat()
    .map((moment) => ({ offset: moment / breaths, easing: 'step-end', ...at(moment * breath) }));
  return { sheet, duration, keyframes: [...keyframes, { offset: 1, ...at(duration) }] };
}

/** The aurora is painted a little wider than the page, so that its edges never come to be seen. */
export const AURORA = 20;

/** When something changes within a breath, in parts of it: often while the light rises, less while it sinks. */
function momentsOf(rising: number, breath: number): number[] {
  const fullest = fullestPart(breath);
  const sinking = 2 * rising;
  return [
    ...Array.from({ length: rising }, (_, step) => (fullest * step) / rising),
    ...Array.from({ length: sinking }, (_, step) => fullest + ((1 - fullest) * step) / sinking),
  ];
}

const place = (x: number, y: number): string => `${x.toFixed(2)}px ${y.toFixed(2)}px`;
