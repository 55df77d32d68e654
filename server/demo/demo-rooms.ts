import { newId } from '@kinsong/contract/common/ids.ts';
import { minute } from '@kinsong/contract/common/time.ts';
import { postMessage, seenUpTo } from '@kinsong/contract/messages/messages.ts';
import { tapMessage } from '@kinsong/contract/messages/trust-taps.ts';
import type { Rule, Threshold } from '@kinsong/contract/rooms/room.ts';
import { foundRoom } from '@kinsong/contract/rooms/rooms.ts';
import { joinRoom } from '@kinsong/contract/rooms/specification-calls.ts';
import { after, type Home, type Moment } from './demo-house.ts';
import type { Name } from './people.ts';
import { momentOf } from './read-talk.ts';

interface Word {
  readonly who: Name;
  readonly text: string;
  readonly tappedBy?: readonly Name[];
}

interface Evening {
  readonly at: readonly [daysAgo: number, hour: number, minute: number];
  readonly said: readonly Word[];
}

interface DemoRoom {
  readonly name: string;
  readonly founder: Name;
  readonly threshold: Threshold;
  readonly rule: Rule;
  readonly people: readonly Name[];
  readonly evenings: readonly [Evening, ...Evening[]];
}

const rooms: readonly DemoRoom[] = [
  {
    name: 'The Night Kitchen',
    founder: 'Oma Grete',
    threshold: 100,
    rule: 'kept',
    people: ['Kofi', 'Hanna', 'Piet', 'Anna', 'Ines'],
    evenings: [
      {
        at: [6, 21, 2],
        said: [
          {
            who: 'Oma Grete',
            text: 'I still lay two cups. After eleven years. I am not sad about it, I only wanted somebody to know.',
            tappedBy: ['Kofi', 'Hanna', 'Piet', 'Anna'],
          },
          {
            who: 'Kofi',
            text: 'My mother did that. My brother took the second cup away and she did not speak to him until Easter.',
            tappedBy: ['Oma Grete', 'Hanna'],
          },
          {
            who: 'Anna',
            text: 'Oma, may I drink from it on Sunday?',
            tappedBy: ['Oma Grete', 'Kofi', 'Hanna'],
          },
          {
            who: 'Hanna',
            text: 'That is the first good idea anyone had about that cup.',
            tappedBy: ['Oma Grete'],
          },
        ],
      },
      {
        at: [1, 22, 40],
        said: [
          { who: 'Piet', text: 'Is anybody up? The river is loud tonight.' },
          { who: 'Ines', text: 'I am. We hear it as far as the mill.' },
        ],
      },
    ],
  },
  {
    name: 'Fathers at the Workbench',
    founder: 'Kofi',
    threshold: 100,
    rule: 'month',
    people: ['Tomas', 'Bram'],
    evenings: [
      {
        at: [9, 20, 15],
        said: [
          {
            who: 'Kofi',
            text: 'What is said here is gone after a month. So: I shouted at a bicycle today, and then at my son.',
          },
          { who: 'Bram', text: 'Mine asked whether I like the roofs more than him. I had no answer ready.' },
          {
            who: 'Tomas',
            text: 'Say that you come down from them every evening. Noor took that.',
            tappedBy: ['Bram'],
          },
        ],
      },
    ],
  },
  {
    name: 'Grief, and Cake After',
    founder: 'Hanna',
    threshold: 120,
    rule: 'kept',
    people: ['Oma Grete', 'Ruth'],
    evenings: [
      {
        at: [3, 19, 30],
        said: [
          { who: 'Hanna', text: 'Bring what you miss, and something to eat. In this order.' },
          { who: 'Oma Grete', text: 'His whistling. And a poppy seed cake.', tappedBy: ['Hanna', 'Ruth'] },
          { who: 'Ruth', text: 'The noise of the shop in the morning. I can only offer biscuits.' },
        ],
      },
    ],
  },
];

/** Rooms of some of them behind doors of both heights, one of which keeps words for a month. */
export const roomMoments = (today: Date): Moment[] =>
  rooms.flatMap((room) => {
    const made: { id?: string } = {};
    return room.evenings.map((evening, nth) => {
      const at = momentOf(today, ...evening.at);
      return {
        at,
        async happen(home: Home): Promise<void> {
          if (nth === 0) made.id = await open(home, room);
          if (made.id !== undefined) await talk(home, made.id, evening, at);
        },
      };
    });
  });

async function open(home: Home, { name, founder, threshold, rule, people }: DemoRoom): Promise<string> {
  const { id } = await home.who(founder).call(foundRoom, { body: { id: newId(), name, threshold, rule } });
  for (const each of people) await home.who(each).call(joinRoom, { params: { room_id: id } });
  return id;
}

async function talk(home: Home, space_id: string, { said }: Evening, begun: Date): Promise<void> {
  for (const [nth, { who, text, tappedBy = [] }] of said.entries()) {
    const at = after(begun, nth * 3 * minute);
    home.setClock(at);
    const body = { id: newId(at.getTime()), content: text };
    const { id, seq } = await home.who(who).call(postMessage, { params: { space_id }, body });
    for (const each of tappedBy) {
      await home.who(each).call(seenUpTo, { params: { space_id }, body: { seq } });
      await home.who(each).call(tapMessage, { params: { space_id }, body: { message_id: id } });
    }
  }
}
