import { fileURLToPath } from 'node:url';

/** The fonts of the house come in pieces by script: each letter is drawn from the piece that has it. */
const scripts = [
  ['greek-ext', /[\u1F00-\u1FFF]/u],
  ['greek', /[\u0370-\u03FF]/u],
  ['cyrillic-ext', /[\u0460-\u048F\u0492-\u04AF\u04B2-\u052F]/u],
  ['cyrillic', /[\u0400-\u045F\u0490\u0491\u04B0\u04B1\u2116]/u],
  [
    'latin-ext',
    /[\u0100-\u0130\u0132-\u0151\u0154-\u02BA\u1E00-\u1EFF\u20A0-\u20AB\u20AD-\u20C0\u2C60-\u2C7F]/u,
  ],
  ['latin', /[\u0020-\u00FF\u0131\u0152\u0153\u02BB-\u02DC\u2000-\u206F\u20AC\u2122\u2212]/u],
] as const;
type Script = (typeof scripts)[number][0];

export const faces = ['regular', 'bold', 'italic', 'boldItalic', 'code'] as const;
export type Face = (typeof faces)[number];

const sans: Readonly<Partial<Record<Face, string>>> = {
  regular: '400-normal',
  bold: '700-normal',
  italic: '400-italic',
  boldItalic: '700-italic',
};

const found = (path: string): string => fileURLToPath(import.meta.resolve(`@fontsource/${path}`));

/**
 * The file that has a face for a script. Titles are bold and not in the other font of the house: that one is a variable
 * WOFF2, which PDF's reader of fonts can not measure. Code is in Latin letters or in the plain face.
 */
export function fontFile(face: Face, script: Script): string {
  if (face === 'code' && (script === 'latin' || script === 'latin-ext'))
    return found(`ibm-plex-mono/files/ibm-plex-mono-${script}-400-normal.woff`);
  return found(`alegreya-sans/files/alegreya-sans-${script}-${sans[face] ?? '400-normal'}.woff`);
}

export interface Run {
  readonly script: Script;
  readonly text: string;
}

const scriptOf = (letter: string): Script | null => scripts.find(([, has]) => has.test(letter))?.[0] ?? null;

/** A text in pieces of one script each. A letter that no font of the house has is left out; a tick is written out. */
export function runsOf(text: string): Run[] {
  const runs: { script: Script; text: string }[] = [];
  const known = text.replaceAll('☐', '[ ]').replaceAll(/[☑✓]/g, '[x]').replaceAll('\n', ' ');
  for (const letter of known) {
    const script = scriptOf(letter);
    if (script === null) continue;
    const last = runs.at(-1);
    // A space belongs to every script.
    if (last !== undefined && (last.script === script || letter === ' ')) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}
