import type { Facts } from './facts.ts';

const begin = '<!-- map: written by scripts/map.mjs -->';
const end = '<!-- /map -->';
export const folder = 'docs/modules';

/** The table of modules, and the screens that nothing draws yet. */
function summary(facts: readonly Facts[]): string {
  const standing = facts.filter(({ folders }) => folders.length > 0);
  const rows = standing.map((each) => {
    const stands = each.screens.filter((screen) => screen.stands);
    const shown = [...new Set(stands.map(({ address }) => `\`${address}\``))];
    return `| ${nameOf(each)} | ${each.holds} | ${shown.join(' ') || '–'} |`;
  });
  const toCome = facts.flatMap(({ screens }) => screens.filter(({ stands }) => !stands));
  return [
    '| module | holds | screens |',
    '| --- | --- | --- |',
    ...rows,
    ...(toCome.length === 0
      ? []
      : [
          '',
          `Still placeholders: ${[...new Set(toCome.map(({ address }) => `\`${address}\``))].join(' ')}.`,
        ]),
  ].join('\n');
}

const hasPage = ({ calls, tables, events }: Facts): boolean =>
  calls.length + tables.length + events.length > 0;
const nameOf = (facts: Facts): string =>
  hasPage(facts) ? `[**${facts.module}**](${folder}/${facts.module}.md)` : `**${facts.module}**`;

/** A module's own page: where it stands, its calls, its events and its tables. */
function pageOf({ module, holds, folders, screens, calls, events, tables }: Facts): string {
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
  return [
    `# ${module}`,
    '',
    `Holds ${holds}. Stands in ${folders.map((each) => `[${each}](../../${each})`).join(', ')}. Written by scripts/map.mjs.`,
    ...part(
      'Screens',
      screens.map(
        ({ key, address, stands }) => `- ${key} \`${address}\`${stands ? '' : ', a placeholder still'}`,
      ),
    ),
    ...part(
      'Calls',
      calls.map(({ name, method, path }) => `- ${name.slice(module.length + 1)} \`${method} ${path}\``),
    ),
    ...part(
      'Events',
      events.map((name) => `- ${name}`),
    ),
    ...part(
      'Tables',
      tables.map((name) => `- ${name}`),
    ),
    '',
  ].join('\n');
}

/** The page of each module that has one, by its path. */
export const pages = (facts: readonly Facts[]): ReadonlyMap<string, string> =>
  new Map(facts.filter(hasPage).map((each) => [`${folder}/${each.module}.md`, pageOf(each)]));

/** MAP.md with its table put in anew; whatever else stands on it stays. */
export function withTable(page: string, facts: readonly Facts[]): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`MAP.md has lost its markers: ${begin} … ${end}`);
  return `${page.slice(0, from)}${begin}\n${summary(facts)}\n${page.slice(to)}`;
}
