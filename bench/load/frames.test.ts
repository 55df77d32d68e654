import { expect, test } from 'vitest';
import { clientFrame, FrameReader, pongFrame } from './frames.ts';

/** As a server sends it: without a mask. */
function serverFrame(text: string): Buffer {
  const masked = clientFrame(text);
  const head = masked.length - Buffer.byteLength(text);
  const frame = Buffer.concat([masked.subarray(0, head - 4), masked.subarray(head)]);
  frame[1]! &= 0x7f;
  return frame;
}

const said = ['short', 'x'.repeat(125), 'y'.repeat(126), 'z'.repeat(9000)];

test('finds every text, however the network cuts the stream', () => {
  const stream = Buffer.concat(said.map(serverFrame));
  for (const cut of [1, 2, 3, 7, 128, 5000, stream.length]) {
    const heard: string[] = [];
    const reader = new FrameReader(
      (bytes, start, end) => heard.push(bytes.toString('utf8', start, end)),
      () => heard.push('closed'),
    );
    // One chunk buffer written over and over, as the sockets do.
    const chunk = Buffer.alloc(cut);
    for (let at = 0; at < stream.length; at += cut) {
      const size = stream.copy(chunk, 0, at, at + cut);
      reader.push(chunk.subarray(0, size));
    }
    expect(heard).toEqual(said);
  }
});

test('says with which code the other side closed', () => {
  const codes: number[] = [];
  const reader = new FrameReader(
    () => undefined,
    (code) => codes.push(code),
  );
  reader.push(Buffer.from([0x88, 2, 0x0f, 0xa8]));
  expect(codes).toEqual([4008]);
});

test('hands over what the server asked with, for the answer', () => {
  const answers: Buffer[] = [];
  const reader = new FrameReader(
    () => undefined,
    () => undefined,
    (asked) => answers.push(pongFrame(asked)),
  );
  reader.push(Buffer.from([0x89, 2, 0x61, 0x62]));
  expect(answers).toEqual([Buffer.from([0x8a, 0x82, 0, 0, 0, 0, 0x61, 0x62])]);
});
