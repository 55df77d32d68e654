import { expect, test } from 'vitest';
import { scriptsOf } from './landing.ts';

const files: Record<string, string> = {
  '/assets/main-0a-_0a0a.js':
    'import{a}from"./react-0a-_0a0a.js";import"./shared-0a-_0a0a.js";const f=()=>import(`./landing-0a-_0a0a.js`),g=()=>import(`./house-0a-_0a0a.js`)',
  '/assets/shared-0a-_0a0a.js': 'export{b}from"./deep-0a-_0a0a.js"',
  '/assets/landing-0a-_0a0a.js':
    'import{c}from"./icon-0a-_0a0a.js";import(`./sky-0a-_0a0a.js`);import(`./table-0a-_0a0a.js`)',
  '/assets/sky-0a-_0a0a.js': 'import"./paint-0a-_0a0a.js"',
};
const html = `<script type="module" src="/assets/main-0a-_0a0a.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react-0a-_0a0a.js"><link rel="stylesheet" href="/assets/main.css">`;
const loaded = (parts: string[]): string[] =>
  scriptsOf(html, parts, (address) => files[address] ?? '').map((address) =>
    address.slice('/assets/'.length, -'-0a-_0a0a.js'.length),
  );

test('what the page names and what that imports at once counts, and of what is asked for later the parts of this version', () => {
  const always = ['main', 'react', 'shared', 'deep', 'landing', 'icon'];
  expect(loaded(['landing', 'sky']).toSorted()).toEqual([...always, 'sky', 'paint'].toSorted());
  expect(loaded(['landing', 'table']).toSorted()).toEqual([...always, 'table'].toSorted());
});
