import type { Figure } from './role-figures.ts';

/** The game's front: its own words, and where its two buttons lead. */
export const request = { words: 'Request Access', href: '/enter?kind=explorer' };
export const wait = { words: 'Join the Waitlist', href: '/waitlist' };

export const lead =
  'Played in real time, by real people: finish what matters, trust a little further, and look again through other eyes.';

export const asking = {
  title: 'What if the game was getting things done?',
  body: 'Every real task you finish lights a star. Mend, cook, call, sing: the guide sees what is needed, finds who can help, and the sky over your family fills up.',
} as const;

export const trust = {
  title: 'Trust as Currency',
  body: 'You earn by keeping your word and by letting yourself be helped. Nothing is for sale, and nothing is lost by giving it away.',
};

export const swapping = {
  title: 'AI Perspective Swapping',
  body: 'Tell the guide how it looks from where you stand. Then change seats, and hear your own story told from the other side.',
};

interface Role {
  title: string;
  body: string;
  figure: Figure;
}

export const mission: { title: string; body: string; roles: readonly Role[] } = {
  title: 'Your Mission',
  body: 'Three ways to begin. Most people end up walking all of them.',
  roles: [
    {
      title: 'Consciousness Agent',
      body: 'Notice what others walk past, and say it kindly.',
      figure: 'eye',
    },
    {
      title: 'Trust Builder',
      body: 'Make the first promise, keep it, and bring two people closer.',
      figure: 'bridge',
    },
    {
      title: 'Reality Creator',
      body: 'Take the thing that was only talked about, and build it.',
      figure: 'house',
    },
  ],
};

export const end = 'The lamp is lit.';
