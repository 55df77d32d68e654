import { expect, test } from 'vitest';
import { invitationLetter } from './invitation.letter.ts';

const news = {
  to: 'grete@hearth.example',
  host: 'Anna van Dam',
  space: null,
  greeting: null,
  link: 'https://hearth.example/enter?code=ABCD',
  code: '447112345678',
  expiresAt: new Date('2026-10-24T18:00:00Z'),
};

test.each([
  ['Marit van Dam', 'Dear Marit,'],
  ['Oma Grete Visser', 'Dear Oma Grete,'],
  [null, 'Hello,'],
])('the letter to %j greets by the first name: %s', (name, hello) => {
  const { text, html } = invitationLetter({ ...news, name });
  expect(text.split('\n')[0]).toBe(hello);
  expect(html).toContain(`>${hello}<`);
});
