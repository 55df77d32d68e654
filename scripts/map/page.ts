import type { Facts } from './facts.ts';

const begin = '<!-- map: written by scripts/map.mjs -->';
const end = '<!-- /map -->';

/** The table, one row a module. */
export function table(facts: readonly Facts[]): string {
  const head = ['| module | screens | calls | events | tables |', '| --- | --- | --- | --- | --- |'];
  const rows = facts.map(({ module, folders, screens, calls, events, tables }) => {
    const doors = folders.map((folder) => `[${folder.split('/')[0] ?? ''}](${folder})`).join(' ');
    return `| **${module}**<br>${doors} | ${cell(screens)} | ${cell(calls)} | ${cell(events)} | ${cell(tables)} |`;
  });
  return [...head, ...rows].join('\n');
}

const cell = (entries: readonly string[]): string => (entries.length === 0 ? '–' : entries.join('<br>'));

/** A page with its table put in anew; whatever else stands on it stays. */
export function withTable(page: string, facts: readonly Facts[]): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`MAP.md has lost its markers: ${begin} … ${end}`);
  return `${page.slice(0, from)}${begin}\n${table(facts)}\n${page.slice(to)}`;
}
