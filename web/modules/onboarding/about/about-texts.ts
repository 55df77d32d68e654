import Flame from 'lucide-react/icons/flame';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Sofa from 'lucide-react/icons/sofa';
import type { LucideIcon } from '../../../ui/index.ts';

export const aboutTabs = ['overview', 'game', 'salons', 'why'] as const;
export type AboutTab = (typeof aboutTabs)[number];

export interface AboutText {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly verse: string;
  /** What is seen in the picture, for those who listen. */
  readonly scene: string;
  readonly parts: readonly (readonly [heading: string, words: string])[];
}

export const aboutTexts: Readonly<Record<AboutTab, AboutText>> = {
  overview: {
    label: 'Overview',
    icon: House,
    title: 'a guild to build belonging',
    verse: 'with logistics and song',
    scene: 'A house cut open: a candle under the roof, people working in the middle, people singing below',
    parts: [
      [
        'A house for a few families',
        'Four, perhaps nine. Nobody finds it by searching; somebody who lives here asks you in.',
      ],
      [
        'Things get done',
        'A roof, a birthday, a father who must not be alone at night. Say it once, and it has a name, a day and two hands.',
      ],
      [
        'And somebody sings',
        'Mairy, the guide, keeps the thread. She asks, she reminds, and now and then she answers in a verse.',
      ],
    ],
  },
  game: {
    label: 'The Game',
    icon: Flame,
    title: 'a story you are in already',
    verse: 'the Secret History of Humankind',
    scene: 'People of all sizes round a fire at night; its sparks rise and wind into a spiral of stars',
    parts: [
      [
        'The history nobody wrote down',
        'It was made at night, by people who stayed up with a child, or walked back for somebody. They had no time to write.',
      ],
      [
        'You play it by living',
        'Tell Mairy about your day. She answers as if it belonged to a tale, because it does, and lays small errands before you. You say yes, or no.',
      ],
      [
        'What you can win',
        'Soul, which nobody sees but you. Trust, which others give you for what you did. Staying away costs neither.',
      ],
    ],
  },
  salons: {
    label: 'Project Salons',
    icon: Sofa,
    title: 'one room for one thing',
    verse: 'with its people, its words and its tasks',
    scene: 'Three people and a child round a table under a lamp, with the plan of a house spread out on it',
    parts: [
      [
        'A sentence becomes a task',
        '“Somebody should ring the roofer.” Press the words, and they have a day and a person. What was said stays beside what came of it.',
      ],
      [
        'Only those who were asked in',
        'A salon is read by its members and by nobody else in the house. Who comes later reads how it began.',
      ],
      [
        'In the tunnel too',
        'What you write without a connection is kept on your device, and sent in its order when the light is back.',
      ],
    ],
  },
  why: {
    label: 'Why This Matters',
    icon: Heart,
    title: 'somebody would notice',
    verse: 'if your window stayed dark',
    scene: 'An empty chair beside a lamp; through the window somebody comes up the hill with a lantern',
    parts: [
      [
        'We mean to call',
        'Nearly everybody does. The call has no day, so it does not happen; and one evening it is years.',
      ],
      [
        'Belonging is made of errands',
        'A lift to the doctor, a bed for two nights, a lantern held while somebody else is on the roof. We keep those from being forgotten. The rest comes by itself.',
      ],
      [
        'And the house is yours',
        'It stands on a machine that one of you looks after. Nothing in it is for sale, and no language model hears you before you say yes.',
      ],
    ],
  },
};

export const aboutTabIn = (tab: string | undefined): AboutTab =>
  aboutTabs.find((each) => each === tab) ?? 'overview';
