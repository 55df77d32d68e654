import { describe, expect, it } from 'vitest';
import { dangerIn } from '../danger/danger.ts';
import { furnished } from '../say/test-world.ts';
import { lookIn } from './aside.ts';
import { chapters } from './chapters.ts';
import type { Chapter } from './chapter.ts';
import { play } from './play.ts';
import { taleQuestions } from './questions.ts';
import { standingIn } from './standing.ts';
import { tell } from './tell.ts';
import { allTold, done, heardIn, inGame, playing, said, standingAt } from './test-tale.ts';
import { sing } from './verses.ts';
import { bareFrame } from '../talk/frame-of.ts';
import type { World } from '../talk/world.ts';

const chapterOf = (index: number): Chapter =>
  standingIn(inGame({ tale: { chapter: index, told: [] } })).chapter;
const wordsIn = (text: string): number => text.split(/\s+/).length;
const quiet = { text: 'It is done.', lyrical: false, proposals: [], pending: null };

describe('what is written', () => {
  const scenes = chapters.flatMap((chapter) => chapter.scenes);

  it('has fourteen chapters, and no scene of the same name or words', () => {
    expect(chapters).toHaveLength(14);
    expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
    expect(new Set(scenes.map(({ text }) => text)).size).toBe(scenes.length);
    expect(new Set(chapters.map(({ lies }) => lies.id)).size).toBe(chapters.length);
  });

  it('a scene is told in 60 to 120 words', () => {
    for (const { id, text } of scenes) {
      expect(wordsIn(text), id).toBeGreaterThanOrEqual(60);
      expect(wordsIn(text), id).toBeLessThanOrEqual(120);
    }
  });

  it('each chapter speaks of an earlier choice, in a line for every way it can have gone', () => {
    for (const { title, remembers } of chapters) {
      expect(remembers.length, title).toBeGreaterThan(0);
      for (const { at, scene, lines } of remembers) {
        expect(at === 'door' || scenes.some(({ id }) => id === at), `${title} ${at}`).toBe(true);
        const ways = scenes.find(({ id }) => id === scene)?.choices.map(({ id }) => id);
        expect(Object.keys(lines)).toEqual(ways ?? [scene === 'dagger' ? 'laid' : 'any']);
      }
    }
  });

  it('a door names one real thing, and what was done has somebody who did it', () => {
    for (const { deeds, waits } of chapters) {
      for (const deed of deeds) expect(deed).toMatch(/\{deed\}[^]*\{who\}|\{who\}[^]*\{deed\}/);
      for (const wait of waits) expect(wait).toContain('{task}');
    }
  });

  it('every question has a way behind yes, behind no and behind each choice, and none sounds like danger', () => {
    expect(taleQuestions()).toHaveLength(scenes.length);
    for (const { yes, no, choices = [], text } of taleQuestions())
      for (const outcome of [yes, no, ...choices.map((choice) => choice.outcome)]) {
        if (outcome.do !== 'hear') throw new Error(`“${text}” leads nowhere`);
        expect(dangerIn(outcome.frame.said), outcome.frame.said).toBeNull();
        const id = scenes.find(({ asks }) => asks === text)?.id ?? '';
        const chapter = chapters.findIndex((each) => each.scenes.some((scene) => scene.id === id));
        const world = inGame({ tale: standingAt(chapter, id) });
        expect(said(outcome.frame.said, world)?.tale?.choices?.[id], outcome.frame.said).toBeDefined();
      }
  });
});

describe('a chapter played', () => {
  it('[G3] begins where somebody acts, and asks what they do', () => {
    const { reply, world } = playing(['go on'], inGame());
    expect(reply.text).toMatch(/^Chapter 1\. The one who stayed awake/);
    expect(reply.text).toContain('“Mend the fence”');
    expect(reply.text).toContain('Kofi');
    expect(reply.text.endsWith(reply.pending?.question?.text ?? '?')).toBe(true);
    expect(world.tale?.scene).toBe('fire.night');
  });

  it('a first deed brings the first page along and chooses nothing yet', () => {
    const { reply, world } = playing(['I light the fire'], inGame());
    expect(reply.text).toMatch(/Chapter 1\./);
    expect(world.tale).toMatchObject({ scene: 'fire.night', choices: {} });
    expect(world.tale?.told).toEqual(expect.arrayContaining([...allTold]));
    expect(playing(['I draw my dagger'], inGame()).reply.text).toContain(chapterOf(0).fought);
  });

  it('[G3] moves by deeds to its door, which names a real open task of one’s own', () => {
    const { reply, world } = playing(
      ['go on', 'I lay the branch on the fire', 'we call to the girl'],
      inGame(),
    );
    expect(world.tale?.choices).toEqual({ 'fire.night': 'branch', 'fire.dark': 'call' });
    expect(world.tale?.scene).toBe('door');
    expect(reply.text).toMatch(/“(?:Pay the roofer|Buy fish|Sort the attic|Hand in the tax form)”/);
    expect(reply.pending).toBeNull();
  });

  const atTheDoor = (): World =>
    playing(['go on', 'I lay the branch on the fire', 'we call to the girl'], inGame()).world;

  it('[G3] the door stays shut for words, and opens for something really done', () => {
    const shut = atTheDoor();
    for (const words of ['go on', 'I open the door', 'I kick against the rock', 'I walk on']) {
      const reply = said(words, shut);
      expect(reply?.tale?.chapter ?? 0, words).toBe(0);
    }
    const open = { ...shut, tasks: done(shut.tasks, 't2') };
    const reply = said('go on', open);
    expect(reply?.text).toContain('Chapter 2. The ford');
    expect(reply?.text).toContain('“Buy fish”');
    expect(reply?.text).toContain('Ruth');
    expect(reply?.text).toContain('You had a voice for her');
    expect(reply?.tale).toMatchObject({ chapter: 1, scene: 'ford.bank' });
  });

  it('[G3] an open door is not kept waiting behind a greeting, but a wish keeps its answer', () => {
    const shut = atTheDoor();
    const open = { ...shut, tasks: done(shut.tasks, 't2') };
    const hello = { ...heardIn('hello', open), frames: [bareFrame('greeting', { said: 'hello' })] };
    expect(play(hello, open)?.tale?.chapter).toBe(1);
    expect(play(hello, shut)).toBeNull();
    expect(said('what is due today', open)).toBeNull();
  });

  it('what was done before the door was seen is woven in there, and opens nothing', () => {
    const begun = playing(['go on', 'I lay the branch on the fire'], inGame()).world;
    const { reply, world } = playing(['I call the girl'], { ...begun, tasks: done(begun.tasks, 't3') });
    expect(reply.text).toContain('“Sort the attic”');
    expect(world.tale?.told).toContain('t3');
    expect(said('go on', world)?.tale?.chapter).toBe(0);
  });

  it('tells no deed twice', () => {
    const shut = atTheDoor();
    const next = playing(['go on'], { ...shut, tasks: done(shut.tasks, 't2') });
    const later = playing(['go in with him', 'I hold the boy'], next.world);
    expect(later.reply.text).not.toContain('“Buy fish”');
    expect(said('go on', later.world)?.tale?.chapter).toBe(1);
  });

  it('with nothing open the door says what would move it', () => {
    const { reply } = playing(['I call the girl'], inGame({ tasks: [], tale: standingAt(0, 'fire.dark') }));
    expect(reply.text).toContain('when something real is written down, and done');
  });

  it('claims no doer for what nobody had taken on', () => {
    const world = inGame({ tale: standingAt(0, 'door') });
    const reply = said('go on', { ...world, tasks: done(world.tasks, 't5') });
    expect(reply?.text).toContain('“Bake the cake”');
    expect(reply?.text).toMatch(/somebody/i);
    expect(reply?.text).not.toContain('Anna');
  });
});

describe('what was chosen', () => {
  const comesBack = chapters.flatMap(({ title, remembers }, chapter) =>
    remembers.flatMap(({ at, scene, lines }) =>
      Object.entries(lines).map(([way, line]) => ({ title, chapter, at, scene, way, line })),
    ),
  );
  it.each(comesBack)('[G3] comes back in “$title”: $scene, $way', ({ chapter, at, scene, way, line }) => {
    expect(tell(inGame({ tale: standingAt(chapter, at, { [scene]: way }) })).text).toContain(line);
  });

  it('a blade that was drawn is heard of in the next chapter, and not in the one after', () => {
    const drawn = playing(['I draw my dagger'], inGame({ tale: standingAt(1, 'ford.bank') }));
    expect(drawn.reply.text).toContain(chapterOf(1).fought);
    expect(drawn.reply.danger).toBeUndefined();
    const tale = { ...standingAt(2, 'seed.jar'), choices: drawn.world.tale?.choices ?? {} };
    const feared = /more room than you need|moved the children|blade that was drawn/;
    expect(tell(inGame({ tale })).text).toMatch(feared);
    expect(tell(inGame({ tale: { ...tale, chapter: 3, scene: 'well.edge' } })).text).not.toMatch(feared);
  });

  it('what was taken is carried, and what was laid down is not', () => {
    const { reply } = playing(
      ['I take the ember', 'I put down the dagger', 'what do I carry'],
      inGame({ tale: standingAt(0, 'fire.night') }),
    );
    expect(reply.text).toContain('You carry an ember in a hollow horn.');
  });

  it('[G3] is left off when one says so, and goes on from there', () => {
    const start = inGame({ tale: standingAt(1, 'ford.bank') });
    for (const words of ['stop for now', 'let’s stop here', 'enough for today', 'pause the game']) {
      const reply = said(words, start);
      expect(reply?.text, words).toContain('Your place is kept');
      expect(reply).toMatchObject({ pending: null, tale: { chapter: 1, scene: 'ford.bank' } });
    }
    expect(playing(['go on', 'stop', 'go on'], start).world.tale?.scene).toBe('ford.bank');
    expect(said('stop', start)).toBeNull();
    expect(said('stop the newspaper', start)).toBeNull();
  });

  it('[G3] what no page has is taken up in one’s own words; the second time the tale goes on by itself', () => {
    const start = inGame({ tale: standingAt(0, 'fire.night') });
    const once = playing(['I give the bear half my bread'], start);
    expect(once.reply.text).toMatch(/^You give the bear half your bread\. /);
    expect(once.world.tale?.scene).toBe('fire.night');
    const twice = playing(['I tickle the bear'], once.world);
    expect(twice.reply.text).toMatch(/^You tickle the bear\. /);
    expect(twice.world.tale?.scene).toBe('fire.dark');
  });

  it('[G3] who is wished into the tale comes along, and is there on the next page', () => {
    const { reply, world } = playing(
      ['Start a story with a dragon and a lighthouse'],
      inGame({ tale: standingAt(0, 'fire.night') }),
    );
    expect(reply.text).toContain('a dragon and a lighthouse');
    expect(playing(['I lay the branch on the fire'], world).reply.text).toMatch(/a dragon and a lighthouse/i);
    expect(said('can there be a talking seal in it?', world)?.text).toMatch(/a talking seal/i);
  });

  it('[G3] is milder for who is afraid, and ends for who has to eat', () => {
    const start = inGame({ tale: standingAt(0, 'fire.night') });
    expect(said('I’m scared, can it be less spooky?', start)?.text).not.toMatch(/^Chapter/);
    for (const words of ['stop, bedtime', 'stop for now, we have to eat', 'enough for today, good night'])
      expect(said(words, start)?.text).toContain('place is kept');
    expect(said('stop, remind me to turn off the oven', start)).toBeNull();
  });

  it('the same seed tells the same, another one may tell it otherwise', () => {
    const world = inGame({ tale: standingAt(2, 'door') });
    expect(said('go on', world)).toEqual(said('go on', world));
    const ways = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => said('go on', { ...world, seed })?.text);
    expect(new Set(ways).size).toBeGreaterThan(1);
  });

  it('goes on from what an older house kept', () => {
    const old = { chapter: 3, told: allTold };
    expect(playing(['go on'], inGame({ tale: old })).reply.text).toContain('Chapter 4. The well');
    const world = inGame({ tale: old });
    const turned = playing(['go on'], { ...world, tasks: done(world.tasks, 't2') });
    expect(turned.reply.text).toContain('Chapter 5. The bread of the seventh month');
    expect(turned.reply.text).toContain('“Buy fish”');
    expect(playing(['I dig'], inGame({ tale: old })).world.tale?.choices).toEqual({ 'well.edge': 'dig' });
  });

  it('comes round to the first page after the last', () => {
    const world = inGame({ tale: standingAt(13, 'door') });
    const reply = said('go on', { ...world, tasks: done(world.tasks, 't2') });
    expect(reply?.text).toContain(`Chapter 15. ${chapterOf(0).title}`);
  });

  it('nothing of one family is said in another', () => {
    const other = furnished().tasks.map((task) => ({
      ...task,
      id: `${task.id}x`,
      title: `Their ${task.id}`,
    }));
    const theirs = inGame({ tasks: other, people: [], spaces: [] });
    playing(['go on', 'I lay on the branch', 'I call the girl'], inGame());
    const { reply } = playing(['go on', 'I lay on the branch', 'I call the girl'], theirs);
    expect(JSON.stringify(reply)).not.toMatch(/Piet|Kofi|roofer|fish|attic|fence/);
  });

  it('in the real world the present page is told and nothing is chosen; a thing done turns it', () => {
    const first = tell(furnished());
    expect(first.text).toContain('Chapter 1.');
    expect(first.pending).toBeNull();
    expect(first.text).toMatch(/“(?:Pay the roofer|Buy fish|Sort the attic|Hand in the tax form)”/);
    const world = furnished({ tale: first.tale ?? null });
    expect(tell(world).text).toContain('Chapter 1.');
    const turned = tell({ ...world, tasks: done(world.tasks, 't2') });
    expect(turned.text).toContain('Chapter 2.');
    expect(turned.text).toContain('“Buy fish”');
  });

  it('whoever plays in one mode does not lose their scene in the other', () => {
    const world = furnished({ tale: standingAt(0, 'fire.dark', { 'fire.night': 'wake' }) });
    const told = tell({ ...world, tasks: done(world.tasks, 't2') });
    expect(told.tale).toMatchObject({ chapter: 0, scene: 'fire.dark' });
    expect(told.text).toContain('“Buy fish”');
  });
});

describe('looking in at everyday answers', () => {
  const world = inGame({ tale: standingAt(1, 'ford.bank') });

  it('[G3] adds one line in Game mode, and only there', () => {
    expect(lookIn(quiet, world).text).toMatch(/^It is done\.\n\n[^\n]*“The ford”[^\n]*$/);
    expect(lookIn(quiet, { ...world, mode: 'real_world' })).toEqual(quiet);
  });

  it('says that a tale waits where none has begun', () => {
    expect(lookIn(quiet, inGame()).text).toContain('say “go on”');
  });

  it('names what the door waits for, and that it has opened', () => {
    const shut = inGame({ tale: standingAt(1, 'door') });
    expect(lookIn(quiet, shut).text).toMatch(
      /“(?:Pay the roofer|Buy fish|Sort the attic|Hand in the tax form)”/,
    );
    expect(lookIn(quiet, { ...shut, tasks: done(shut.tasks, 't2') }).text).toContain(
      '“Buy fish” is done: say “go on”',
    );
  });

  it('[G3] keeps silent after sorrow and danger, behind a question, and where it has just said so', () => {
    for (const act of ['hardship', 'conflict', 'danger'] as const)
      expect(lookIn(quiet, world, [bareFrame(act)])).toEqual(quiet);
    expect(lookIn({ ...quiet, danger: { card: null } }, world).text).toBe('It is done.');
    const question = taleQuestions()[0] ?? null;
    const asking = { ...quiet, pending: { version: 2, question, proposals: [], matter: null } } as const;
    expect(lookIn(asking, world).text).toBe('It is done.');
    const line = lookIn(quiet, world).text;
    const recent = [{ id: 'm', spaceId: 's', authorId: 'mairy', text: line, at: world.now }];
    expect(lookIn(quiet, { ...world, recent })).toEqual(quiet);
  });
});

it('verse is marked as verse: of the house with a real task in it, in the game of the chapter', () => {
  const ofTheHouse = sing(bareFrame('verse'), furnished());
  expect(ofTheHouse.lyrical).toBe(true);
  expect(ofTheHouse.text).toMatch(/“Pay the roofer”/);
  const ofTheTale = sing(bareFrame('verse'), inGame({ tale: standingAt(1, 'ford.bank') }));
  expect([chapterOf(0), chapterOf(1)].map(({ verse }) => verse.join('\n'))).toContain(ofTheTale.text);
});

describe('what no page has', () => {
  const start = inGame({ tale: standingAt(0, 'fire.night') });
  it.each([
    ['is anybody up there?? I shout', 'You shout: “Is anybody up there??”'],
    ['ok back. the rope snaps. what do I land on', 'The rope snaps.'],
    ['I am the queen of the frogs and I order the moon to come down', 'You are the queen of the frogs'],
    ['remind me at six to feed the dragon', 'In the days nothing is set'],
  ])('[G3] “%s” stays in the tale', (text, words) => {
    expect(said(text, start)?.text).toContain(words);
    expect(said(text, start)?.proposals).toEqual([]);
  });

  it('[G3] a real reminder stays one', () => {
    for (const text of ['really, remind me at six to feed the cat', 'remind me to buy the dragon costume'])
      expect(said(text, start)).toBeNull();
  });
});
