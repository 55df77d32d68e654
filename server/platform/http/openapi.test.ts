import { allCalls } from '@kinsong/contract/calls.ts';
import { errors, Refusal } from '@kinsong/contract/common/errors.ts';
import { wearUploadedAvatar } from '@kinsong/contract/media/media.ts';
import { login } from '@kinsong/contract/identity/identity.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Operation } from './openapi-operations.ts';
import { refusalsOf } from '../calls/possible-refusals.ts';

let home: TestApp;
let text: string;
let document: {
  servers: readonly { url: string }[];
  paths: Record<string, Record<string, Operation>>;
};

beforeAll(async () => {
  home = await openTestApp({ settings: { KINSONG_PUBLIC_URL: 'https://hearth.example' } });
  text = await (await fetch(`${home.base}/api/openapi.json`)).text();
  document = JSON.parse(text) as typeof document;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => home.close());

const operationOf = ({ path, method }: { path: string; method: string }): Operation =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;

test('an independent linter finds nothing to say against the description', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test.each(allCalls.map((call) => [call.name, call] as const))(
  '%s says what may go wrong, and how',
  (_, call) => {
    const { responses = {} } = operationOf(call);
    for (const code of refusalsOf(call)) {
      const response = responses[String(errors[code].status)];
      expect(response?.description).toContain(`\`${code}\`: ${errors[code].text}`);
      expect(JSON.stringify(response?.content)).toContain(`"${code}"`);
    }
  },
);

test('it says where the house is, who may, what a file is sent as, and when to come again', () => {
  expect(document.servers.map(({ url }) => url)).toEqual(['https://hearth.example']);
  expect(operationOf(login).security).toEqual([]);
  expect(operationOf(postMessage).security).toEqual([{ bearer: [] }, { cookie: [] }]);
  expect(operationOf(wearUploadedAvatar).requestBody).toMatchObject({ required: true });
  expect(operationOf(wearUploadedAvatar).description).toContain('5242880 bytes');
  expect(operationOf(login).responses?.['429']?.headers).toHaveProperty('Retry-After');
});

test('in tests, a call that refuses in a way it does not declare breaks and says so', async () => {
  const { files } = home.app.house;
  vi.spyOn(files, 'put').mockRejectedValue(new Refusal('swap.turn'));
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c8643c' } });
  const body = new Blob([new Uint8Array(await picture.png().toBuffer())]);
  const answer = await (await home.town.person('Anna')).send(wearUploadedAvatar, { body });
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.stringContaining('media.wearUploadedAvatar answered swap.turn, which it does not declare'),
  ]);
});
