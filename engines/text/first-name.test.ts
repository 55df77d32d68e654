import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Anna van Dam', 'Anna'],
  ['Anna', 'Anna'],
  ['  anna   van dam ', 'anna'],
  ['Anna-Lena Visser', 'Anna-Lena'],
  ['Mary Ann Smith', 'Mary'],
  ['José', 'José'],
])('%j is greeted by the first name: %j', (name, greeted) => expect(firstName(name)).toBe(greeted));

test.each([
  ['Oma Grete', 'Oma Grete'],
  ['Oma Grete Visser', 'Oma Grete'],
  ['tante Lies de Vries', 'tante Lies'],
  ['Uncle Bob', 'Uncle Bob'],
  ['Oma', 'Oma'],
  ['Frau Dr. Weber', 'Frau Dr. Weber'],
  ['Omar Haddad', 'Omar'],
])('%j keeps the title before the name: %j', (name, greeted) => expect(firstName(name)).toBe(greeted));

test.each([
  ['van Dam', 'van Dam'],
  ['Van Morrison', 'Van'],
  ['Anna & Ben', 'Anna & Ben'],
  ['Mama und Papa', 'Mama und Papa'],
  ['Dam, Anna', 'Dam, Anna'],
  ['', ''],
])('%j, which does not begin with the first name of one person, is greeted as %j', (name, greeted) =>
  expect(firstName(name)).toBe(greeted),
);
