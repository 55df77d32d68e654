import { newId } from '@kinsong/contract/common/ids.ts';
import { keepManifesto } from '@kinsong/contract/onboarding/manifesto.ts';
import { createMontage, MontageSegment } from '@kinsong/contract/onboarding/montage.ts';
import { createTask } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { promise } from '../../../test/first-evening.ts';
import type { Citizen } from '../../../test/people.ts';

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const wishes = {
  montage_type: 'consciousness_expansion_intro',
  use_uploaded_content: true,
  artistic_vision: 'a lamp in the window',
  cinematic_style: 'lantern slides',
} as const;

const montageOf = async (person: Citizen, player_id: unknown = person.id): Promise<MontageSegment[]> =>
  (await person.call(createMontage, { body: { player_id, ...wishes } })).montage_segments;

const wordsOf = (segments: readonly MontageSegment[]): string =>
  segments.map(({ title, content }) => `${title}\n${content}`).join('\n\n');

async function says(person: Citizen, personal: string, earth: string): Promise<void> {
  const { call, body } = promise('Nora');
  await person.send(call, { body });
  await person.call(keepManifesto, {
    body: { id: newId(), avatar_name: 'Nora', personal_objective: personal, earth_objective: earth },
  });
}

describe('[K7] the montage is written for who asks', () => {
  test('in five to seven segments of the shape of the specification, each of another type', async () => {
    const segments = await montageOf(await home.town.person('Nora'));
    expect(segments.length).toBeGreaterThanOrEqual(5);
    expect(segments.length).toBeLessThanOrEqual(7);
    expect(segments.map(({ segment_number }) => segment_number)).toEqual(segments.map((_, at) => at + 1));
    expect(new Set(segments.map(({ type }) => type)).size).toBe(segments.length);
    for (const segment of segments) {
      expect(MontageSegment.parse(segment)).toEqual(segment);
      expect(segment).toMatchObject({ duration: 8000, transition_type: 'curtain', uploaded_content: [] });
      expect(segment.content.split('\n').length).toBeLessThanOrEqual(3);
      expect(Array.isArray(segment.visual_effects)).toBe(true);
    }
  });

  test('from their manifesto in their own words, and the same each time until they say something else', async () => {
    const nora = await home.town.person('Nora');
    const before = await montageOf(nora);
    expect(before.map(({ type }) => type)).not.toContain('letter');
    await says(nora, 'Learn the songs my grandmother knew; Rest one whole day', 'Mend before I buy');
    const after = await montageOf(nora);
    expect(wordsOf(after)).toContain('“Learn the songs my grandmother knew”');
    expect(wordsOf(after)).toContain('“Mend before I buy”');
    expect(after.map(({ type }) => type)).toEqual([
      'origin',
      'letter',
      'planting',
      'gathering',
      'constellation',
      'threshold',
    ]);
    expect(await montageOf(nora)).toEqual(after);
  });

  test('from what they are to do and with whom they sit; names of people they do not meet never stand in it', async () => {
    const host = await home.town.person('Harm');
    const { id: space } = await host.found('The kitchen book', 'family');
    await home.town.guestOf(host, space, 'Tilda');
    await host.call(createTask, {
      params: { space_id: space },
      body: { id: newId(), text: 'Write down the plum cake', assigned_to: host.id },
    });
    const told = wordsOf(await montageOf(host));
    expect(told).toContain('“Write down the plum cake”');
    expect(told).toContain('The kitchen book');
    expect(told).toContain('Tilda');
    const elsewhere = wordsOf(await montageOf(await home.town.person('Vera')));
    for (const unknown of ['plum cake', 'The kitchen book', 'Tilda'])
      expect(elsewhere).not.toContain(unknown);
  });

  test('whoever sends another’s id along is told their own, not the other’s', async () => {
    const [nora, ole] = [await home.town.person('Nora'), await home.town.person('Ole')];
    await says(nora, 'Say sorry first', 'Know twelve neighbours');
    expect(wordsOf(await montageOf(ole, nora.id))).not.toContain('Say sorry first');
    expect(await montageOf(ole, nora.id)).toEqual(await montageOf(ole));
    expect(await montageOf(ole, { any: 'thing' })).toEqual(await montageOf(ole));
  });

  test('of who skipped the manifesto nothing is quoted', async () => {
    const person = await home.town.person('Pim');
    const { call, body } = promise('Pim');
    await person.send(call, { body });
    await person.call(keepManifesto, { body: { id: newId(), avatar_name: 'Pim', build_over_time: true } });
    const segments = await montageOf(person);
    expect(wordsOf(segments)).not.toContain('To be discovered');
    expect(segments).toHaveLength(5);
  });

  test('strangers and other kinds of montage are refused', async () => {
    const person = await home.town.person('Quirin');
    const sent = await person.send(createMontage, { body: { montage_type: 'consciousness_trailer' } });
    expect(sent.status).toBe(400);
    expect((await home.town.stranger.send(createMontage, { body: wishes })).status).toBe(401);
  });
});
