import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and letters are pressed already. */
const words = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Below this, what is saved is less than what has to be said about it. */
const least = 400;

/**
 * Lays each file beside itself as it goes over the line: pressed once, as well as can be, and not for everyone who asks.
 * Browsers take brotli from https and from this machine only, so there is gzip as well.
 */
export function squeezed(): Plugin {
  let folder = '';
  return {
    name: 'squeezed',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !words.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const text = readFileSync(path);
        if (text.length < least) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
