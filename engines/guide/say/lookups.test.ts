import { expect, test } from 'vitest';
import { acts } from '../frames/acts.ts';
import { lookupsFor } from './lookups.ts';
import { frame, furnished, on, who } from './test-world.ts';

const of = (...frames: ReturnType<typeof frame>[]): readonly unknown[] => lookupsFor(frames, furnished());

test('what asks for nothing costs no search', () => {
  const asking = new Set(
    'who_could_help what_did_we_decide what_was_said search unknown who_does who_is find_person summarise_space'.split(
      ' ',
    ),
  );
  for (const act of acts.filter((each) => !asking.has(each)))
    expect(of(frame(act, 'Good morning', { topic: ['fish'], people: [who('Piet', 'piet')] }))).toEqual([]);
  expect(of(frame('unknown', 'hm'))).toEqual([]);
});

test('a matter is searched by its words, and help also by words of the same family', () => {
  expect(of(frame('search', 'bike pump', { topic: ['bike', 'pump'] }))).toEqual([
    { kind: 'search', words: ['bike', 'bik', 'pump'], limit: 60 },
  ]);
  expect(of(frame('search', 'binding', { topic: ['binding'] }))).toMatchObject([
    { words: ['binding', 'bind'] },
  ]);
  const [help] = lookupsFor([frame('who_could_help', 'Who can sew?', { topic: ['sew'] })], furnished());
  expect(help).toMatchObject({ kind: 'search', words: expect.arrayContaining(['sew', 'needle']) });
});

test('decisions are fetched where one asks what was decided, each thing once', () => {
  const asked = frame('what_did_we_decide', 'What about the roof?', { topic: ['roof'] });
  expect(of(asked, asked)).toEqual([{ kind: 'decisions' }, { kind: 'search', words: ['roof'], limit: 60 }]);
});

test('the last words of somebody come from the spaces that are shared with them', () => {
  const asked = frame('find_person', 'Where is Jan?', { people: [who('Jan', 'jan-b')] });
  expect(of(asked)).toContainEqual({ kind: 'latest', spaceIds: ['house', 'table'], since: null, limit: 200 });
});

test('what is new since a day is read from the day before, for the sake of other zones', () => {
  const asked = frame('summarise_space', 'What is new?', {
    spaces: ['party'],
    when: on('2026-11-20', '2026-11-23'),
  });
  expect(of(asked)).toContainEqual({
    kind: 'latest',
    spaceIds: ['party'],
    since: new Date('2026-11-19T00:00:00Z'),
    limit: 200,
  });
});
