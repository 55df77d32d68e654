import type { SwapStep } from '@kinsong/contract/guide/swap.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guideAfter, reflectionOn, saidBack } from './guide-as-partner.ts';
import { afterStep, atFirst, type SwapState, type Which } from './swap-state.ts';

const tell = (text: string): SwapStep => ({ do: 'tell', text });
const sayBack = (text: string): SwapStep => ({ do: 'say_back', text });

/** Takes the steps one after the other; each must be one that may be taken. */
function after(...steps: readonly [Which, SwapStep][]): SwapState {
  return steps.reduce((state, [who, step]) => {
    const next = afterStep(state, who, step);
    if (next === null) throw new Error(`${who} may not ${step.do} while ${state.phase}`);
    return next;
  }, atFirst);
}

describe('an exchange', () => {
  test('goes from telling through saying back to reading, and is finished when both have read', () => {
    const told = after([0, tell('A')], [1, tell('B')]);
    expect(told.phase).toBe('saying_back');
    const steps: [Which, SwapStep][] = [
      [0, tell('A')],
      [1, tell('B')],
      [1, sayBack('You said A')],
      [0, { do: 'confirm' }],
      [0, sayBack('You said B')],
      [1, { do: 'not_quite', text: 'There was more' }],
      [0, sayBack('You said B, and more')],
      [1, { do: 'confirm' }],
    ];
    expect(after(...steps).phase).toBe('reading');
    expect(after(...steps, [0, { do: 'read' }]).phase).toBe('reading');
    expect(after(...steps, [0, { do: 'read' }], [1, { do: 'read' }]).phase).toBe('finished');
  });

  test('nobody confirms for the other, says back before both have told, or tells anew once both have', () => {
    expect(afterStep(after([0, tell('A')]), 1, sayBack('A?'))).toBeNull();
    const told = after([0, tell('A')], [1, tell('B')]);
    expect(afterStep(told, 0, tell('Another A'))).toBeNull();
    expect(afterStep(told, 0, { do: 'confirm' })).toBeNull();
    const heard = after([0, tell('A')], [1, tell('B')], [1, sayBack('A?')]);
    expect(afterStep(heard, 1, { do: 'confirm' })).toBeNull();
    expect(afterStep(heard, 0, { do: 'confirm' })).not.toBeNull();
  });

  test('left, it is over', () => {
    const left = after([0, tell('A')], [1, { do: 'leave' }]);
    expect(left.phase).toBe('left');
    expect(afterStep(left, 0, tell('B'))).toBeNull();
  });

  test('whatever steps are tried, both have told before anything is said back, and both agreed before anything is read', () => {
    const step = fc.oneof(
      fc.constantFrom<SwapStep['do'][]>('confirm', 'read').map((what) => ({ do: what }) as SwapStep),
      fc.constantFrom('tell', 'say_back', 'not_quite').map((what): SwapStep => ({ do: what, text: 'words' })),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom<Which>(0, 1), step), { maxLength: 30 }), (steps) => {
        let state: SwapState = atFirst;
        for (const [who, each] of steps) state = afterStep(state, who, each) ?? state;
        const [a, b] = state.sides;
        const saidBackEarly = (a.heard ?? b.heard) !== null && (a.telling === null || b.telling === null);
        const readEarly = (a.read || b.read) && !(a.confirmed && b.confirmed);
        expect([saidBackEarly, readEarly]).toEqual([false, false]);
        expect(state.phase === 'finished').toBe(a.read && b.read);
      }),
    );
  });
});

describe('with the guide alone', () => {
  test('it says back what it heard, turned towards who said it, again when that was not it, and has read when they have', () => {
    let state = guideAfter(
      afterStep(atFirst, 0, tell("I'm tired and nobody helps me with my mother."))!,
      'Mother',
    );
    expect(state.sides[0].heard).toBe('What I heard: you are tired and nobody helps you with your mother.');
    state = guideAfter(afterStep(state, 0, { do: 'not_quite', text: 'I am also sad.' })!, 'Mother');
    expect(state.sides[0].heard).toContain('you are also sad.');
    state = guideAfter(afterStep(state, 0, { do: 'confirm' })!, 'Mother');
    state = guideAfter(afterStep(state, 0, sayBack('They may have hoped for more time'))!, 'Mother');
    expect(state.phase).toBe('reading');
    expect(guideAfter(afterStep(state, 0, { do: 'read' })!, 'Mother').phase).toBe('finished');
  });
});

test('the reflection uses the words of both and no judgement', () => {
  const state = after(
    [0, tell('The garden was promised to the children')],
    [1, tell('I planted the garden alone')],
  );
  expect(reflectionOn(state)).toContain('garden');
  expect(reflectionOn(after([0, tell('A')], [1, tell('B')]))).toContain('hardly a word in common');
});

test('the reflection passes over words about nothing: that somebody said, thought, wanted or felt it', () => {
  const state = after(
    [0, tell('I paid the gutters and nobody said a word. I wanted somebody to say that they saw it.')],
    [
      1,
      tell('I thought you wanted it alone. You said the gutters were taken care of, so nobody stopped you.'),
    ],
  );
  expect(reflectionOn(state)).toMatch(/^Both of you spoke of gutters, each/);
});

test('what is said back keeps other words as they are', () => {
  expect(saidBack('My sister told me we should sell it', null)).toBe(
    'What I heard: your sister told you you should sell it',
  );
});
