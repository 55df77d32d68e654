import { describe, expect, test } from 'vitest';
import { changesSince, currentTexts, textsOf, textVersions } from './commitment-texts.ts';
import type { CommitmentTexts } from './commitment-texts/commitment-text.ts';
import { commitmentIds } from './commitments.ts';
import { promisesVersion } from './promises-version.ts';

describe('[O8] the words that are promised', () => {
  test('the newest version is the one that is asked for, and each stands once, in order', () => {
    expect(textVersions.map(({ version }) => version)).toEqual(textVersions.map((_texts, at) => at + 1));
    expect(currentTexts).toBe(textVersions.at(-1));
    expect(currentTexts.version).toBe(promisesVersion);
  });

  test('a version says what it changed, and says it of nothing that reads as before', () => {
    for (const texts of textVersions.slice(1)) {
      const before = textsOf(texts.version - 1);
      const changed = commitmentIds.filter(
        (id) =>
          JSON.stringify(texts.commitments[id]) !== JSON.stringify(before?.commitments[id]) ||
          (id === 'nda' && JSON.stringify(texts.nda) !== JSON.stringify(before?.nda)),
      );
      expect(Object.keys(texts.changes).toSorted()).toEqual(changed.toSorted());
    }
  });

  test('the first version stands as it was promised', () => {
    expect(Object.values(textsOf(1)?.commitments ?? {})).toEqual([
      { title: 'I keep my word', words: 'I promise little and do it. When I cannot, I say so early.' },
      { title: 'I listen to the end', words: 'No one here is a problem to solve, or a story to win.' },
      { title: 'I let myself be helped', words: 'I ask before it is too late, and I thank by name.' },
      {
        title: 'What is told here, stays',
        words: 'The NDA: names, stories and plans leave only with their owner.',
      },
    ]);
  });
});

describe('[O8] what changed since somebody promised', () => {
  const first = currentTexts;
  const second: CommitmentTexts = { ...first, version: 2, changes: { nda: 'Films count as photographs.' } };
  const third: CommitmentTexts = {
    ...second,
    version: 3,
    commitments: { ...first.commitments, help: { title: 'I let myself be helped', words: 'I ask early.' } },
    changes: { nda: 'Letters are named.', help: 'It is shorter.' },
  };
  const versions = [{ ...first, version: 1 }, second, third];

  test('nothing where that was the newest, or a version that never was', () => {
    expect(changesSince(3, versions)).toEqual([]);
    expect(changesSince(9, versions)).toEqual([]);
  });

  test('each commitment that reads otherwise, with a sentence a version and how it read then', () => {
    expect(changesSince(1, versions)).toEqual([
      { id: 'help', sentences: ['It is shorter.'], before: first.commitments.help },
      {
        id: 'nda',
        sentences: ['Films count as photographs.', 'Letters are named.'],
        before: first.commitments.nda,
      },
    ]);
    expect(changesSince(2, versions).map(({ id, sentences }) => [id, ...sentences])).toEqual([
      ['help', 'It is shorter.'],
      ['nda', 'Letters are named.'],
    ]);
  });
});
