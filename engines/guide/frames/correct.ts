import { capital } from '../../text/capital.ts';
import { isVerb } from './infinitive.ts';
import type { DayPart, Frame, When } from './frame.ts';

const lead = /^(?:(?:oh|ah|well|but|or|hm+|ok|okay|please|and)[\s,.!]+)*/i;
const marks =
  /^(?:(?:no|nope|wait|sorry|actually|rather|better|instead|scratch that|correction|or|oh|wait a minute|hang on|on second thoughts?|i mean|i meant|make (?:it|that|this)|it's|not that)(?:[\s,.!:–—-]+|$))+/i;
const firmly = /\b(?:no|nope|scratch that|i mean|i meant|correction|rather|instead|on second thoughts?)\b/i;
const withdrawn =
  /^(?:(?:forget (?:it|that|about it)|never ?mind|cancel (?:it|that)|leave it|skip it|drop it|scrap that|not needed)[\s,.!]*)+$/i;
const hour =
  /^(?:at )?(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\W*$/i;

/** "14, not 4": what it is not says nothing more. */
const notThat = /,? (?:and )?not (?:at )?[\w:.]+\W*$/i;

/**
 * What a later clause makes of the one before it: "No, Saturday", "actually make that bread", "I mean Anna". Null where it
 * says something of its own.
 */
export function corrected(before: Frame, said: string, frameOf: (said: string) => Frame): Frame | null {
  const bare = said.replace(lead, '');
  const mark = marks.exec(bare)?.[0] ?? '';
  const rest = bare.slice(mark.length).trim();
  if (withdrawn.test(rest) || (mark !== '' && /^scratch that\W*$/i.test(bare)))
    return { ...before, polarity: 'unwanted' };
  if (mark === '') return null;
  if (rest === '') return before;
  const only = rest.replace(notThat, '');
  const isHour = hour.test(only) && before.when?.time != null;
  const now = frameOf(isHour && !/^at /i.test(only) ? `at ${only}` : isHour ? only : rest);
  if (now.object !== null && isDeed(now.object))
    return firmly.test(mark)
      ? { ...now, when: now.when ?? before.when, repeat: now.repeat ?? before.repeat }
      : null;
  if (now.topic.length > 0)
    return now.when === null || now.object !== null ? otherThing(before, now, rest) : null;
  if (now.people.length > 0) return withWhen(otherPerson(before, now), now.when);
  return now.when === null ? null : withWhen(before, now.when);
}

const isDeed = (object: string): boolean => {
  const [first = '', second] = object.toLowerCase().split(' ');
  return second !== undefined && isVerb(first);
};

/** "At ten" keeps the day and changes the hour; "Saturday" keeps the hour. */
export function withWhen(before: Frame, now: When | null): Frame {
  const old = before.when;
  if (now === null || old === null) return { ...before, when: now ?? old };
  if (now.dayless === true && now.part !== undefined && now.time === null)
    return { ...before, when: inPart(old, now.part) };
  if (now.dayless === true)
    return { ...before, when: { ...old, time: now.time, times: now.times, until: now.until } };
  const silent = now.time === null && now.times.length === 0;
  return { ...before, when: silent ? { ...now, time: old.time, times: old.times, until: old.until } : now };
}

/** "In the morning": of an hour that was said, the half of the day is another; an open one is open no more. */
function inPart(old: When, part: DayPart): When {
  const fits = (time: string): boolean => (part === 'morning') === time < '12:00';
  const turned = (time: string): string =>
    fits(time) ? time : `${String((Number(time.slice(0, 2)) + 12) % 24).padStart(2, '0')}${time.slice(2)}`;
  if (old.time !== null) return { ...old, time: turned(old.time) };
  const [time] = old.times.filter(fits);
  return time === undefined ? { ...old, part } : { ...old, time, times: [] };
}

function otherPerson(before: Frame, now: Frame): Frame {
  const [who] = now.people;
  if (who === undefined) return before;
  const old = before.doer ?? before.forWhom ?? before.people.at(-1);
  return {
    ...before,
    doer: before.doer === null ? null : who,
    forWhom: before.forWhom === null || before.doer !== null ? before.forWhom : who,
    people: [...before.people.filter((each) => each !== old), who],
    object: old === undefined ? before.object : (before.object?.replace(old.said, who.said) ?? null),
  };
}

/** The deed stays, what it is done to is another. */
function otherThing(before: Frame, now: Frame, rest: string): Frame {
  const thing = now.object ?? rest.replace(/[.!?]+$/, '');
  const [deed = ''] = before.object?.split(' ') ?? [];
  const object =
    isVerb(deed.toLowerCase()) && before.object !== null
      ? `${deed} ${thing.slice(0, 1).toLowerCase() + thing.slice(1)}`
      : capital(thing);
  return {
    ...withWhen(before, now.when),
    object,
    topic: now.topic,
    tasks: now.tasks,
    amount: now.amount ?? before.amount,
  };
}
