import { newId } from '@kinsong/contract/common/ids.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { faceAddress, faceOf } from '@kinsong/contract/media/drawn-faces.ts';
import * as calls from '@kinsong/contract/onboarding/manifesto.ts';
import { myTrust } from '@kinsong/contract/seekers/trust.ts';
import { openSpace } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import type { Citizen } from '../../../test/people.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;

async function newcomer(name: string): Promise<Citizen> {
  const who = await home.town.person(name);
  await who.promises();
  return who;
}

const onboarded = async (who: Citizen): Promise<number> =>
  (await who.call(myTrust, { query: {} })).entries.filter(({ cause }) => cause === 'onboarded').length;

test('[O1] a manifesto is answered with the player of the specification: its fields, the level, the guild asked for', async () => {
  const ilse = await newcomer('Ilse');
  const face = faceAddress(faceOf('Ilse of the Ferry'));
  const player = await ilse.call(calls.keepManifesto, {
    body: {
      avatar_name: 'Ilse of the Ferry',
      personal_objective: 'That we eat together.',
      earth_objective: 'That the ferry house feeds whoever misses the last boat.',
      wants_to_create_guild: true,
      uploaded_avatar: face,
      uploaded_manifesto: 'I promise the river a bend.',
      created_at: '2026-11-22T18:00:00.000Z',
      world_set_participant: true,
    },
  });
  expect(player).toMatchObject({
    id: ilse.id,
    avatar_name: 'Ilse of the Ferry',
    avatar_url: face,
    trust_score: 120,
    consciousness_level: 'manifesto_activated',
    ready_for_gameplay: true,
    guild_creation_requested: true,
    onboarding_step: 'guild_creation',
  });
  expect(player.manifesto).toEqual({
    avatar_name: 'Ilse of the Ferry',
    personal_objective: 'That we eat together.',
    earth_objective: 'That the ferry house feeds whoever misses the last boat.',
    wants_to_create_guild: true,
    uploaded_avatar: face,
    uploaded_manifesto: expect.stringMatching(/^\/api\/onboarding\/manifesto\/text\//) as string,
    created_at: '2026-11-22T18:00:00.000Z',
    world_set_participant: true,
  });
  const { text } = await ilse.call(calls.myManifesto, {});
  expect(await ilse.call(calls.readText, { params: { text_id: text!.id } })).toMatchObject({
    text: 'I promise the river a bend.',
  });
  const { user } = await ilse.call(sessionCheck, {});
  expect(user).toMatchObject({ name: 'Ilse of the Ferry', consciousness_level: 'manifesto_activated' });
});

test('[O1] skipping it builds over time, with both objectives to be discovered, and keeps what was begun', async () => {
  const noor = await newcomer('Noor');
  const draft = {
    avatar_name: 'Noor',
    personal_objective: 'Half a sentence',
    earth_objective: '',
    wants_to_create_guild: false,
    personal_intentions: ['table' as const],
    earth_intentions: [],
  };
  await noor.call(calls.draftManifesto, { body: draft });
  const player = await noor.call(calls.keepManifesto, { body: { ...draft, build_over_time: true } });
  expect(player).toMatchObject({
    consciousness_level: 'discovering',
    ready_for_gameplay: true,
    guild_creation_requested: false,
    onboarding_step: 'game_features',
    trust_score: 120,
  });
  expect(player.manifesto).toMatchObject({
    build_over_time: true,
    personal_objective: 'To be discovered through gameplay',
    earth_objective: 'To be discovered through gameplay',
  });
  expect((await noor.call(calls.myManifesto, {})).draft).toEqual(draft);
});

test('[O1] where nothing is written what is chosen stands, joined with "; "; what is written wins and the stars stay lit', async () => {
  const kofi = await newcomer('Kofi');
  await kofi.call(calls.keepManifesto, {
    body: {
      avatar_name: 'Kofi',
      personal_objective: '  ',
      personal_intentions: ['rest', 'table'],
      earth_objective: 'That I mend the bicycle.',
      earth_intentions: ['mend'],
    },
  });
  const { current } = await kofi.call(calls.myManifesto, {});
  expect(current).toMatchObject({
    personal_objective:
      'Eat together three evenings a week, phones asleep; Rest one whole day a week, without guilt',
    earth_objective: 'That I mend the bicycle.',
    personal_intentions: ['rest', 'table'],
    earth_intentions: ['mend'],
  });
});

test('[O1] a manifesto needs a name, comes after the promises, and wears no face of somebody else', async () => {
  const mara = await newcomer('Mara');
  const keep = (body: object) => mara.call(calls.keepManifesto, { body: { avatar_name: 'Mara', ...body } });
  await expect(keep({ avatar_name: '  ' })).rejects.toEqual(refused('manifesto.name'));
  await expect(keep({ uploaded_avatar: 'https://elsewhere.example/me.png' })).rejects.toEqual(
    refused('onboarding.denied'),
  );
  await expect(keep({ uploaded_manifesto: calls.textAddress(newId()) })).rejects.toEqual(
    refused('found.not'),
  );
  await expect(keep({ personal_intentions: ['be rich'] })).rejects.toEqual(refused('input.wrong'));
  await expect(keep({ personal_objective: 'x'.repeat(4001) })).rejects.toEqual(refused('input.wrong'));
  expect((await mara.call(calls.myManifesto, {})).current).toBeNull();
  const early = await home.town.person('Early');
  await expect(early.call(calls.keepManifesto, { body: { avatar_name: 'Early' } })).rejects.toEqual(
    refused('onboarding.promises'),
  );
});

test('[O1] pressed twice, or sent again after a lost answer, it is one version and trust moves once, the inviter’s too', async () => {
  const anna = await newcomer('Anna');
  const salon = await anna.found('Mending the House');
  const piet = await home.town.guestOf(anna, salon.id, 'Piet');
  await piet.promises();
  const id = newId();
  const body = { id, avatar_name: 'Piet', personal_objective: 'Once' };
  const answers = await Promise.all([1, 2, 3].map(() => piet.call(calls.keepManifesto, { body })));
  expect(new Set(answers.map(({ manifesto }) => manifesto.created_at)).size).toBe(1);
  const { current, earlier } = await piet.call(calls.myManifesto, {});
  expect(current).toMatchObject({ id, version: 1 });
  expect(earlier).toEqual([]);
  expect(await onboarded(piet)).toBe(1);
  const { entries } = await anna.call(myTrust, { query: {} });
  expect(entries.filter(({ cause }) => cause === 'guest_onboarded')).toMatchObject([{ amount: 2 }]);
  await expect(anna.call(calls.keepManifesto, { body: { ...body, avatar_name: 'Anna' } })).rejects.toEqual(
    refused('id.taken'),
  );
});

test('[O1] each time it is kept is a version, also two at the same moment; later ones move no trust and end nothing again', async () => {
  const ruth = await newcomer('Ruth');
  const keep = (personal_objective: string) =>
    ruth.call(calls.keepManifesto, { body: { id: newId(), avatar_name: 'Ruth', personal_objective } });
  await keep('The first');
  await ruth.call(calls.draftManifesto, {
    body: { ...emptyDraft, personal_objective: 'Begun' },
  });
  await Promise.all([keep('The second'), keep('The third')]);
  const { current, earlier, draft } = await ruth.call(calls.myManifesto, {});
  expect([current?.version, ...earlier.map(({ version }) => version)]).toEqual([3, 2, 1]);
  expect(earlier.at(-1)).toMatchObject({ personal_objective: 'The first' });
  expect(draft).toBeNull();
  expect(await onboarded(ruth)).toBe(1);
  expect((await ruth.call(sessionCheck, {})).user).toMatchObject({ onboarding_step: 'game_features' });
});

const emptyDraft = {
  avatar_name: '',
  personal_objective: '',
  earth_objective: '',
  wants_to_create_guild: false,
  personal_intentions: [],
  earth_intentions: [],
};

test('[O1] a draft is kept as it was last laid aside, for its author alone', async () => {
  const [vera, olaf] = [await newcomer('Vera'), await newcomer('Olaf')];
  await vera.call(calls.draftManifesto, { body: { ...emptyDraft, earth_objective: 'One bend' } });
  await vera.call(calls.draftManifesto, {
    body: { ...emptyDraft, earth_objective: 'Two bends', earth_intentions: ['river'] },
  });
  expect((await vera.call(calls.myManifesto, {})).draft).toMatchObject({
    earth_objective: 'Two bends',
    earth_intentions: ['river'],
  });
  expect((await olaf.call(calls.myManifesto, {})).draft).toBeNull();
});

test('[O1] whoever shares a space sees the new name at once', async () => {
  const host = await newcomer('Host');
  const salon = await host.found('The Kitchen Book');
  await host.call(calls.keepManifesto, { body: { avatar_name: 'Host of the Kitchen' } });
  const { members } = await host.call(openSpace, { params: { space_id: salon.id } });
  expect(members).toMatchObject([{ name: 'Host of the Kitchen' }]);
});
