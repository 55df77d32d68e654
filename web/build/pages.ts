import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { loaders, stands } from '../app/loaders.ts';
import type { Screen } from '../app/screen.ts';
import { screens } from '../app/screens.ts';
import { signPath } from '../ui/drawing/logo.paths.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const shell = 'app/SignedInApp.tsx';
const asking = 'app/early-requests.ts';

/** What a loader imports, from the folder of the web app on: it is read off the loader as it is written. */
function moduleOf({ key }: Screen): string {
  const path = /import\('([^']+)'\)/.exec(String(loaders[key]))?.[1];
  if (path === undefined) throw new Error(`nobody can tell what loads the screen ${key}`);
  return join('app', path);
}

/**
 * A page of its own for each screen behind the door, which asks at once for all the scripts of that screen: otherwise one
 * asks for the next, and each question costs a way to the house and back. `screens.json` says which page an address has.
 */
export function pages(): Plugin {
  let root = '';
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the build made no page');
        const html = String(index.source);
        const behindTheDoor = screens.filter((screen) => screen.shell !== 'light' && stands(screen));
        const byAddress: Record<string, string> = {};
        for (const screen of behindTheDoor) {
          const { key, address } = screen;
          // The specification has some screens twice, under one address.
          if (address in byAddress) continue;
          byAddress[address] = `pages/${key}.html`;
          const needed = neededBy(
            [shell, moduleOf(screen)].map((each) => chunkOf(bundle, join(root, each))),
            bundle,
          );
          const source = withAhead(html, needed, chunkOf(bundle, join(root, asking)).fileName);
          this.emitFile({ type: 'asset', fileName: `pages/${key}.html`, source });
        }
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(byAddress) });
      },
    },
  };
}

function chunkOf(bundle: Bundle, module: string): Chunk {
  const found = Object.values(bundle).find(
    (each): each is Chunk => each.type === 'chunk' && each.facadeModuleId === module,
  );
  const inside = Object.values(bundle).find(
    (each): each is Chunk => each.type === 'chunk' && each.moduleIds.includes(module),
  );
  const chunk = found ?? inside;
  if (chunk === undefined) throw new Error(`${module} is in no piece of the build`);
  return chunk;
}

/** Scripts and styles of these pieces and of all that they import at once. */
function neededBy(from: readonly Chunk[], bundle: Bundle): string[] {
  const scripts = new Set(from.map(({ fileName }) => fileName));
  const styles = new Set<string>();
  for (const name of scripts) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const other of chunk.imports) scripts.add(other);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  }
  return [...styles, ...scripts];
}

function withAhead(html: string, needed: readonly string[], asking: string): string {
  const links = needed
    .filter((name) => !html.includes(name))
    .map((name) =>
      name.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${name}" />`
        : `<link rel="modulepreload" crossorigin href="/${name}" />`,
    );
  // Before all else in the head: it has to find out whose page it is while the rest is on its way.
  const first = `<meta name="behind-the-door" content="" />
    <script type="module" async crossorigin src="/${asking}"></script>`;
  return html
    .replace('<script', `${first}\n    <script`)
    .replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
}

/** The sign of the house stands in the page itself, before any script. */
export const withSign = (): Plugin => ({
  name: 'with-sign',
  transformIndexHtml: (html) => html.replace('%sign%', signPath),
});
