import { chance } from '../drawing/seeded-random.ts';
import { breath, lampLight } from '../motion.ts';
import { Hush } from './star-free-areas.ts';
import { whenPageRests } from './when-page-rests.ts';
import { whileSeen } from './whileSeen.ts';

interface Star {
  x: number;
  y: number;
  size: number;
  light: number;
  depth: number;
  colour: string;
  shown: number;
}

const SKY_PER_STAR = 5600;
const FRAME = 1000 / 6;
const DRIFT = 5;
const SETTLE = 180;
/** How much of its light a near star loses between two beats. */
const TWINKLE = 0.34;

/** Whatever takes the whole screen along marks itself while it does. */
const isSomethingMoving = (): boolean => document.querySelector('[data-moving]') !== null;

/**
 * Draws the stars, keeps them out of the words, and lets them drift and glow with the heartbeat of the house. They come out
 * once the page rests: as long as it is being made, its words go before.
 */
export function starField(canvas: HTMLCanvasElement, still: boolean): () => void {
  const pen = canvas.getContext('2d');
  if (!pen) return () => undefined;
  const hush = new Hush();
  const period = breath();
  let stars: Star[] = [];
  let [width, height] = [0, 0];
  let looking: ReturnType<typeof setTimeout> | undefined;

  const measure = () => {
    const sharpness = Math.min(2, devicePixelRatio);
    [width, height] = [innerWidth, innerHeight];
    canvas.width = width * sharpness;
    canvas.height = height * sharpness;
    pen.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    stars = scatter(width, height, getComputedStyle(canvas));
  };

  const draw = (now: number) => {
    const phase = still ? 0 : Math.sin((now / (2 * period)) * Math.PI * 2);
    const lamp = still ? 0.5 : lampLight(now, period);
    pen.clearRect(0, 0, width, height);
    for (const star of stars) {
      const [x, y] = [star.x + phase * star.depth * DRIFT, star.y + phase * star.depth * DRIFT * 0.4];
      const goal = hush.covers(x, y) ? 0 : star.light * (1 - TWINKLE * star.depth * (1 - lamp));
      star.shown = still ? goal : star.shown + (goal - star.shown) * 0.3;
      if (star.shown < 0.02) continue;
      pen.globalAlpha = star.shown;
      pen.fillStyle = star.colour;
      pen.beginPath();
      pen.arc(x, y, star.size, 0, Math.PI * 2);
      pen.fill();
    }
  };

  const turnOn = () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const turn = () => {
      // Before something large that moves they stand still: all the time of a frame is its own.
      if (!isSomethingMoving()) draw(performance.now());
      timer = setTimeout(() => (frame = requestAnimationFrame(turn)), FRAME);
    };
    turn();
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  };

  const lookAgain = () => {
    looking ??= setTimeout(() => {
      looking = undefined;
      if (isSomethingMoving()) return lookAgain();
      hush.look(width, height);
      if (still) draw(0);
    }, SETTLE);
  };

  const resized = () => {
    measure();
    lookAgain();
    draw(performance.now());
  };

  const words = new MutationObserver(lookAgain);
  let rest: (() => void) | undefined;
  const comeOut = () => {
    words.observe(document.body, { childList: true, subtree: true, characterData: true });
    addEventListener('resize', resized);
    addEventListener('scroll', lookAgain, { capture: true, passive: true });
    void document.fonts.ready.then(lookAgain);
    measure();
    hush.look(width, height);
    draw(performance.now());
    rest = still ? undefined : whileSeen(canvas, turnOn);
  };
  const stayAway = whenPageRests(comeOut);

  return () => {
    stayAway();
    rest?.();
    words.disconnect();
    removeEventListener('resize', resized);
    removeEventListener('scroll', lookAgain, { capture: true });
    clearTimeout(looking);
  };
}

function scatter(width: number, height: number, inks: CSSStyleDeclaration): Star[] {
  const roll = chance(7);
  const colour = (name: string) => inks.getPropertyValue(name).trim();
  const colours = [colour('--star-plain'), colour('--star-warm'), colour('--star-cool')];
  return Array.from({ length: Math.round((width * height) / SKY_PER_STAR) }, () => {
    const rarity = roll() ** 6;
    const y = roll();
    return {
      x: roll() * width,
      y: y * height * 0.92,
      size: 0.5 + rarity * 1.1,
      light: (0.22 + 0.6 * rarity + 0.2 * roll()) * (1 - 0.6 * y * y),
      depth: roll(),
      colour: colours[Math.floor(roll() * 3)] ?? '',
      shown: 0,
    };
  });
}
