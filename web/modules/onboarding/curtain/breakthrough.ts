import { breakthroughTime, fadeTimes } from '@kinsong/engines/onboarding/curtain-times.ts';
import { strikeBowl } from '../../../platform/audio/strike-bowl.ts';
import {
  around,
  bell,
  chance,
  dot,
  glow,
  GOLDEN,
  inksOf,
  layer,
  TURN,
  type Inks,
} from '../../../ui/drawing/index.ts';
import '../../../ui/tokens.stage.css';
import styles from './curtain.module.css';

let running: Promise<void> | undefined;

/**
 * Light breaks in: from the middle, where the way leads on, with sparks along the sign's spiral. When it fills the window
 * it leads on, and the light goes from the next screen. Who calls it again meanwhile waits for the same.
 */
export function breakthrough(lead: () => void): Promise<void> {
  running ??= perform(lead).finally(() => {
    running = undefined;
  });
  return running;
}

async function perform(lead: () => void): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const place = document.createElement('div');
  place.className = styles.bloom ?? '';
  place.ariaHidden = 'true';
  place.dataset['curtain'] = 'breakthrough';
  document.body.append(place);
  try {
    strikeBowl();
    const { light, sparks } = painted(place);
    const length = still ? fadeTimes.closes : breakthroughTime;
    const frames = still
      ? { light: [{ opacity: 0 }, { opacity: 1 }], sparks: [{ opacity: 0 }, { opacity: 0 }] }
      : { light: bloom, sparks: rise };
    const whole: KeyframeAnimationOptions = { duration: length, fill: 'forwards' };
    await shown([light.animate(frames.light, whole), sparks.animate(frames.sparks, whole)]);
    lead();
    const goes = { duration: still ? fadeTimes.opens : fading, fill: 'forwards' } as const;
    await shown([place.animate([{ opacity: 1 }, { opacity: 0 }], goes)]);
  } finally {
    place.remove();
  }
}

const fading = 700;
const bloom: Keyframe[] = [
  { opacity: 0, transform: 'scale(0.15)', easing: 'ease-in' },
  { opacity: 0.5, transform: 'scale(0.5)', offset: 0.4, easing: 'ease-in' },
  { opacity: 1, transform: 'scale(4)' },
];
const rise: Keyframe[] = [
  { opacity: 0, transform: 'scale(0.35) rotate(-30deg)', easing: 'ease-out' },
  { opacity: 1, offset: 0.3 },
  { opacity: 1, offset: 0.75 },
  { opacity: 0, transform: 'scale(1.35) rotate(24deg)' },
];

/** Until what moves has come to its end; a hidden tab moves nothing, and there it is over at once. */
async function shown(animations: readonly Animation[]): Promise<void> {
  const unseen = () => {
    if (document.hidden) for (const animation of animations) animation.finish();
  };
  document.addEventListener('visibilitychange', unseen);
  unseen();
  await Promise.allSettled(animations.map(({ finished }) => finished));
  document.removeEventListener('visibilitychange', unseen);
}

function painted(place: HTMLElement): { light: HTMLCanvasElement; sparks: HTMLCanvasElement } {
  const [width, height] = [place.clientWidth, place.clientHeight];
  const ink = inksOf(place);
  const far = Math.hypot(width, height) / 2;
  const light = layer(2 * far, 2 * far, 0.2);
  light.pen.fillStyle = around(light.pen, far, far, far, [
    [0, ink('stage-core')],
    [0.16, ink('stage-light-near', 0.96)],
    [0.44, ink('stage-light-near', 0.62)],
    [0.7, ink('stage-light', 0.24)],
    [1, ink('stage-light', 0)],
  ]);
  light.pen.fillRect(0, 0, 2 * far, 2 * far);
  Object.assign(light.canvas.style, {
    left: `${width / 2 - far}px`,
    top: `${height / 2 - far}px`,
    width: `${2 * far}px`,
    height: `${2 * far}px`,
  });
  light.canvas.className = styles.light ?? '';
  const sparks = layer(width, height, Math.min(1.5, devicePixelRatio));
  paintSparks(sparks.pen, ink, width, height);
  place.append(light.canvas, sparks.canvas);
  return { light: light.canvas, sparks: sparks.canvas };
}

/** Sparks on the way of the sign: a golden spiral, which grows as it turns. */
function paintSparks(pen: CanvasRenderingContext2D, ink: Inks, width: number, height: number): void {
  const roll = chance(11);
  const growth = Math.log(GOLDEN) / TURN;
  const begin = Math.min(width, height) * 0.055;
  for (let count = 1800; count > 0; count--) {
    const turn = roll() ** 0.8 * TURN * 2.2;
    const radius = begin * Math.exp(growth * turn);
    const angle = turn - Math.PI / 2;
    const spread = radius * 0.07;
    const x = width / 2 + radius * Math.cos(angle) + bell(roll) * spread;
    const y = height / 2 + radius * Math.sin(angle) + bell(roll) * spread;
    const rarity = roll() ** 5;
    if (rarity > 0.4) glow(pen, x, y, 7 + 8 * rarity, 0.5, (part) => ink('stage-light-near', part));
    pen.fillStyle = ink(roll() < 0.7 ? 'stage-flame' : 'stage-star', 0.35 + 0.6 * rarity);
    dot(pen, x, y, 0.7 + 1.6 * rarity);
  }
}
