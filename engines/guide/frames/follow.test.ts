import { describe, expect, it } from 'vitest';
import { frameIn, framesIn } from './test-house.ts';

describe('[G4] a clause takes up the one before it', () => {
  it.each([
    [
      'I have been meaning to write to my aunt, would you remind me on Friday',
      'remind_me',
      'Write to my aunt',
    ],
    ['The rent is due on Friday, put that on the list', 'add_task', 'The rent'],
    ['my passport expires in March, remind me on Friday', 'remind_me', 'My passport'],
  ])('%s', (said, act, object) => {
    expect(frameIn(said)).toMatchObject({ act, object });
  });
  it('what was asked for by itself stays beside it', () => {
    expect(
      framesIn('buy fish and remind me of it at six').map(({ act, object }) => `${act} ${String(object)}`),
    ).toEqual(['add_task Buy fish', 'remind_me Buy fish']);
  });
  it('what is counted from the one before leaves both', () => {
    const [picnic, reminder] = framesIn('plan a picnic on Sunday and remind me the day before');
    expect(picnic).toMatchObject({ act: 'plan_event', object: 'Picnic' });
    expect(reminder).toMatchObject({ act: 'remind_me', object: 'Picnic', when: { relative: { days: -1 } } });
  });
  it('what was only told is not taken up', () => {
    expect(framesIn('Ruth went to the market. remind me at six').at(-1)?.object).toBeNull();
  });
});

describe('[G5] what names only a day, an hour or a person is said of what stands before', () => {
  it.each([
    'half past one will do nicely',
    'for Anna, by Monday',
    'Tomas does it',
    'tomorrow at six please',
    'every Friday',
    'add Anna to the supper',
    'invite Ines too',
    'make it twelve people',
    'not Tomas, Piet',
  ])('%s', (said) => {
    expect(frameIn(said)).toMatchObject({ act: 'unknown', amends: true, object: null });
  });
  it.each([
    'dentist friday',
    'buy fish on Friday',
    'thanks Tomas',
    'yes',
    'is it Friday?',
    "I can't make it on Saturday",
  ])('not so: %s', (said) => {
    expect(frameIn(said).amends).toBeUndefined();
  });
  it('in one message it fills the wish before it', () => {
    expect(frameIn('plan a picnic on Sunday. half past one will do nicely.')).toMatchObject({
      act: 'plan_event',
      object: 'Picnic',
      when: { time: '13:30' },
    });
    expect(frameIn('plan a picnic on Sunday at seven. in the morning').when).toMatchObject({
      time: '07:00',
      times: [],
    });
    expect(frameIn('sweep the yard. Tomas does it')).toMatchObject({ doer: { ids: ['tomas'] } });
  });
});

describe('[G6] what is called off, not done after all, or to be told to others', () => {
  it.each([
    ['take the bread off the list', 'cancel', 'wanted', 'The bread'],
    ['the picnic on Sunday is cancelled', 'cancel', 'wanted', 'The picnic'],
    ["we're not doing the gutters after all", 'cancel', 'wanted', 'The gutters'],
    ['leave it', 'cancel', 'wanted', null],
    ['cancel the gutters', 'cancel', 'wanted', 'The gutters'],
    ['cancel the gym', 'add_task', 'wanted', 'Cancel the gym'],
    ['reopen the gutters', 'done_task', 'unwanted', 'The gutters'],
    ["the gutters aren't done", 'done_task', 'unwanted', 'The gutters'],
    ['the gutters are pointless', 'done_task', 'done', 'The gutters'],
    ["tell Anna it's not optional", 'tell_them', 'wanted', 'It’s not optional'],
    ["let Piet know I'm late", 'tell_them', 'wanted', 'I’m late'],
    ['let everyone know that the oven is broken', 'tell_them', 'wanted', 'The oven is broken'],
    ['tell Tomas to sweep the yard', 'add_task', 'wanted', 'Sweep the yard'],
    ['gutters tomorrow', 'change_task', 'wanted', 'Gutters'],
    ['plumber tomorrow pls', 'add_task', 'wanted', 'Plumber'],
    ['dentist thursday 14:30-15:15', 'plan_event', 'wanted', 'Dentist'],
  ])('%s', (said, act, polarity, object) => {
    expect(frameIn(said)).toMatchObject({ act, polarity, object });
  });
  it('whom it is to be told', () => {
    const told = framesIn('tell Anna and Piet that supper is at six');
    expect(told.map(({ object, forWhom }) => [object, forWhom?.ids])).toEqual([
      ['Supper is at six', ['anna']],
      ['Supper is at six', ['piet']],
    ]);
  });
  it('what somebody is asked for, told behind a courtesy, is said to them too; an aside is not', () => {
    const objects = (said: string) => framesIn(said).map(({ object }) => object);
    expect(objects('ask Piet whether he would be so kind, I should be ready by one')).toEqual([
      'Would you be so kind? I should be ready by one.',
    ]);
    expect(objects('ask Piet whether he can come earlier, I hate to hurry')[0]).toBe('Can you come earlier?');
  });
  it.each([
    "if he really does it I'll eat my hat",
    "If he asks again, I'll move to the moon",
    'my father always wanted me to plant a tree',
  ])('only told: %s', (said) => {
    expect(frameIn(said).polarity).toBe('told');
  });
});
