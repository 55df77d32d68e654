import { curtainTimes, fadeTimes, opennessAfter } from '@kinsong/engines/onboarding/curtain-times.ts';
import { strikeBowl } from '../../../platform/audio/strike-bowl.ts';
import styles from './curtain.module.css';
import { hangCloth } from './hang-cloth.ts';
import { dimLights, type Curtain } from './movement.ts';

export type Lead = () => void;

/** What leads on is called once, behind the closed curtain; who draws it again while it closes says where to. */
let running: { lead: Lead; led: boolean; done: Promise<void> } | undefined;

/** Closes the curtain over the whole window, leads on behind it, and opens it on what is there then. */
export const drawCurtain = (lead: Lead): Promise<void> => begin(lead, 'open');

/** For whoever has closed a curtain already: leads on, and opens it. */
export const openCurtain = (lead: Lead): Promise<void> => begin(lead, 'closed');

function begin(lead: Lead, from: 'open' | 'closed'): Promise<void> {
  if (running !== undefined) return join(running, lead);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const play = { lead, led: false, done: Promise.resolve() };
  running = play;
  play.done = perform(play, from, still).finally(() => {
    running = undefined;
  });
  return play.done;
}

function join(play: NonNullable<typeof running>, lead: Lead): Promise<void> {
  if (play.led) lead();
  else play.lead = lead;
  return play.done;
}

async function perform(
  play: NonNullable<typeof running>,
  from: 'open' | 'closed',
  still: boolean,
): Promise<void> {
  const place = document.createElement('div');
  place.className = styles.curtain ?? '';
  place.ariaHidden = 'true';
  place.dataset['curtain'] = 'drawn';
  document.body.append(place);
  const times = still ? fadeTimes : curtainTimes;
  try {
    const curtain = still ? dimLights(place) : hangCloth(place);
    strikeBowl();
    if (from === 'open')
      await seen(curtain, times.closes, (part) => opennessAfter(part * times.closes, 0, times));
    curtain.set(0);
    play.led = true;
    place.dataset['led'] = '';
    const before = ownCurtains();
    try {
      play.lead();
    } finally {
      await arrived(before);
      // A screen with a curtain of its own opens that one itself, just behind this.
      if (newOnes(before).length === 0)
        await seen(curtain, times.opens, (part) =>
          opennessAfter(times.closes + part * times.opens, 0, times),
        );
      curtain.takeDown();
    }
  } finally {
    place.remove();
  }
}

/** Until it has moved; in a tab that nobody sees it is over at once. */
async function seen(curtain: Curtain, duration: number, opennessAt: (part: number) => number): Promise<void> {
  const movement = curtain.move(duration, opennessAt);
  const unseen = () => document.hidden && movement.finish();
  document.addEventListener('visibilitychange', unseen);
  unseen();
  await movement.ended;
  document.removeEventListener('visibilitychange', unseen);
}

const patience = 3000;

/** Until the next screen stands: its code has come, two frames are drawn, its own curtain hangs if it has one. */
async function arrived(before: readonly Element[]): Promise<void> {
  const since = performance.now();
  await nextFrame();
  await nextFrame();
  const isComing = () =>
    document.querySelector('[data-arriving]') !== null ||
    newOnes(before).some((own) => own.getAttribute('data-own-curtain') === 'hanging');
  while (isComing() && performance.now() - since < patience) await nextFrame();
}

const ownCurtains = (): readonly Element[] => [...document.querySelectorAll('[data-own-curtain]')];

const newOnes = (before: readonly Element[]): readonly Element[] =>
  ownCurtains().filter((own) => !before.includes(own));

/** A hidden tab draws no frames. */
const nextFrame = (): Promise<void> =>
  new Promise((drawn) => {
    if (document.hidden) setTimeout(drawn, 16);
    else requestAnimationFrame(() => drawn());
  });
