import { newId } from '@kinsong/contract/common/ids.ts';
import { beginJournal, writePage } from '@kinsong/contract/journal/journal.ts';
import { makeJournalKey, proofOf, sealWords, type JournalKey } from '@kinsong/engines/journal/journal-key.ts';
import { lock } from '@kinsong/engines/journal/locks.ts';
import type { Resident } from './acting-person.ts';
import type { Moment } from './demo-house.ts';
import { password, type Name } from './people.ts';
import { momentOf } from './read-talk.ts';

const writer: Name = 'Anna';

interface Page {
  readonly at: readonly [daysAgo: number, hour: number, minute: number];
  readonly words: string;
}

const pages: readonly Page[] = [
  {
    at: [31, 22, 15],
    words:
      'A book with a clasp. I had one when I was eleven, and Ruth read it aloud at supper. So this one has a better clasp.',
  },
  {
    at: [24, 23, 5],
    words:
      'Oma asked again who Karl was. I said: the neighbour. It was easier, and I am not proud of it. Next time I tell her that he was her brother, and sit down first.',
  },
  {
    at: [15, 21, 50],
    words:
      'After the talk about the gutters. He was not angry about money at all. He was alone in the yard with a man and a bill. I keep looking at the wrong end of things.',
  },
  {
    at: [8, 6, 20],
    words:
      'Nobody up but the heron and me. I go down to the river before anybody wakes, and tell nobody, because then somebody would come along and be kind.',
  },
  {
    at: [3, 22, 40],
    words:
      'Tomas laughed today. I had forgotten how it sounds. He stood in the yard with the hose and sang the song of the geese, and when he saw me he stopped. I should have gone on singing with him. Next time I sing, whatever I carry.',
  },
  {
    at: [1, 22, 10],
    words:
      'It will be enough chairs. I counted twice. Why do I always count the chairs and never the people.',
  },
];

/** What one of them writes for nobody. It is sealed here as her browser would: the house gets no word of it. */
export function journalMoments(today: Date): Moment[] {
  let key: JournalKey | undefined;
  return pages.map(({ at, words }) => {
    const then = momentOf(today, ...at);
    return {
      at: then,
      happen: async (home) => {
        const who = home.who(writer);
        key ??= await begun(who);
        const id = newId(then.getTime());
        await who.call(writePage, { body: { id, sealed: await sealWords(key, id, words) } });
      },
    };
  });
}

async function begun(who: Resident): Promise<JournalKey> {
  const key = await makeJournalKey(who.id);
  const locked = await lock(key, { kind: 'password', typed: password });
  const by = { kind: 'password' as const, password, lock: locked };
  await who.call(beginJournal, { body: { proof: await proofOf(key), by } });
  return key;
}
