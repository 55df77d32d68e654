import { newId } from '@kinsong/contract/common/ids.ts';
import { beginUpload, bringPiece, pieceBytes } from '@kinsong/contract/files/files.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { hummed, page, paper, photo, type Thing } from './brought-things.ts';
import type { Home, Moment } from './demo-house.ts';
import type { Name } from './people.ts';
import { momentOf } from './read-talk.ts';

interface Brought {
  readonly place: string;
  readonly at: readonly [daysAgo: number, hour: number, minute: number];
  readonly who: Name;
  readonly words: string;
  readonly things: readonly Thing[];
}

const brought: readonly Brought[] = [
  {
    place: 'Mending the House',
    at: [32, 17, 50],
    who: 'Piet',
    words: 'So that everyone has seen it once: the river side, from my field.',
    things: [photo('river side.jpg', 'riverSide')],
  },
  {
    place: 'Mending the House',
    at: [1, 20, 50],
    who: 'Bram',
    words: 'Six from the ridge, the worst ones first.',
    things: [
      photo('ridge from the yard.jpg', 'ridge'),
      photo('soft batten.jpg', 'batten'),
      photo('beside the chimney.jpg', 'chimney'),
      photo('river side again.jpg', 'riverSide'),
      photo('before dark.jpg', 'dusk'),
      photo('slates on trust.jpg', 'slates'),
    ],
  },
  {
    place: 'Mending the House',
    at: [1, 21, 5],
    who: 'Tomas',
    words: 'The sheet from the fridge, without the Pope.',
    things: [paper('Three prices for the roof.pdf', 'three-prices.pdf')],
  },
  {
    place: 'Mending the House',
    at: [0, 7, 58],
    who: 'Oma Grete',
    words: '',
    things: [hummed('Voice message.wav', [196, 1.2], [220, 1.1], [247, 0.9], [220, 2.4])],
  },
  {
    place: 'Noor turns nine',
    at: [7, 22, 20],
    who: 'Ruth',
    words: 'Forty, lit.',
    things: [photo('the hall.jpg', 'lanterns')],
  },
  {
    place: 'Noor turns nine',
    at: [2, 19, 25],
    who: 'Hanna',
    words: 'Evidence.',
    things: [photo('it rose.jpg', 'cake')],
  },
  {
    place: 'The Kitchen Book',
    at: [27, 19, 10],
    who: 'Anna',
    words: 'Number one, typed. The gravy is marked.',
    things: [
      page(
        'Beans, as at the mill.txt',
        'Beans, as at the mill',
        '',
        'Take what beans there are. Take bacon if there is peace.',
        'Soak them overnight. (Gravy here, the size of a hand.)',
        'Cook them until somebody comes in and asks.',
      ),
    ],
  },
  {
    place: 'River Boxes',
    at: [33, 19, 30],
    who: 'Kofi',
    words: 'Six beds behind the school, and the pear tree stays.',
    things: [photo('garden plan.jpg', 'garden')],
  },
];

/** What people showed one another: each thing comes into the salon, and then the words that carry it are said. */
export const fileMoments = (today: Date): Moment[] =>
  brought.map((each) => {
    const at = momentOf(today, ...each.at);
    return { at, happen: (home) => show(home, each, at) };
  });

async function show(home: Home, { place, who, words, things }: Brought, at: Date): Promise<void> {
  const { id: space_id, told, read } = home.salon(place);
  const person = home.who(who);
  const files: string[] = [];
  for (const { name, bytes, waves } of things) {
    const content = await bytes();
    const id = newId(at.getTime() + files.length);
    const voice = waves !== undefined;
    await person.call(beginUpload, {
      params: { space_id },
      body: { id, name, size: content.length, voice, waves: waves ?? null, with_message: true },
    });
    for (let offset = 0; offset < content.length; offset += pieceBytes) {
      const piece = new Blob([new Uint8Array(content.subarray(offset, offset + pieceBytes))]);
      await person.call(bringPiece, { params: { file_id: id }, query: { offset }, body: piece });
    }
    files.push(id);
  }
  const id = newId(at.getTime());
  const { seq } = await person.call(postMessage, {
    params: { space_id },
    body: { id, content: words, files },
  });
  told.push({ id, text: words });
  read.set(who, seq);
}
