import { Refusal } from '@kinsong/contract/common/errors.ts';
import { readMp4 } from '../containers/mp4.ts';
import { readMatroska } from '../containers/matroska.ts';
import {
  secondsOfAac,
  secondsOfFlac,
  secondsOfMp3,
  secondsOfOgg,
  secondsOfWav,
} from '../containers/sounds.ts';
import type { Source } from '../pieces.ts';
import { readDocx } from './docx.ts';
import { refuseOddPdf } from './pdf.ts';
import type { Seen } from './seen.ts';
import { tellByHead, type Told } from './tell-type.ts';
import { readText } from './text.ts';

const nothing = { width: null, height: null, seconds: null, pages: null, words: null };

/** Looks at what was brought. What we do not know, what is broken and what could do harm is refused. */
export async function look(source: Source, name: string): Promise<Seen> {
  const told = await tellByHead(await source.readAt(0, 4096), name);
  if (told === null) {
    const { type, words } = await readText(source, name);
    return { ...nothing, kind: 'text', type, words };
  }
  try {
    return { ...nothing, kind: told.kind, type: told.type, ...(await lookInside(sparing(source), told)) };
  } catch (error) {
    // Begins like one and is none, or is broken.
    if (error instanceof RangeError) throw new Refusal('file.kind');
    throw error;
  }
}

/** No film is laid out in more parts than this; what is keeps whoever follows them busy. */
const mostLooks = 100_000;

function sparing(source: Source): Source {
  let looks = 0;
  return {
    size: source.size,
    async readAt(from, length) {
      if ((looks += 1) > mostLooks) throw new RangeError('nothing but small parts');
      return source.readAt(from, length);
    },
  };
}

async function lookInside(source: Source, { inside }: Told): Promise<Partial<Seen>> {
  switch (inside) {
    case 'picture':
    case 'doc':
      return {};
    case 'mp4':
      return readMp4(source);
    case 'matroska':
      return readMatroska(source);
    case 'mp3':
      return { seconds: await secondsOfMp3(source) };
    case 'ogg':
      return { seconds: await secondsOfOgg(source) };
    case 'wav':
      return { seconds: await secondsOfWav(source) };
    case 'flac':
      return { seconds: await secondsOfFlac(source) };
    case 'aac':
      return { seconds: await secondsOfAac(source) };
    case 'pdf':
      await refuseOddPdf(source);
      return {};
    case 'zip':
      return readDocx(source);
  }
}
