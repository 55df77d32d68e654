/** What hangs on the cord. */
export interface LanternWords {
  title: string;
  line: string;
  /** A sentence more, once it is opened, with something small to try and what one finds by it. */
  more: string;
  trial: string;
  found: string;
}

export type LanternName = 'real' | 'trust' | 'swap' | 'soul';

export const lead = 'Your cover is an ordinary life. It is a very good cover.';
export const begin = 'Begin Your Mission';
export const skip = 'Skip to Game';

export const lanterns: Readonly<Record<LanternName, LanternWords>> = {
  real: {
    title: 'Real Things, Done',
    line: 'Mend, call, cook, forgive. Each finished thing lights a star on your map.',
    more: 'A thing counts when it is finished and somebody is glad of it. Not before.',
    trial: 'Tick one off',
    found: 'One star. It stays.',
  },
  trust: {
    title: 'Trust as Currency',
    line: 'You earn it by keeping your word, and by letting yourself be helped.',
    more: 'Nobody can buy it, and nobody can give you all of it at once.',
    trial: 'Tie the knot',
    found: 'It holds. Ask for help with it.',
  },
  swap: {
    title: 'AI Perspective Swapping',
    line: 'Change chairs with Mairy, and hear your own story from the other side.',
    more: '“You never ring.”',
    trial: 'Change chairs',
    found: '“I thought it was too late to.”',
  },
  soul: {
    title: 'Soul Score',
    line: 'What moved someone counts.',
    more: 'Tap your own words twice where they moved you, and it grows by one. It buys nothing.',
    trial: 'Hear it',
    found: 'So it rings each time.',
  },
};
