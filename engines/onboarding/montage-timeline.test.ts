import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  begin,
  durationOf,
  elapsedOn,
  momentAt,
  montageTimes,
  pause,
  run,
  skip,
  stopped,
  type Moment,
  type Show,
} from './montage-timeline.ts';

const { closes, reopened, completes, skips } = montageTimes;

/** Every act from the beginning to the end, each looked at when it begins. */
function actsOf(show: Show): Moment[] {
  const acts = [momentAt(show, 0)];
  for (let next = acts[0]?.until; next != null; next = acts.at(-1)?.until) acts.push(momentAt(show, next));
  return acts;
}

const durations = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 9 });
const anywhere = fc.double({ min: 0, max: 1, noNaN: true });
const wholeOf = (times: readonly number[]): number =>
  closes + times.reduce((sum, time) => sum + time, 0) + (times.length - 1) * reopened + completes;

describe('[O5] the montage keeps the times of the specification', () => {
  test('a segment made without a time lasts 8 s, and one whose time makes no sense 6 s', () => {
    expect(montageTimes.segment).toBe(8000);
    for (const none of [undefined, null, 0, -5, Number.NaN, 1e9]) expect(durationOf(none)).toBe(6000);
    expect(durationOf(7000)).toBe(7000);
  });

  test('the curtain closes for 1.5 s, the next segment comes behind it, and it stands open after 3.5 s', () => {
    const show = begin([6000, 7000]);
    const ended = 1500 + 6000;
    expect(momentAt(show, ended - 1)).toMatchObject({ segment: 0, act: 'shown', open: 1 });
    expect(momentAt(show, ended + 1499)).toMatchObject({ segment: 0, act: 'closing' });
    expect(momentAt(show, ended + 1500)).toMatchObject({ segment: 1, act: 'closed', open: 0 });
    expect(momentAt(show, ended + 3499)).toMatchObject({ segment: 1, act: 'opening' });
    expect(momentAt(show, ended + 3500)).toMatchObject({ segment: 1, act: 'shown', open: 1, progress: 0 });
  });

  test('after the last the curtain closes, and the end comes after 2 s', () => {
    const show = begin([5000]);
    const ended = 1500 + 5000;
    expect(momentAt(show, ended + 1500)).toMatchObject({ act: 'closed', open: 0, progress: 1 });
    expect(momentAt(show, ended + 1999).act).toBe('closed');
    expect(momentAt(show, ended + 2000)).toMatchObject({ act: 'completed', until: null });
  });

  test('Skip closes the curtain from wherever it stands, and ends after 1.5 s', () => {
    const show = skip(begin([6000, 7000]), 3000);
    expect(momentAt(show, 3000)).toMatchObject({ act: 'closing', segment: 0, open: 1 });
    expect(momentAt(show, 4499).act).toBe('closing');
    expect(momentAt(show, 4500)).toMatchObject({ act: 'skipped', until: null });
  });

  test('a montage without segments is over at once', () => {
    expect(momentAt(begin([]), 0).act).toBe('completed');
  });
});

describe('[O5] whatever the segments are', () => {
  test('each is shown once, in order, for its own time, and all together take what they add up to', () => {
    fc.assert(
      fc.property(durations, (times) => {
        const acts = actsOf(begin(times));
        const shown = acts.filter(({ act }) => act === 'shown');
        expect(shown.map(({ segment }) => segment)).toEqual(times.map((_, at) => at));
        expect(shown.map(({ since, until }) => (until ?? 0) - since)).toEqual(times);
        expect(acts.at(-1)).toMatchObject({ act: 'completed', since: wholeOf(times) });
      }),
    );
  });

  test('what is seen never jumps back, and another segment comes only while the curtain is closed', () => {
    fc.assert(
      fc.property(durations, anywhere, anywhere, (times, first, second) => {
        const show = begin(times);
        const [early, late] = [first, second].toSorted((a, b) => a - b) as [number, number];
        const whole = wholeOf(times);
        expect(momentAt(show, late * whole).segment).toBeGreaterThanOrEqual(
          momentAt(show, early * whole).segment,
        );
        const changes = actsOf(show).filter(
          ({ since, segment }) => since > 0 && momentAt(show, since - 1e-6).segment !== segment,
        );
        expect(changes.map(({ open }) => open)).toEqual(changes.map(() => 0));
      }),
    );
  });

  test('a skip from anywhere ends 1.5 s later, shows no other segment, and a second one changes nothing', () => {
    fc.assert(
      fc.property(durations, anywhere, anywhere, (times, part, later) => {
        const at = part * (wholeOf(times) - 1);
        const skipped = skip(begin(times), at);
        const { segment, open } = momentAt(begin(times), at);
        const after = momentAt(skipped, at + later * skips);
        expect(after.segment).toBe(segment);
        expect(after.open).toBeLessThanOrEqual(open);
        expect(momentAt(skipped, at + skips).act).toBe('skipped');
        expect(skip(skipped, at + later * skips)).toBe(skipped);
      }),
    );
  });

  test('what has ended is not skipped any more', () => {
    const show = begin([5000]);
    expect(skip(show, wholeOf([5000]))).toBe(show);
  });
});

describe('[O5] the clock of a montage', () => {
  test('counts only while it runs, however often it is paused', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5000), fc.nat(5000)), { maxLength: 20 }), (turns) => {
        let [clock, now, ran] = [stopped, 0, 0];
        for (const [running, resting] of turns) {
          clock = run(clock, now);
          now += running;
          ran += running;
          clock = pause(clock, now);
          now += resting;
          expect(elapsedOn(clock, now)).toBe(ran);
        }
      }),
    );
  });

  test('is not moved by being started or paused twice', () => {
    const once = run(stopped, 100);
    expect(run(once, 900)).toBe(once);
    const paused = pause(once, 400);
    expect(pause(paused, 9000)).toEqual(paused);
    expect(elapsedOn(paused, 9000)).toBe(300);
  });
});
