import { capital } from '../../text/capital.ts';
import { doneToSomebody } from './follow.words.ts';
import type { Frame, Who } from './frame.ts';

const somebody =
  /\b(?:tell|ask|inform|warn|let|remind) (?:him|her|them)\b|^\W*(?:and |also |then |please )*(?:ask (?:if|whether)|say (?:yes|no) (?:please|thank))/i;

/** "Hanna is ill, remind me to call her": with the name of who was named last. */
export function withName(said: string, before: readonly Frame[]): string {
  const [who] = before.toReversed().flatMap(({ people }) => people.slice(-1));
  return who === undefined || somebody.test(said)
    ? said
    : said.replace(doneToSomebody, `$<deed> ${capital(who.said)}`);
}

/** "Tell him": whoever was named last before it. */
export function withPerson(now: Frame, before: readonly Frame[]): Frame {
  if (!somebody.test(now.said) || (now.act === 'tell_them' ? now.forWhom : now.doer) !== null) return now;
  const named = before.toReversed().flatMap(({ people, doer }) => (doer === null ? people : [doer]));
  const who = named[0] ?? null;
  return now.act === 'tell_them'
    ? { ...now, forWhom: who }
    : now.act === 'add_task'
      ? { ...now, doer: who }
      : now;
}

/** "Tonight and tomorrow": a reminder each. */
const onEach = (frame: Frame): readonly Frame[] => {
  const { when, otherDays, said } = frame;
  const all = [when, ...otherDays].flatMap((each) => each ?? []);
  const areJoined = all
    .slice(1)
    .every((each, at) =>
      new RegExp(`^(?:,? and(?: also)?|,) $`, 'i').test(between(said, all[at]?.said ?? '', each.said)),
    );
  return all.length < 2 || !areJoined
    ? [frame]
    : all.map((each) => ({ ...frame, when: each, otherDays: [] }));
};
const between = (said: string, first: string, second: string): string =>
  said.slice(said.indexOf(first) + first.length, said.lastIndexOf(second));

/** What two are to hear is said to each. */
export function toEach(frame: Frame): readonly Frame[] {
  const { act, forWhom, people } = frame;
  if (act === 'remind_me') return onEach(frame);
  if (act !== 'tell_them' || forWhom === null || !forWhom.said.includes(' and ')) return [frame];
  const each = people.filter(({ said }: Who) => forWhom.said.split(' and ').includes(said));
  return each.length < 2 ? [frame] : each.map((who) => ({ ...frame, forWhom: who }));
}
