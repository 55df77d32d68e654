import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { nothingBy } from './without-json-schemas.ts';

test('what stands for nothing hands out the same names as the files of zod it stands for', async () => {
  for (const file of ['to-json-schema', 'json-schema-processors']) {
    const path = new URL(`../../node_modules/zod/v4/core/${file}.js`, import.meta.url);
    const real = (await import(path.href)) as object;
    const stand = `data:text/javascript,${encodeURIComponent(nothingBy(await readFile(path, 'utf8')))}`;
    const nothing = (await import(/* @vite-ignore */ stand)) as object;
    expect(Object.keys(nothing).toSorted()).toEqual(Object.keys(real).toSorted());
  }
});
