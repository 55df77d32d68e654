import { expect, test } from 'vitest';
import { scriptsOf } from './landing.ts';

test('what the page names, what that imports at once and what the landing asks for counts; other parts do not', () => {
  const html = `<script type="module" src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js"><link rel="stylesheet" href="/assets/main.css">`;
  const files: Record<string, string> = {
    '/assets/main.js':
      'import{a}from"./react.js";import"./shared.js";const f=()=>import(`./landing-1x.js`),g=()=>import(`./house.js`)',
    '/assets/shared.js': 'export{b}from"./deep.js"',
    '/assets/landing-1x.js': 'import{c}from"./icon.js";import(`./scenes.js`)',
  };
  expect(scriptsOf(html, (address) => files[address] ?? '').toSorted()).toEqual(
    ['deep', 'icon', 'landing-1x', 'main', 'react', 'scenes', 'shared'].map((name) => `/assets/${name}.js`),
  );
});
