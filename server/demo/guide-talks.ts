import { readdirSync, readFileSync } from 'node:fs';
import { newId } from '@kinsong/contract/common/ids.ts';
import { minute, second } from '@kinsong/contract/common/time.ts';
import { chat, openThread } from '@kinsong/contract/guide/chat.ts';
import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import { answerProposal } from '@kinsong/contract/guide/proposals.ts';
import { listMessages } from '@kinsong/contract/messages/messages.ts';
import { soulScore } from '@kinsong/contract/seekers/soul-score.ts';
import { nameOrFail, type Name } from './people.ts';
import { after, type Home, type Moment } from './demo-house.ts';
import { momentOf, typingTime, withDays } from './read-talk.ts';

const folder = new URL('./asides/', import.meta.url);

/** What somebody says to the guide. What it answers is its own, made then and there out of what it knows by then. */
interface Aside {
  readonly at: Date;
  readonly who: Name;
  readonly text: string;
  /** What becomes of the cards that come of it. */
  readonly answer: 'yes' | 'no' | null;
}

/**
 * Reads what is said to the guide: a name, then `@ 12 18:30` as in a talk and a line for each sentence; one that begins
 * with `+` has its cards answered with Yes, with `-` with No.
 */
export function readAside(text: string, today: Date): Aside[] {
  const [name = '', ...lines] = text.split('\n');
  const who = nameOrFail(name);
  const asides: Aside[] = [];
  let at = today;
  for (const line of lines) {
    const moment = /^@ (\d+) (\d\d):(\d\d)$/.exec(line);
    if (moment !== null) at = momentOf(today, Number(moment[1]), Number(moment[2]), Number(moment[3]));
    else if (line !== '') {
      const [, mark, words = ''] = /^([+-])? ?(.+)$/.exec(withDays(line, at)) ?? [];
      asides.push({ at, who, text: words, answer: mark === '+' ? 'yes' : mark === '-' ? 'no' : null });
      at = after(at, typingTime(words) + minute);
    }
  }
  return asides;
}

/** Of everyone who talks with the guide in the demo. */
export function asideMoments(today: Date): Moment[] {
  const all = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return all
    .flatMap((text) => readAside(text, today))
    .map((aside) => ({ at: aside.at, happen: (home) => sayAside(home, aside) }));
}

async function sayAside(home: Home, { at, who, text, answer }: Aside): Promise<void> {
  const person = home.who(who);
  await person.call(soulScore, { query: { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone } });
  const message_id = newId(at.getTime());
  await person.call(chat, { body: { message: text, client_id: message_id } });
  // What follows a message comes after a few seconds, and is there when one looks.
  home.setClock(after(at, 5 * second));
  const { space_id } = await person.call(openThread, {});
  if (answer === null) return;
  const { messages } = await person.call(listMessages, { params: { space_id }, query: { limit: 20 } });
  home.setClock(after(at, minute / 2));
  for (const { extra } of messages) {
    const card = extraOf(extra);
    if (card === null || !('proposal_id' in card) || card.message_id !== message_id) continue;
    await person.call(answerProposal, { params: { proposal_id: card.proposal_id }, body: { answer } });
  }
}
