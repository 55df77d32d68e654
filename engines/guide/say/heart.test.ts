import { describe, expect, it } from 'vitest';
import type { Act } from '../frames/acts.ts';
import type { Frame } from '../frames/frame.ts';
import { comfort } from './heart-courtesies.ts';
import { heartOf } from './heart.ts';
import { aboutSelf, ofHerself } from './self.ts';
import { frame, furnished, who } from './test-world.ts';

const able = (...acts: readonly Act[]) => new Map(acts.map((act) => [act, { needs: [], label: act }]));
const told = (text: string, more: Partial<Frame> = {}, act: Act = 'smalltalk') =>
  frame(act, text, { polarity: 'told', ...more });
const heart = (frames: readonly Frame[], world = furnished()) =>
  heartOf({ text: frames.map(({ said }) => said).join('. '), frames, danger: null, lookups: [] }, world);
const felt = (text: string, more: Partial<Frame> = {}, world = furnished()) =>
  heart([told(text, more)], world)?.text ?? null;

describe('what somebody tells of themselves is taken up', () => {
  it('[G2] whatever the ear took it for, and without asking what happened', () => {
    for (const act of ['done_task', 'search', 'change_task', 'joy'] as const)
      expect(heart([told('I hardly slept, it is the roof and Oma', {}, act)])).toMatchObject({
        text: expect.stringMatching(/sleep|wears/),
        frames: [],
      });
    for (const text of [
      'I am so tired',
      'my father died last year',
      'Everything lands on me',
      'I could cry',
      'We had such a lovely evening',
    ])
      expect(felt(text)).toMatch(/^[^?{}]+$/);
  });

  it('[G2] also what is asked and nobody can answer, where a question of the house keeps its answer', () => {
    for (const text of ['why does nobody help me?', 'Does anybody like me?', 'is it my fault?', 'why me?'])
      expect(felt(text)).toMatch(/^I (?:have no|wish I had an) answer/);
    for (const text of ['why does nobody call the plumber?', 'who will look after the hens?', 'Who is ill?'])
      expect(felt(text)).toBeNull();
  });

  it('[G2] speaks of whoever was named as one speaks to the person: your mother', () => {
    const mother = { people: [{ said: 'My mother', ids: [], guessed: true }] };
    expect(felt('My mother is in hospital', mother)).toContain('hard for your mother');
    expect(felt('I miss my mother', mother)).toContain('your mother');
    expect(felt('I miss the sea')).not.toMatch(/[{}]|undefined/);
  });

  it('[G2] offers nothing beside it; who has offered help is named where it would help', () => {
    const help = heart([told('I do everything alone here')]);
    expect(help?.text).toContain('Piet has offered to drive');
    expect(help?.question).toBeUndefined();
    const swap = furnished({ abilities: able('perspective_swap') });
    const piet = { people: [who('Piet', 'piet')] };
    expect(heart([told('Piet shouted at me', piet)], swap)?.question?.yes).toMatchObject({
      do: 'offer',
      proposals: [{ act: 'perspective_swap', doer: 'piet' }],
    });
    expect(heart([told('Piet shouted at me', piet)])?.question).toBeUndefined();
    expect(heart([told('Piet does the wine', piet)], swap)).toBeNull();
  });

  it('[G2] leaves wishes that are said beside it, and orders that only name a feeling', () => {
    const wish = frame('remind_me', 'Remind me to call the doctor', { object: 'Call the doctor' });
    expect(heart([told('Noor is ill'), wish])?.frames).toEqual([wish]);
    expect(heart([frame('add_task', 'Tell Anna that I am tired')])).toBeNull();
    expect(heart([frame('search', 'Is Noor ill?')])).toBeNull();
  });

  it('[G2] stays near who goes on telling, and wants nothing of who wants nothing', () => {
    const recent = [
      { id: 'a', spaceId: 'thread', authorId: 'ruth', text: 'I miss my mother', at: new Date() },
      { id: 'b', spaceId: 'thread', authorId: 'mairy', text: 'I am sorry.', at: new Date() },
    ];
    const soup = told('she always made the soup', { topic: ['soup'] });
    expect(heart([soup], furnished({ recent }))?.text).toMatch(/listening/);
    expect(heart([soup])).toBeNull();
    for (const text of [
      'I don’t need anything, thanks',
      'stop suggesting things',
      'no reminder, just saying',
    ])
      expect(heart([told(text)])).toMatchObject({ frames: [], clears: true });
  });

  it('[G2] says a short sorry to somebody cross, and what is true', () => {
    const lemons = furnished().tasks.find(({ completedAt }) => completedAt !== null);
    const text = heart([
      told('How often do I have to say it'),
      told('It is done', { tasks: [lemons?.id ?? ''] }),
    ])?.text;
    expect(text).toMatch(/sorry/i);
    expect(text).toContain(`“${lemons?.title}” was ticked off`);
  });

  it('answers nothing that is no matter of the heart', () => {
    expect(heart([frame('add_task', 'Buy fish')])).toBeNull();
    expect(comfort(frame('add_task', 'Buy fish'), furnished())).toBeNull();
  });
});

describe('of herself', () => {
  const self = (text: string, act: Act = 'unknown', world = furnished()) =>
    (ofHerself({ said: text }, world) ?? aboutSelf(frame(act, text), world))?.text;

  it('[G8] says that she is built in and no large model, however it is asked', () => {
    expect(self('Who are you?', 'who_are_you')).toMatch(/built.in[^]*no (?:person and no )?large/);
    for (const text of [
      'Are you an AI?',
      'are you a real person',
      'am I talking to a bot?',
      'do you use ChatGPT?',
    ])
      expect(self(text)).toMatch(/program/i);
  });

  it('[G8] names what this house can do, and only that', () => {
    const list = self(
      'What can you do?',
      'what_can_you_do',
      furnished({ abilities: able('add_task', 'start_vote') }),
    );
    expect(list).toContain('ask everybody by a vote'.replace('ask', 'Ask'));
    expect(list).not.toMatch(/council|swap|calendar/);
  });

  it('leaves to others what is not about her', () => {
    expect(self('When is the doctor coming?')).toBeUndefined();
  });
});

describe('what is no order and no news', () => {
  it('[G2] a complaint is asked what is missing to put it right', () => {
    expect(felt('you put it on the wrong day again')).toContain('on which day should it be?');
    expect(felt('you wrote the milk down twice')).toContain('Which of them shall go?');
    expect(felt('stop apologising, just fix it')).toBe('Which thing is it, and how should it be?');
  });

  it('[G2] a jest is taken up, and nothing is made of it', () => {
    for (const text of [
      'what do you call a carpenter who is never on time',
      'tell the gutters to clean themselves',
      'quick, hide the biscuits',
    ])
      expect(heart([told(text)])).toMatchObject({ frames: [] });
  });

  it('[G2] who calls their own grief silly is contradicted', () => {
    const said = (text: string) => ({ id: 'm', spaceId: 's', authorId: 'ruth', at: new Date(), text });
    const grieving = furnished({ recent: [said('my father died in spring')] });
    expect(felt('it is silly', {}, grieving)).toMatch(/isn’t silly/);
    expect(felt('it is silly')).toBeNull();
  });

  it('[G2] whoever else holds the phone is greeted by their name', () => {
    expect(felt('Hello, it is Grete on Ruth’s phone')).toContain('Grete. What can I do for you?');
    expect(felt('it is Grete who knows')).toBeNull();
  });
});
