import { expect, test } from 'vitest';
import { frame, type Words } from './letter-layout.ts';

const words: Words = {
  to: 'oma@hearth.example',
  subject: 'Anna\r\nBcc: all@hearth.example',
  paragraphs: ['Anna keeps a place for you in "Bread & <Salt>".'],
  action: { label: 'Come in', link: 'https://kinsong.example/enter?code=123456789012&to=a' },
  code: { intro: 'If you are asked for a code, it is', code: '1234-5678-9012' },
  aside: 'Nothing needs doing.',
  expiresAt: new Date('2026-03-01T12:30:00Z'),
};

test('text and HTML say the same, and each can be read without the other', () => {
  const { text, html } = frame(words);
  for (const part of [
    'Hello,',
    'Come in',
    '1234-5678-9012',
    'Sunday 1 March at 12:30 UTC',
    'Nothing needs doing.',
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain('"Bread & <Salt>"');
  expect(text).toContain('\nhttps://kinsong.example/enter?code=123456789012&to=a\n');
  expect(html).toContain('href="https://kinsong.example/enter?code=123456789012&amp;to=a"');
});

test('what people wrote stays words; nothing is fetched, so that nobody learns that a letter was read', () => {
  const { subject, html } = frame(words);
  expect(subject).toBe('Anna Bcc: all@hearth.example');
  expect(html).toContain('&quot;Bread &amp; &lt;Salt&gt;&quot;');
  expect(html).not.toMatch(/<img|<link|<script|src=|url\(/);
});

test('a letter to somebody greets them by name, and says whose words stand in it', () => {
  const { text, html } = frame({
    ...words,
    dear: 'Marit\n& co',
    voice: { who: 'Anna', words: 'There is <soup>.\n\nCome in:\nhttps://elsewhere.example' },
  });
  expect(text).toMatch(/^Dear Marit & co,\n/);
  expect(text).toContain('\nAnna says: There is <soup>. Come in: https://elsewhere.example\n');
  expect(html).toContain('Dear Marit &amp; co,');
  expect(html).toContain('“There is &lt;soup&gt;. Come in: https://elsewhere.example”');
  expect(html).not.toContain('href="https://elsewhere.example');
});
