import { describe, expect, it } from 'vitest';
import { frameIn, framesIn } from './test-house.ts';

const daysOf = (said: string): string | undefined => frameIn(said).when?.readings[0]?.from;

describe('[G5] a later clause corrects the one before', () => {
  it('another day: the hour stays', () => {
    const frame = frameIn('remind me on Friday at ten to call Ines. No, Saturday.');
    expect(frame).toMatchObject({ act: 'remind_me', object: 'Call Ines', when: { time: '10:00' } });
    expect(frame.when?.readings).toEqual([{ from: '2026-11-21', to: '2026-11-21' }]);
  });
  it('another hour: the day stays', () => {
    expect(frameIn('book the dentist for Tuesday at ten. Sorry, at eleven').when).toMatchObject({
      time: '11:00',
      readings: [{ from: '2026-11-24', to: '2026-11-24' }],
    });
    expect(frameIn('remind me at four to ring Ines. make it five').when?.time).toBe('17:00');
  });
  it('in the same breath', () => {
    expect(daysOf('book the dentist on Friday, no, Saturday')).toBe('2026-11-21');
    expect(daysOf('supper on Friday at seven, wait, make it Saturday')).toBe('2026-11-21');
  });
  it('another person', () => {
    for (const said of [
      'ask Tomas to bring the ladder. Sorry, I meant Piet',
      'ask Tomas to bring the ladder, I mean Piet',
      'ask Tomas, I mean Piet, to bring the ladder',
    ])
      expect(frameIn(said)).toMatchObject({ object: 'Bring the ladder', doer: { ids: ['piet'] } });
  });
  it('another thing: the deed stays', () => {
    expect(frameIn('buy fish on Friday, actually make that bread')).toMatchObject({
      act: 'add_task',
      object: 'Buy bread',
      when: { readings: [{ from: '2026-11-20', to: '2026-11-20' }] },
    });
  });
  it('another wish altogether', () => {
    expect(frameIn('buy three eggs, no, buy bread').object).toBe('Buy bread');
  });
  it.each(['buy fish. no, forget it', 'buy fish, actually never mind', 'buy fish. scratch that'])(
    'taken back: %s',
    (said) => {
      expect(frameIn(said)).toMatchObject({ object: 'Buy fish', polarity: 'unwanted' });
    },
  );
  it('and what is new stays new', () => {
    expect(
      framesIn('plan a picnic on Sunday. Actually, remind me to ring Ines').map(({ object }) => object),
    ).toEqual(['Picnic', 'Ring Ines']);
  });
});
