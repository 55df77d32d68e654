import { closeCodes } from '@kinsong/contract/live/protocol.ts';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveSocket } from './socket.ts';

/** A line that does what the test says. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = Line.CONNECTING;
  readonly sent: string[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string | ArrayBuffer }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor() {
    lines.push(this);
  }

  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen();
    this.onmessage({ data: JSON.stringify({ t: 'hello', person: '019a0000-0000-7000-8000-000000000000' }) });
  }

  closes(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }
}

let lines: Line[];
let page: EventTarget & { visibilityState: string };
let opened: number;
let lost: number;
let heard: string[];
let socket: LiveSocket;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  opened = 0;
  lost = 0;
  heard = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: 'https://kinsong.example/' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  socket = new LiveSocket({
    onOpen: () => (opened += 1),
    onWord: (word) => heard.push(word.t),
    onLost: () => (lost += 1),
    onSignedOut: () => {},
    onOutdated: () => {},
  });
  socket.start();
});

afterEach(() => {
  socket.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('sent away because it read too slowly, it comes back at once', async () => {
  lines[0]!.opens();
  lines[0]!.closes(closeCodes.slow);
  await vi.advanceTimersByTimeAsync(500);
  expect(lines).toHaveLength(2);
});

test('where it is crowded it comes back, but not before half a minute has gone', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  for (let times = 1; times <= 3; times += 1) {
    lines.at(-1)!.readyState = Line.OPEN;
    lines.at(-1)!.onopen();
    lines.at(-1)!.closes(closeCodes.crowded);
    await vi.advanceTimersByTimeAsync(44_000);
    expect(lines).toHaveLength(times);
    await vi.advanceTimersByTimeAsync(1500);
    expect(lines).toHaveLength(times + 1);
  }
  lines.at(-1)!.opens();
  expect([socket.connection.get(), opened]).toEqual(['open', 1]);
});

test('a phone that slept comes back by itself: looked at again, it finds the line dead and opens another', async () => {
  lines[0]!.opens();
  // While a phone sleeps no timer runs: time passes without one.
  vi.setSystemTime(Date.now() + 3_600_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(lines[0]!.sent.at(-1)).toBe('{"t":"ping"}');
  await vi.advanceTimersByTimeAsync(3000);
  expect(socket.connection.get()).toBe('lost');
  await vi.advanceTimersByTimeAsync(500);
  expect(lines).toHaveLength(2);
  lines[1]!.opens();
  expect([socket.connection.get(), opened]).toEqual(['open', 2]);
});

test('a phone that was shown out while it slept comes back when it wakes', async () => {
  lines[0]!.opens();
  lines[0]!.closes(1006);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(lines).toHaveLength(2);
});

test('says what is written out only once it was greeted and while nothing is lost, and tells when it is', () => {
  expect(socket.sayIfOpen('early')).toBe(false);
  lines[0]!.opens();
  expect(socket.sayIfOpen('now')).toBe(true);
  lines[0]!.closes(1006);
  expect([socket.sayIfOpen('late'), lost]).toEqual([false, 1]);
  expect(lines[0]!.sent).toEqual(['now']);
  socket.stop();
  expect(lost).toBe(2);
});

test('takes a compressed word as the word that it is', async () => {
  vi.useRealTimers();
  lines[0]!.opens();
  const zipped = gzipSync(JSON.stringify({ t: 'answer', to: 1, answer: { long: 'x'.repeat(5000) } }));
  lines[0]!.onmessage({ data: zipped.buffer.slice(zipped.byteOffset, zipped.byteOffset + zipped.length) });
  await vi.waitFor(() => expect(heard).toEqual(['hello', 'answer']));
});
