import { capital } from '../../text/capital.ts';
import { leadOf } from '../clauses/openings.ts';
import { shifted } from './follow-repeat.ts';
import { asksYou, deeds, ofIt, somebodyHasTo, subject, takesUp, toldOf, noNews } from './follow.words.ts';
import type { Frame, When } from './frame.ts';
import { isVerb } from './infinitive.ts';

/** What is to be told of it: what was told, or what is asked for and when. */
function newsOf(last: Frame): string {
  if (last.act === 'tell_them') return '';
  if (!isOrder(last))
    return noNews.has(last.act) && last.polarity === 'wanted' && !isHeadline(last) ? '' : last.said;
  const at = last.said.toLowerCase().indexOf(last.when?.said.toLowerCase() ?? ' ');
  const day = at < 0 ? '' : last.said.slice(at, at + (last.when?.said.length ?? 0));
  return [last.object ?? '', day.replace(/^(?:on|to|at|for) (?:the )?/i, '')]
    .filter((each) => each !== '')
    .join(': ');
}

/** "Keys: under the pot": news, though nobody is asked for anything. */
const isHeadline = ({ act, said, amends }: Frame): boolean =>
  act === 'unknown' && amends !== true && said.trim().split(/\s+/).length > 1;

/** "Remind me of it": of what the clause before speaks of. */
export function takenUp(last: Frame, now: Frame): Frame | null {
  const { tasks, reminders, events, topic, forWhom, where, amount } = last;
  if (now.act === 'tell_them') {
    const wanted = somebodyHasTo.exec(last.said)?.[1];
    const said = wanted !== undefined && /\bask\b/i.test(now.said) ? `Can you ${wanted}` : newsOf(last);
    const object = capital(said.replace(/[\s.!]+$/, '').replaceAll("'", '’'));
    return said === '' ? null : { ...now, object: object.startsWith('Can you ') ? `${object}?` : object };
  }
  const deed = ofIt.exec(now.said)?.[1];
  const thing = deed === undefined || !isTold(last) ? undefined : toldOf.exec(last.said)?.[1];
  const object =
    thing === undefined
      ? (matterOf(last) ??
        (now.act === 'remind_me' && isHeadline(last) ? capital(last.said.replace(/[\s.!]+$/, '')) : null))
      : capital(`${deed ?? ''} ${thing.replace(/^(?:a|an) /, 'the ').replace(/[.!]+$/, '')}`);
  if (object === null) return null;
  const act = now.act === 'add_task' && now.doer !== null && tasks.length > 0 ? 'change_task' : now.act;
  const counted = last.repeat !== null && now.repeat === null ? shifted(last, now) : now;
  return {
    ...counted,
    act,
    object,
    tasks,
    reminders,
    events,
    topic,
    where,
    amount,
    when: withHour(counted.when, last.when),
    repeat: counted.repeat ?? last.repeat,
    forWhom: now.forWhom ?? forWhom,
  };
}

/** "Every day": at the hour that was told before. */
const withHour = (now: When | null, told: When | null): When | null => {
  const isSilent = now !== null && now.time === null && now.times.length === 0 && now.part === undefined;
  return isSilent && told !== null
    ? { ...now, time: told.time, times: told.times, until: told.until }
    : (now ?? told);
};

export const isTold = ({ object, polarity }: Frame): boolean => object === null || polarity !== 'wanted';

/** Asked for by itself, and not only told so that the next clause can take it up. */
export const isOrder = ({ act, said, polarity }: Frame): boolean =>
  (deeds.has(act) || takesUp.has(act) || act === 'remember_this') &&
  polarity === 'wanted' &&
  isVerb(bareOf(said).split(' ')[0]?.toLowerCase() ?? '');

export const bareOf = (said: string): string => said.slice(leadOf(said).length).replace(asksYou, '');
export const matterOf = ({ object, said, topic, tasks, events, reminders }: Frame): string | null => {
  const told =
    subject.exec(said)?.[1] ?? (tasks.length + events.length + reminders.length > 0 ? topic.join(' ') : '');
  return object ?? (told === '' ? null : capital(told));
};
