import type { DangerCard, Line } from './card.ts';

const europe: Line = { number: '112', where: 'Europe' };
const britain: Line = { number: '999', where: 'Britain' };
const america: Line = { number: '911', where: 'America' };
const everywhere: readonly Line[] = [europe, britain, america];

const samaritans: Line = { number: '116 123', where: 'Europe' };
const lifeline: Line = { number: '988', where: 'America' };

const isBritish = /^(?:Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB(?:-Eire)?)$/;
const isAmerican = /^(?:America|US|Canada)\//;

/** All the house knows of where somebody is: how their clocks are set. 112 is put through from most phones of the world. */
function nearest(timeZone: string): Line {
  if (isBritish.test(timeZone)) return britain;
  return isAmerican.test(timeZone) ? america : europe;
}

const fire = /\b(?:fire|smoke|flames?|burning|gas|carbon monoxide)\b/i;
export const isFire = (text: string): boolean => fire.test(text);

const where = { lead: 'Loudspeaker on.', rest: 'Say where you are.' };

/** No diagnosis: whoever answers the call says what is to be done. */
const steps: DangerCard['steps'] = [
  where,
  { lead: 'Stay on the line.', rest: 'They say what to do.' },
  { lead: 'Wake someone', rest: 'to be with you.' },
];
const outFirst: DangerCard['steps'] = [
  { lead: 'Everyone out first.', rest: 'Call from outside.' },
  where,
  { lead: 'Stay out', rest: 'until they say otherwise.' },
];

export function numbersFor(text: string, timeZone: string): DangerCard {
  const call = nearest(timeZone);
  return {
    call,
    elsewhere: everywhere.filter((line) => line !== call),
    listening: call === america ? [lifeline, samaritans] : [samaritans, lifeline],
    steps: isFire(text) ? outFirst : steps,
  };
}
