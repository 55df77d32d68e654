import { newId } from '@kinsong/contract/common/ids.ts';
import * as finding from '@kinsong/contract/messages/message-lookup.ts';
import * as calls from '@kinsong/contract/messages/messages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let outsider: Citizen;
let params: { space_id: string };

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  outsider = await home.town.person('Olaf');
  params = { space_id: (await anna.found('Mending the House')).id };
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const say = (content: string) => anna.call(calls.postMessage, { params, body: { id: newId(), content } });

async function saidLongAgo(id: string, created_at: string): Promise<void> {
  await home.app.house.db.prepared('update messages set created_at = $2 where id = $1', [id, created_at]);
}

describe('one message', () => {
  test('is found by its id, wherever it lies', async () => {
    const said = await say('Who has the ladder?');
    expect(await anna.call(finding.oneMessage, { params: { ...params, message_id: said.id } })).toEqual(said);
  });

  test('is not found by a stranger, nor through another space', async () => {
    const said = await say('Between us.');
    const asked = outsider.call(finding.oneMessage, { params: { ...params, message_id: said.id } });
    await expect(asked).rejects.toEqual(refused('found.not'));
    const elsewhere = { space_id: (await anna.found('Elsewhere')).id, message_id: said.id };
    await expect(anna.call(finding.oneMessage, { params: elsewhere })).rejects.toEqual(refused('found.not'));
  });
});

describe('the place at a moment', () => {
  const at = async (where: { space_id: string }, moment: string) =>
    (await anna.call(finding.placeAt, { params: where, query: { moment } })).place;

  test('is the first at or after it; before all of it the first, after all of it the last', async () => {
    const salon = { space_id: (await anna.found('A long year')).id };
    const said = [];
    for (let day = 1; day <= 28; day++) {
      const { id } = await anna.call(calls.postMessage, {
        params: salon,
        body: { id: newId(), content: `Day ${day}` },
      });
      await saidLongAgo(id, `2026-02-${String(day).padStart(2, '0')}T12:00:00.000Z`);
      said.push(id);
    }
    for (let day = 1; day <= 28; day++) {
      const date = `2026-02-${String(day).padStart(2, '0')}`;
      expect((await at(salon, `${date}T00:00:00.000Z`))?.id).toBe(said[day - 1]);
      expect((await at(salon, `${date}T12:00:00.000Z`))?.id).toBe(said[day - 1]);
    }
    for (const early of ['1900-01-01T00:00:00.000Z', '2025-12-31T00:00:00.000Z'])
      expect((await at(salon, early))?.id).toBe(said[0]);
    expect((await at(salon, '2026-06-01T00:00:00.000Z'))?.id).toBe(said.at(-1));
  });

  test('is nowhere where nothing was said, and is not told to a stranger', async () => {
    const quiet = { space_id: (await anna.found('Quiet')).id };
    expect(await at(quiet, '2026-02-01T00:00:00.000Z')).toBeNull();
    const asked = outsider.call(finding.placeAt, { params, query: { moment: '2026-02-01T00:00:00.000Z' } });
    await expect(asked).rejects.toEqual(refused('found.not'));
  });
});
