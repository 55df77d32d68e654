import { expect, test } from 'vitest';
import { scriptsOf } from './landing.ts';

const files: Record<string, string> = {
  '/assets/main-0.js':
    'import{a}from"./react-0.js";import"./shared-0.js";const f=()=>import(`./landing-1x.js`),g=()=>import(`./house-0.js`)',
  '/assets/shared-0.js': 'export{b}from"./deep-0.js"',
  '/assets/landing-1x.js': 'import{c}from"./icon-0.js";import(`./sky-0.js`);import(`./table-0.js`)',
  '/assets/sky-0.js': 'import"./paint-0.js"',
};
const html = `<script type="module" src="/assets/main-0.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react-0.js"><link rel="stylesheet" href="/assets/main.css">`;
const loaded = (parts: string[]): string[] =>
  scriptsOf(html, parts, (address) => files[address] ?? '').map((address) =>
    address.slice(8, address.lastIndexOf('-')),
  );

test('what the page names and what that imports at once counts, and of what is asked for later the parts of this version', () => {
  const always = ['main', 'react', 'shared', 'deep', 'landing', 'icon'];
  expect(loaded(['landing', 'sky']).toSorted()).toEqual([...always, 'sky', 'paint'].toSorted());
  expect(loaded(['landing', 'table']).toSorted()).toEqual([...always, 'table'].toSorted());
});
