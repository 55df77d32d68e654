import { readFileSync } from 'node:fs';

export interface HouseScreen {
  readonly key: string;
  readonly address: string;
  readonly title: string;
  readonly light: boolean;
}

const source = new URL('../web/app/screens.ts', import.meta.url);
/** `light(key, address, title` and `inner(key, address, area, title`, as the one list of screens has them. */
const line = /\b(light|inner)\(\s*'([^']+)',\s*'([^']+)',\s*(?:(?<=inner[^)]*)'[a-z]+',\s*)?'([^']+)'/g;

/** Read off the list as it is written: it holds components, which only the browser can load. */
export function screensOfTheHouse(): HouseScreen[] {
  const found = [...readFileSync(source, 'utf8').matchAll(line)].map(([, shell, key, address, title]) => ({
    key: key ?? '',
    address: address ?? '',
    title: title ?? '',
    light: shell === 'light',
  }));
  // The kit's page is for those who build; it is not in what people get.
  return found.filter(({ key }) => key !== 'house');
}
