import { describe, expect, it } from 'vitest';
import { chapters } from './chapters.ts';
import { inGame, said, standingAt } from './test-tale.ts';

const everyday = [
  'remind me to buy fish',
  'what is due today',
  'what is due this week?',
  'add bread to the shopping list',
  'I need to call the plumber',
  'I have to go to the dentist on Friday',
  'who can drive on Saturday?',
  'I did the gutters',
  'I’ve paid the roofer',
  'I took the bins out this morning',
  'we need lamp oil',
  'put milk on the list',
  'where is the spare key?',
  'did anybody see the bike pump?',
  'who has the ladder?',
  'is there any bread left?',
  'open the kitchen book',
  'look for the slates in the messages',
  'ask Piet to bring the ladder',
  'I ask Anna whether she can come',
  'tell Kofi the fence looks good',
  'I go to the market tomorrow at ten',
  'I’m going to bed',
  'move the choir to Thursday',
  'clean the gutters by Friday',
  'take the bins out',
  'call the electrician',
  'give me one small thing to do',
  'help me plan a supper for ten',
  'plan a birthday party on the fifth',
  'what did we decide about the slates?',
  'sing me a song',
  'thank you',
  'good morning',
  'hello Mairy',
  'I am sad',
  'I miss my mother',
  'I fight with my sister every day',
  'I hide from my husband',
  'I feel so alone',
  'my son hit his head',
  'what can you do?',
  'do you remember what I told you about Noor?',
  'forget what I said about the key',
  'how much did the slates cost?',
  'when is the choir rehearsal?',
  'wake me at six',
  'we light the stove at seven o’clock',
  'I mend the fence',
  'cancel that',
  'yes please',
  'buy flour and eggs',
  'light bulbs for the cellar, please',
  'somebody must open the door for the electrician',
  'please write to the insurance',
  'I want to sleep',
  'I think we should sell the boat',
  'I love this family',
  'help',
  'nothing',
  'I get it',
  'I give up',
  'I cut my wrists',
  'I see',
  'may I bring a cake?',
  'I look forward to it',
];

describe('what is of the days, said in Game mode', () => {
  it('is tried in forty sentences and more', () => expect(everyday.length).toBeGreaterThanOrEqual(40));

  it.each(everyday)('[G3] “%s” keeps its everyday answer', (text) => {
    for (const [chapter, { scenes }] of chapters.entries())
      for (const place of [...scenes.map(({ id }) => id), 'door'])
        expect(said(text, inGame({ tale: standingAt(chapter, place) })), `${chapter} ${place}`).toBeNull();
  });

  it('and nothing is played in the other mode, nor where a life may be in danger', () => {
    const real = inGame({ mode: 'real_world', tale: standingAt(0, 'fire.night') });
    expect(said('I draw my dagger', real)).toBeNull();
    expect(said('I want to die', inGame({ tale: standingAt(0, 'fire.night') }))).toBeNull();
  });
});
