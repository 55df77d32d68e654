import { describe, expect, it } from 'vitest';
import type { Act } from './acts.ts';
import { frameIn, framesIn } from './test-house.ts';

const byForm: Partial<Record<Act, readonly string[]>> = {
  search: [
    'when do I have my physio',
    'the roof which day is',
    'what hour the slates come monday',
    'the meeting is at 7, right?',
    "Anna drives, doesn't she?",
    'I said the school form',
    'at half eight come the slates or not?',
  ],
  who_does: [
    'who is taking me to the choir?',
    'who bakes the cake',
    'why does nobody call the plumber',
    'how come nobody signed that form',
  ],
  who_could_help: [
    'did anybody offer to drive?',
    'which of us has a trailer',
    'what did they offer exactly?',
  ],
  what_was_said: ['what was it again that Anna said about the price'],
  what_did_we_decide: ['what did we decide about the cost of the roof'],
  yes: [
    'send',
    'send it',
    'good, send',
    'post it',
    'put it up',
    'Approve 1 and 3.',
    'ok do it',
    'ye',
    'is good',
  ],
  no: ['nah', 'no wait', 'no not that'],
  cancel: ['delete it', 'forget that one', 'never mind the gutters', "we don't need the gutters any more"],
  smalltalk: ['sorry', 'will you marry me', 'I want to say it: I hate phoning', "I'll calm down first"],
  hardship: [
    "I didn't sleep again",
    'It is all a bit much with the house',
    'it would have been his birthday',
  ],
  remember_this: ["please don't forget", 'write please that I bring it', 'keep that in mind'],
  plan_event: [
    'my parents visit from the 20th until the 27th',
    'on Friday the chimney sweep comes at ten',
    'we eat at ours on Sunday',
    'dentist Noor on Tuesday at 15:40',
    'tomorrow I have to be at the dentist at nine',
    'please you write for me appointment by the doctor on the 3 december at 10 hour',
  ],
  remind_me: [
    'in 20 min washing out',
    'make it a reminder',
    'an hour before that I need a nudge to get her coat',
  ],
  change_task: ['put it last', 'printing has to be earlier, by Friday'],
};

describe('[G2] what a clause is', () => {
  it.each(Object.entries(byForm).flatMap(([act, all]) => all.map((said) => ({ said, act }))))(
    '$said: $act, without any ear',
    ({ said, act }) => {
      expect(framesIn(said)[0]?.act).toBe(act);
    },
  );

  it.each([
    ['I do the afternoon with Kofi', 'conflict', 0.87],
    ['the second, Anna', 'conflict', 0.7],
    ["I've still got a whole box", 'joy', 0.67],
    ['the roof prices', 'done_task', 0.77],
    ['every week until the holidays', 'what_day', 0.7],
    ['do I have to clean the gutters', 'add_task', 0.93],
    ['running late', 'what_is_due', 0.5],
  ] as const)('%s: no %s, though the ear votes for it', (said, act, vote) => {
    const [frame] = framesIn(said, () => new Map([[act, vote]]));
    expect(frame?.act).not.toBe(act);
  });

  it('hears an act that is clear and has its words', () => {
    const [frame] = framesIn('he slammed the door on us', () => new Map([['conflict', 0.6] as const]));
    expect(frame?.act).toBe('conflict');
  });

  it('is undecided between two that are heard alike', () => {
    const [frame] = framesIn(
      'a word about the fence',
      () =>
        new Map([
          ['search', 0.45],
          ['joy', 0.4],
        ] as const),
    );
    expect(frame?.act).toBe('unknown');
  });
});

describe('[G4] ticking off', () => {
  it.each(['the gutters are done', 'cleaned the gutters', 'gutters: done', 'I have cleaned the gutters'])(
    '%s: that very task',
    (said) => {
      expect(frameIn(said)).toMatchObject({ act: 'done_task', polarity: 'done', tasks: ['gutters'] });
    },
  );

  it.each(['I called about the roof', 'I have painted the roof', 'we saw the gutters', 'I sat on the roof'])(
    '%s: ticks nothing off',
    (said) => {
      const { polarity, tasks } = frameIn(said);
      expect(polarity === 'done' ? tasks : []).toEqual([]);
    },
  );
});
