import { addDays } from '../read/days/calendar.ts';
import { weekdayCodes as week } from '../read/days/first-day.ts';
import { inPart } from '../read/days/parts.ts';
import type { Frame } from './frame.ts';

/** "Every Monday the bins, remind me the evening before": the same rhythm, so many days earlier. */
export function shifted(last: Frame, now: Frame): Frame {
  const days = now.when?.relative?.days ?? 0;
  const { repeat, when: old } = last;
  if (repeat === null || old === null) return now;
  const rule = repeat.rule.replace(/BYDAY=([A-Z,]+)/, (_, names: string) => {
    const moved = names
      .split(',')
      .map((name) => week.at((week.findIndex((code) => code === name) + days) % week.length) ?? name);
    return `BYDAY=${moved.join(',')}`;
  });
  const { time = null, times = [] } = now.when ?? {};
  const readings = old.readings.map(({ from, to }) => ({ from: addDays(from, days), to: addDays(to, days) }));
  const said = time === null && times.length === 0 ? { time: old.time, times: old.times } : { time, times };
  const when = inPart({ ...old, ...said, until: null, readings }, old.part);
  return { ...now, when, repeat: { ...repeat, rule } };
}
