import { describe, expect, it } from 'vitest';
import { answer, story } from '../index.ts';
import { house, tasks } from '../utterances/house.ts';
import type { StoryState, Task } from '../world.ts';
import { chapters } from './tell.ts';

const done = (task: Task, at: string): Task => ({ ...task, status: 'completed', completedAt: new Date(at) });
const finishing = (...ids: string[]): readonly Task[] =>
  tasks.map((task) => (ids.includes(task.id) ? done(task, '2026-11-18T08:00:00Z') : task));
const stateOf = ({ story: state }: { story?: StoryState }): StoryState => {
  if (state === undefined) throw new Error('no tale was told');
  return state;
};

describe('The Secret History of Humankind', () => {
  it('has at least twelve chapters, each its own, each told in two ways', () => {
    expect(chapters.length).toBeGreaterThanOrEqual(12);
    const scenes = chapters.flatMap((chapter) => chapter.scenes);
    expect(new Set(scenes).size).toBe(chapters.length * 2);
    for (const { deeds, waits } of chapters) {
      for (const deed of deeds) expect(deed).toMatch(/\{deed\}[^]*\{who\}|\{who\}[^]*\{deed\}/);
      for (const wait of waits) expect(wait).toContain('{task}');
    }
  });

  it('begins with the first chapter, and with what was done last', () => {
    const reply = story(house());
    expect(reply.text).toContain('Chapter 1.');
    expect(reply.text).toContain('“Order the lemons”');
    expect(stateOf(reply).chapter).toBe(0);
  });

  it('stands still while nothing is done, and says what would move it', () => {
    const first = stateOf(story(house()));
    const again = story(house({ story: first, seed: 'later' }));
    expect(stateOf(again).chapter).toBe(0);
    expect(again.text).toContain('“Get three prices for the roof”');
    expect(again.text).not.toContain('“Order the lemons”');
  });

  it('moves when something real is done, and what was done becomes what happened', () => {
    const first = stateOf(story(house()));
    const next = story(house({ story: first, tasks: finishing('gutters', 'form') }));
    expect(next.text).toContain(`Chapter 2. ${chapters[1]?.title}`);
    expect(next.text).toContain('“Clean the gutters”');
    expect(next.text).toContain('“Sign the school trip form”');
    expect(next.text).toMatch(/Tomas|Ruth/);
    expect(stateOf(next).told).toEqual(expect.arrayContaining(['gutters', 'form']));
  });

  it('tells no deed twice', () => {
    const world = { tasks: finishing('gutters') };
    const first = stateOf(story(house()));
    const second = stateOf(story(house({ ...world, story: first })));
    const third = story(house({ ...world, story: second }));
    expect(stateOf(third).chapter).toBe(1);
    expect(third.text).not.toContain('“Clean the gutters”');
  });

  it('comes round to the beginning in other words', () => {
    const told = tasks.filter(({ completedAt }) => completedAt !== null).map(({ id }) => id);
    const reply = story(
      house({ story: { chapter: chapters.length - 1, told }, tasks: finishing('gutters') }),
    );
    expect(reply.text).toContain(`Chapter ${chapters.length + 1}. ${chapters[0]?.title}`);
    expect(reply.text).toContain(chapters[0]?.scenes[1]);
  });

  it('is asked for in words too, and goes on in Game mode', async () => {
    expect((await answer('tell me a story', house())).story).toBeDefined();
    expect((await answer('what happens next in the story', house({ mode: 'game' }))).story).toBeDefined();
  });

  it('[G3] looks in at everyday answers in Game mode, and only there', async () => {
    const game = await answer('hello', house({ mode: 'game', story: { chapter: 1, told: [] } }));
    expect(game.text).toContain('Chapter 2. The ford');
    expect((await answer('hello', house({ story: { chapter: 1, told: [] } }))).text).not.toContain('Chapter');
    expect((await answer('i called the plumber', house({ mode: 'game' }))).text).toContain('a page turns');
    for (const sorrow of ['i want to die', 'my mother died']) {
      expect((await answer(sorrow, house({ mode: 'game' }))).text).not.toContain('Chapter');
    }
  });

  it('verse is marked as verse, and a real task stands in it', async () => {
    const reply = await answer('sing me a song', house());
    expect(reply.lyrical).toBe(true);
    expect(reply.text).toContain('“Get three prices for the roof”');
    expect((await answer('a poem please', house({ mode: 'game' }))).lyrical).toBe(true);
  });
});
