import { paleGrounds } from '@kinsong/contract/media/drawn-faces.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the eight grounds are the ones the tokens of the web app name', () => {
  const tokens = readFileSync(new URL('../../../../web/ui/tokens.css', import.meta.url), 'utf8');
  const named = [...tokens.matchAll(/--pale-\d: #([0-9a-f]{6});/g)].map(([, colour]) => colour);
  expect(named).toEqual([...paleGrounds]);
});
