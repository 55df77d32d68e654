import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrongWith } from './answers.ts';
import { filled, isLit, stillDark, type Deed } from './filling.ts';
import { sheetForms } from './forms.ts';
import { offersOf } from './offers.ts';
import type { Filling } from './sheet-state.ts';
import { docOf, docTitleOf } from './sheet-doc.ts';
import type { SheetForm } from './sheet-form.ts';

const empty: Filling = { takers: [], points: [], offers: [] };
const at = '2026-10-24T18:00:00.000Z';
const people = ['anna', 'hanna', 'oma'];

/** Somebody of the house writes a seventh sheet: one value, and nothing else. */
const seventh: SheetForm = {
  key: 'garden',
  title: 'The Garden Year',
  line: 'What grows where.',
  drawing: ['M12 22V8'],
  hue: 96,
  progress: 'line',
  stop: 'Question',
  doc: '{}: the garden year',
  questions: [
    { id: 'beds', word: 'Beds', question: 'What goes into the beds?', help: 'One a line.', kind: 'list' },
    { id: 'sow', word: 'Sowing', question: 'When do we sow?', help: 'After the frost.', kind: 'date' },
    { id: 'note', word: 'Notes', question: 'What else?', help: 'Or nothing.', kind: 'words', optional: true },
  ],
  offers: [
    { kind: 'task', of: 'beds', words: 'Buy seed: {}', each: true, in_days: 7 },
    { kind: 'event', of: 'sow', words: 'Sowing together', time: '10:00' },
  ],
};

describe.each([...sheetForms, seventh].map((form) => [form.title, form] as const))('[P12] %s', (_, form) => {
  test('is short enough for a quarter of an hour, and says what it needs', () => {
    expect(form.questions.length).toBeLessThanOrEqual(8);
    const ids = form.questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { kind, choices, unit } of form.questions) {
      expect(choices === undefined).toBe(kind !== 'choice');
      expect(unit === undefined).toBe(kind !== 'amount');
    }
    for (const { of } of form.offers) expect(ids).toContain(of);
    for (const offer of form.offers.filter(({ kind }) => kind === 'event')) {
      const kind = form.questions.find(({ id }) => id === offer.of)?.kind;
      expect(offer.in_days !== undefined || kind === 'date').toBe(true);
    }
  });

  test('answered by two, it becomes a doc with a section for each answer, and offers what it should', () => {
    const answers = {
      words: 'So it is',
      list: 'Beans\nLeeks',
      choice: '',
      date: '2026-11-01',
      amount: '7.50',
    };
    let sheet = empty;
    for (const question of form.questions) {
      const text = question.choices?.[0] ?? answers[question.kind];
      expect(wrongWith(question, text)).toBeNull();
      for (const by of people.slice(0, 2)) sheet = filled(form, sheet, { deed: 'join' }, { by, at }) ?? sheet;
      sheet = filled(
        form,
        sheet,
        { deed: 'propose', question: question.id, text, over: null },
        { by: 'anna', at },
      )!;
      expect(isLit(sheet, question.id)).toBe(false);
      sheet = filled(
        form,
        sheet,
        { deed: 'agree', question: question.id, text, yes: true },
        { by: 'hanna', at },
      )!;
    }
    expect(stillDark(form, sheet)).toEqual([]);
    const doc = docOf(form, sheet, (id) => id);
    expect(
      doc.content.filter(({ type, attrs }) => type === 'heading' && attrs?.['level'] === 2),
    ).toHaveLength(form.questions.length);
    expect(docTitleOf(form, 'The Oven & $1')).toContain('The Oven & $1');
    const offers = offersOf(form, sheet);
    expect(offers.length).toBeGreaterThanOrEqual(form.offers.length);
    for (const offer of offers.filter(({ kind }) => kind === 'event')) expect(offer.day).not.toBeNull();
    expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length);
  });
});

const deedOf = fc.oneof<fc.Arbitrary<Deed>[]>(
  fc.constant<Deed>({ deed: 'join' }),
  fc.constant<Deed>({ deed: 'leave' }),
  fc
    .constantFrom('beds', 'sow')
    .chain((question) =>
      fc
        .constantFrom('2026-11-01', '2026-11-02')
        .chain((text) =>
          fc.constantFrom<Deed>(
            { deed: 'write', question, text },
            { deed: 'propose', question, text, over: null },
            { deed: 'propose', question, text, over: '2026-11-01' },
            { deed: 'agree', question, text, yes: true },
            { deed: 'agree', question, text, yes: false },
          ),
        ),
    ),
);

test('[P12] whatever is done in whatever order, nobody says yes twice, and a point burns only with a sentence somebody said yes to', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...people), deedOf), { maxLength: 40 }), (deeds) => {
      let sheet = empty;
      for (const [by, deed] of deeds) {
        const after = filled(seventh, sheet, deed, { by, at });
        if (after === null) continue;
        // Done twice, it is done once.
        expect(filled(seventh, after, deed, { by, at }) ?? after).toEqual(after);
        sheet = after;
        expect(new Set(sheet.takers).size).toBe(sheet.takers.length);
        for (const { yes, words, lit_at, sentence, question } of sheet.points) {
          expect(new Set(yes).size).toBe(yes.length);
          expect(new Set(words.map(({ person_id }) => person_id)).size).toBe(words.length);
          expect(lit_at === null || sentence !== null).toBe(true);
          const all = sheet.takers.length > 0 && sheet.takers.every((id) => yes.includes(id));
          expect(!all || sentence === null || isLit(sheet, question)).toBe(true);
        }
      }
    }),
  );
});

test.each([
  ['date', '2026-02-30'],
  ['date', 'tomorrow'],
  ['amount', '-3'],
  ['amount', 'a few'],
  ['words', 'one\ntwo'],
  ['list', Array.from({ length: 17 }, String).join('\n')],
] as const)('[P12] an answer that is no %s is not taken: %s', (kind, text) => {
  expect(wrongWith({ id: 'x', word: 'X', question: 'X?', help: '', kind }, text)).not.toBeNull();
});
