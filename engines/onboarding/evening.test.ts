import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acts,
  afterAgain,
  before,
  begun,
  eveningAt,
  game,
  happened,
  isBehind,
  later,
  may,
  parts,
  stepOf,
  type Act,
  type Evening,
  type Part,
  type Step,
} from './evening.ts';

const whole = parts.filter((part) => part !== 'guild_creation');
const steps: Step[] = [...parts, game];

/** Goes from step to step, doing at each the next of what is chosen, where that may be done there. */
function walk(evening: Evening, choices: readonly Act[]): { shown: Step[]; evening: Evening } {
  const shown: Step[] = [];
  let now = evening;
  for (let at = 0; at <= parts.length; at += 1) {
    const step = stepOf(now);
    shown.push(step);
    if (step === game) break;
    const chosen = choices[at % Math.max(1, choices.length)] ?? 'finished';
    now = happened(now, step, may(now, step, chosen) ? chosen : 'finished');
  }
  return { shown, evening: now };
}

const choices = fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 12 });

describe('the first evening', () => {
  test('goes through its parts in the order of the specification', () => {
    expect(walk(begun, ['finished']).shown).toEqual([...whole, game]);
    expect(walk({ ...begun, guildWanted: true }, ['finished']).shown).toEqual([...parts, game]);
  });

  test('comes to its end whatever one presses, and shows no part twice', () => {
    fc.assert(
      fc.property(choices, fc.boolean(), (chosen, guildWanted) => {
        const { shown } = walk({ ...begun, guildWanted }, chosen);
        expect(shown.at(-1)).toBe(game);
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });

  test('ends in the game by skipping wherever one is, once the promises are given', () => {
    const promised = happened(begun, 'sacred_tenets', 'finished');
    fc.assert(
      fc.property(fc.constantFrom(...parts.slice(1)), (from) => {
        const { shown } = walk({ ...eveningAt(from, true), guildWanted: true }, ['skipped']);
        expect(shown).toEqual([...parts.slice(parts.indexOf(from)), game]);
      }),
    );
    expect(stepOf(happened(promised, 'game_features', 'to_game'))).toBe('manifesto_onboarding');
  });

  test('leads straight to the game from the three places that offer it, and from no other', () => {
    const allowed = parts.filter((part) => may(eveningAt(part, true), part, 'to_game'));
    expect(allowed).toEqual(['game_features', 'game_intro', 'system_warning']);
    for (const part of allowed) expect(stepOf(happened(eveningAt(part, false), part, 'to_game'))).toBe(game);
  });

  test('begins with the promises: nothing else may be done before them, and they can not be skipped', () => {
    for (const part of parts.slice(1)) for (const act of acts) expect(may(begun, part, act)).toBe(false);
    expect(acts.filter((act) => may(begun, 'sacred_tenets', act))).toEqual(['finished']);
  });

  test('keeps how a part ended, whatever is done there later', () => {
    const skipped = happened(eveningAt('game_montage', false), 'game_montage', 'skipped');
    expect(happened(skipped, 'game_montage', 'finished').ended.game_montage).toBe('skipped');
  });

  test('asks about a guild only whom it concerns, and nobody whose evening has gone on', () => {
    const manifesto = eveningAt('guild_creation', false);
    expect(stepOf(manifesto)).toBe('game_features');
    expect(stepOf({ ...manifesto, guildWanted: true })).toBe('guild_creation');
    const gone = happened(manifesto, 'game_features', 'finished');
    expect(stepOf({ ...gone, guildWanted: true })).toBe('game_intro');
  });
});

describe('going back', () => {
  test('leads through every part to the promises, past the guild for whom there is none', () => {
    const back = (from: Part, guild: boolean): Part[] => {
      const earlier = before(from, guild);
      return earlier === null ? [] : [earlier, ...back(earlier, guild)];
    };
    expect(back('belonging_reminder', false)).toEqual(whole.slice(0, -1).toReversed());
    expect(back('belonging_reminder', true)).toEqual(parts.slice(0, -1).toReversed());
  });

  test('and on again never leads further than one had come', () => {
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.constantFrom(...steps), (part, step) => {
        fc.pre(isBehind(part, step));
        expect(later(afterAgain(part, step) ?? step, step)).toBe(step);
      }),
    );
  });

  test('to a form and on leads to where one is; in the game, to where it was opened', () => {
    expect(afterAgain('manifesto_onboarding', 'game_intro')).toBe('game_intro');
    expect(afterAgain('manifesto_onboarding', game)).toBeNull();
    expect(afterAgain('system_warning', game)).toBe('consciousness_reveal');
    expect(afterAgain('belonging_reminder', game)).toBe(game);
  });

  test('an answer that comes late leads nobody back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...steps), fc.constantFrom(...steps), (a, b) => {
        expect(later(a, b)).toBe(later(b, a));
        expect([a, b]).toContain(later(a, b));
        expect(a === b || isBehind(a as Part, later(a, b)) || later(a, b) === a).toBe(true);
      }),
    );
  });
});
