import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/files/files.ts';
import sharp from 'sharp';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { upload } from '../../test/upload.ts';

let home: TestApp;
let anna: Citizen;
let params: { space_id: string };

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  params = { space_id: (await anna.found('Mending the House')).id };
});
afterAll(() => home.close());

const bring = (name: string, bytes: Uint8Array | string) =>
  upload(anna, params.space_id, name, typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
const refused = (code: string): object => expect.objectContaining({ code }) as object;
const picture = (format: 'png' | 'gif'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8643c' } })
    .toFormat(format)
    .toBuffer();

interface Entry {
  readonly name: string;
  readonly content: Buffer;
  /** What it says of its size, where that is not true. */
  readonly says?: number;
}

function zip(...entries: Entry[]): Buffer {
  const [files, table]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, content, says = content.length } of entries) {
    const packed = deflateRawSync(content);
    const about = Buffer.alloc(22);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(says, 18);
    const length = Buffer.alloc(4);
    length.writeUInt16LE(name.length);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, length, Buffer.from(name), packed]);
    const rest = Buffer.alloc(18);
    rest.writeUInt16LE(name.length);
    rest.writeUInt32LE(at, 14);
    table.push(Buffer.from('PK\u0001\u0002\u0014\0'), about, rest, Buffer.from(name));
    files.push(file);
    at += file.length;
  }
  const list = Buffer.concat(table);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, list, end]);
}
const types = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') };
const document = (text: string): Entry => ({
  name: 'word/document.xml',
  content: Buffer.from(`<w:document><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:document>`),
});

describe('[G9] what could do harm', () => {
  test.each([
    [
      'a drawing with a script',
      'x.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a drawing that acts when it is loaded', 'x.png', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
    ['a page that calls itself a text', 'notes.txt', ' <!DOCTYPE html><body onclick="alert(1)">'],
    [
      'a drawing that reads files',
      'x.svg',
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    ],
  ])('%s is refused', async (_, name, text) => {
    await expect(bring(name, text)).rejects.toEqual(refused('file.hostile'));
  });

  test('a document that unfolds without end is refused, whatever it says of its size', async () => {
    const zeros = Buffer.alloc(40 * 1024 * 1024);
    const bomb = { name: 'word/document.xml', content: zeros };
    await expect(bring('a.docx', zip(types, bomb))).rejects.toEqual(refused('file.hostile'));
    await expect(bring('b.docx', zip(types, { ...bomb, says: 900 }))).rejects.toEqual(
      refused('file.hostile'),
    );
    const many = Array.from({ length: 40 }, (_, n) => ({
      name: `${n}`,
      content: Buffer.from('x'),
      says: 1e7,
    }));
    await expect(bring('c.docx', zip(types, document('x'), ...many))).rejects.toEqual(
      refused('file.hostile'),
    );
  });

  test('a document of beginnings that never end keeps nobody waiting', async () => {
    const endless = { name: 'word/document.xml', content: Buffer.from('<w:t '.repeat(60_000)) };
    const began = performance.now();
    await bring('a.docx', zip(types, endless));
    expect(performance.now() - began).toBeLessThan(3000);
  });

  test('a document with a program in it is refused', async () => {
    const program = { name: 'word/vbaProject.bin', content: Buffer.from('Sub AutoOpen()') };
    await expect(bring('a.docx', zip(types, document('Hello'), program))).rejects.toEqual(
      refused('file.hostile'),
    );
  });

  test('a PDF that is a zip as well is refused', async () => {
    const both = Buffer.concat([Buffer.from('%PDF-1.4\n%%EOF\n'), zip(types, document('Hello'))]);
    await expect(bring('a.pdf', both)).rejects.toEqual(refused('file.hostile'));
  });

  test('a picture of 30,000 by 30,000 pixels is refused before it is opened', async () => {
    const png = await picture('png');
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    await expect(bring('sky.png', png)).rejects.toEqual(refused('avatar.pixels'));
  });

  test('of a picture with a page behind it only the picture is kept', async () => {
    const both = Buffer.concat([
      await picture('gif'),
      Buffer.from('<script>alert(document.cookie)</script>'),
    ]);
    const { id } = await bring('both.gif', both);
    const answer = await fetch(home.base + calls.fileAddress(id), {
      headers: { authorization: `Bearer ${anna.token}` },
    });
    expect(answer.headers.get('content-type')).toBe('image/gif');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer()).includes('script')).toBe(false);
  });

  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\boot.txt', 'boot.txt'],
    ['/abs/olute.txt', 'olute.txt'],
    ['....txt', 'txt'],
    ['a\u0000b\u202egpj.txt', 'abgpj.txt'],
    ['a"b<c>.txt', 'a_b_c_.txt'],
    ['../..', 'file'],
    [`${'x'.repeat(190)}.txt`, `${'x'.repeat(116)}.txt`],
  ])('of the name %j remains %j', async (name, kept) => {
    const { id } = await bring(name, `Harmless, and called ${JSON.stringify(name)}.`);
    const { files } = await anna.call(calls.listFiles, { params, query: {} });
    expect(files.find((file) => file.id === id)?.name).toBe(kept);
  });
});

describe('[G9] what is none of what the house keeps', () => {
  test.each([
    ['a program', 'game.jpg', Buffer.from(`MZ${'\0'.repeat(200)}`)],
    ['an archive', 'all.docx', zip({ name: 'readme.txt', content: Buffer.from('Hello') })],
    ['a drawing', 'x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['noise', 'noise.txt', Buffer.from([1, 2, 3, 0, 255, 254, 7])],
    [
      'a picture that breaks off',
      'a.png',
      Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex'),
    ],
    [
      'a film without a head',
      'a.mp4',
      Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(99)]),
    ],
    ['a PDF without an end', 'a.pdf', Buffer.from('%PDF-1.4\n1 0 obj')],
    ['a zip without its table', 'a.docx', Buffer.from(`PK\u0003\u0004${'x'.repeat(99)}`)],
  ])('%s is refused', async (_, name, bytes) => {
    await expect(bring(name, bytes)).rejects.toEqual(refused('file.kind'));
  });

  test('a text in the letters of another time is told how to be saved', async () => {
    const latin = Buffer.from('Die T\u00fcr', 'latin1');
    await expect(bring('alt.txt', latin)).rejects.toEqual(refused('text.encoding'));
  });

  test('what is refused is refused again when it is asked after, and leaves nothing', async () => {
    const body = { id: newId(), name: 'x.svg', size: 6 };
    await anna.call(calls.beginUpload, { params, body });
    const file = { params: { file_id: body.id } };
    const piece = { ...file, query: { offset: 0 }, body: new Blob(['<svg/>']) };
    for (const call of [1, 2]) {
      await expect(anna.call(calls.bringPiece, piece), `${call}`).rejects.toEqual(refused('file.kind'));
      await expect(anna.call(calls.uploadState, file)).rejects.toEqual(refused('file.kind'));
    }
    expect(await home.app.house.files.keysIn('uploads')).toEqual([]);
  });

  test('a Word document is kept, and found by its words', async () => {
    const { id } = await bring('letter.docx', zip(types, document('Quinces &amp; pears')));
    const { found } = await anna.call(calls.searchFiles, { params, query: { q: 'quinces' } });
    expect(found).toEqual([
      { file: expect.objectContaining({ id, kind: 'document' }), excerpt: 'Quinces & pears' },
    ]);
  });
});
