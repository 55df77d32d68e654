import type { SegmentType } from '@kinsong/contract/onboarding/montage.ts';
import { cut, inWords, named, quoteOf } from './short-words.ts';
import type { Told } from './told.ts';

export interface Words {
  readonly title: string;
  readonly content: string;
}

const words = (title: string, ...lines: readonly string[]): Words => ({ title, content: lines.join('\n') });

/** The house's own words for each type of segment: one of them is told to somebody. No line says what nobody said. */
export const templates: Readonly<Record<SegmentType, (told: Told) => readonly Words[]>> = {
  origin: ({ name }) => [
    words(
      'They carried it home',
      'Fire, seed, a song, a kept word.',
      'Nobody wrote it down.',
      'You are what they carried.',
    ),
    words(
      'Somebody walked first',
      'Far back, in the dark, somebody held up a light',
      'and went on. Behind them, a child.',
      `Behind that child, long after, you${called(name)}.`,
    ),
    words(
      'Before there was a map',
      'There was a hand to hold and a tune to hum.',
      'It was enough to bring the children through.',
      'It still is.',
    ),
  ],
  letter: ({ name, personal }) => [
    words(
      'In your own hand',
      quoteOf(personal ?? ''),
      `You wrote that${called(name)}.`,
      'It will still be there in the morning.',
    ),
    words(
      'What you said you would do',
      quoteOf(personal ?? ''),
      'Nobody asked it of you.',
      'That is why it may last.',
    ),
    words(
      'A line to keep',
      quoteOf(personal ?? ''),
      'Read it once more, slowly.',
      'Somebody you know is in that sentence.',
    ),
  ],
  planting: ({ earth }) => [
    words(
      'For those who come after',
      quoteOf(earth ?? ''),
      'They will not know who it was.',
      'They will sit in the shade of it.',
    ),
    words(
      'Further than you can see',
      quoteOf(earth ?? ''),
      'The heron will never learn your name.',
      'It will stand there all the same.',
    ),
    words(
      'One handful',
      quoteOf(earth ?? ''),
      'It begins with one handful of earth,',
      'and with whoever kneels down beside you.',
    ),
  ],
  gathering,
  crossing: () => [
    words(
      'Somebody kept a light',
      'Every river was crossed by night first.',
      'They steered by one window',
      'and by who might be standing in it.',
    ),
    words(
      'The other bank',
      'There is somebody you have not called.',
      'The water between you is not wide.',
      'It only looks so at night.',
    ),
  ],
  constellation,
  threshold: ({ name }) => [
    words(
      `The door is open${called(cut(name, 30))}`,
      'You do not have to be finished to come in.',
      'Somebody has seen your light',
      'coming up the road.',
    ),
    words(
      'Now it is your turn',
      'There is somebody you have been meaning to call.',
      'They would like to hear it from you.',
      'The door is open.',
    ),
    words(
      'Come in as you are',
      'Bring what you carry. Leave the rest outside.',
      'Say one true thing to one person tonight.',
      'That is how it begins.',
    ),
  ],
};

const called = (name: string): string => (name === '' ? '' : `, ${cut(name, 30)}`);

function gathering({ places }: Told): readonly Words[] {
  const place = places.find(({ others }) => others.length > 0) ?? places[0];
  if (place === undefined)
    return [
      words(
        'The first chair',
        'There is a table in this house,',
        'and nobody has a fixed seat at it.',
        'Ask somebody to sit down with you.',
      ),
      words(
        'A long table',
        'It is as long as the people who come.',
        'Tonight it begins',
        'with one chair and a light.',
      ),
    ];
  const table = cut(place.name.trim(), 34) || 'A long table';
  if (place.others.length === 0)
    return [
      words(
        table,
        'Only you sit there yet.',
        'Every long table began so:',
        'with somebody who laid one more plate.',
      ),
    ];
  const isOne = place.others.length === 1;
  return [
    words(
      table,
      `${named(place.others)} ${isOne ? 'sits' : 'sit'} here.`,
      'One chair is always left free.',
      'You know whose it is.',
    ),
    words(
      table,
      `Here ${isOne ? 'is' : 'are'} ${named(place.others)},`,
      'and hands that pass the bread',
      'before anybody asks.',
    ),
  ];
}

function constellation({ due, done }: Told): readonly Words[] {
  const [first] = due;
  if (first !== undefined) {
    const more = due.length - 1;
    const rest =
      more === 0
        ? 'waits for you.'
        : `waits for you, and ${inWords(more)} ${more === 1 ? 'thing' : 'things'} more.`;
    return [
      words(
        'What waits for your hands',
        quoteOf(first),
        rest,
        'Each one done stays above the house as a star.',
      ),
      words('Begin with this one', quoteOf(first), rest, 'Done, it shines for everybody under this roof.'),
    ];
  }
  if (done > 0)
    return [
      words(
        'Look up',
        `${capital(inWords(done))} ${done === 1 ? 'thing that you did stands' : 'things that you did stand'} over this house.`,
        'Nobody has to thank you for a star',
        'to find the way by it.',
      ),
    ];
  return [
    words(
      'A clear night',
      'Nothing waits for you yet.',
      'The first thing you do here',
      'will be the first star.',
    ),
  ];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
