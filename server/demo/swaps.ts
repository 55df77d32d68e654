import { newId } from '@kinsong/contract/common/ids.ts';
import { minute } from '@kinsong/contract/common/time.ts';
import { beginSwap, takeStep, type SwapStep } from '@kinsong/contract/guide/swap.ts';
import type { Name } from './people.ts';
import { after, type Home, type Moment } from './demo-house.ts';
import { momentOf } from './read-talk.ts';

/** What each saw in it, and how the other said it back. */
interface Exchange {
  readonly at: readonly [daysAgo: number, hour: number, minute: number];
  readonly about: string;
  readonly sides: readonly [Side, Side];
}

interface Side {
  readonly who: Name;
  readonly telling: string;
  readonly heard: string;
}

const exchanges: readonly Exchange[] = [
  {
    at: [16, 21, 5],
    about: 'The gutters in spring',
    sides: [
      {
        who: 'Anna',
        telling:
          'I thought it was paid and over. When you wrote the figure I felt caught, as if I had taken something without knowing. I would have paid the same day.',
        heard: 'You did not know, and the figure felt like being accused of something you would never do.',
      },
      {
        who: 'Tomas',
        telling:
          'The man stood in the yard with the bill and I was the only one there. I waited for somebody to ask. With every week it was harder to begin, and then it was not about money.',
        heard: 'You were alone with it, you waited to be asked, and the longer nobody did the more it hurt.',
      },
    ],
  },
  {
    at: [4, 20, 40],
    about: 'Whose Thursday it is',
    sides: [
      {
        who: 'Ruth',
        telling:
          'I cooked because I did not want Oma to sit there hungry. I did not look at the list, and I am a little ashamed, since I wrote it.',
        heard: 'You wanted to be sure of Oma, and you mind that you overlooked your own list.',
      },
      {
        who: 'Tomas',
        telling:
          'When your soup already stood there I thought that nobody counts on me. It was very good soup. That made it worse.',
        heard: 'The soup said to you that we do not count on you, and it said so three times.',
      },
    ],
  },
];

/** Perspective swaps that two of them saw through to the end. */
export function swapMoments(today: Date): Moment[] {
  return exchanges.map((exchange) => {
    const at = momentOf(today, ...exchange.at);
    return { at, happen: (home) => exchanged(home, exchange, at) };
  });
}

async function exchanged(home: Home, { about, sides }: Exchange, at: Date): Promise<void> {
  const [first, second] = sides;
  const id = newId();
  const [one, other] = [home.who(first.who), home.who(second.who)];
  await one.call(beginSwap, { body: { id, about, with: other.id } });
  const steps = (mine: Side, theirs: Side): SwapStep[] => [
    { do: 'tell', text: mine.telling },
    { do: 'say_back', text: theirs.heard },
    { do: 'confirm' },
    { do: 'read' },
  ];
  const [ofOne, ofOther] = [steps(first, second), steps(second, first)];
  for (const [n, step] of ofOne.entries()) {
    home.setClock(after(at, (2 * n + 1) * 4 * minute));
    await one.call(takeStep, { params: { swap_id: id }, body: step });
    home.setClock(after(at, (2 * n + 2) * 4 * minute));
    const answer = ofOther[n];
    if (answer !== undefined) await other.call(takeStep, { params: { swap_id: id }, body: answer });
  }
}
