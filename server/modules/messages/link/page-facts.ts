import type { LinkPreview } from '@kinsong/contract/messages/message-parts.ts';

/** What a page says of itself in its head. */
export interface PageFacts extends Pick<LinkPreview, 'site' | 'title' | 'description'> {
  /** Where it says that its picture lies, made whole. */
  readonly picture: string | null;
}

const longest = { title: 160, description: 240, site: 60 } as const;
/** A head is short; what comes after so much is not looked at. */
const lookedAt = 200_000;
const mostTags = 400;

/**
 * Reads title, description and picture of a page's source, by simple signs in one pass: nothing of it is run, and what
 * comes of it is plain text. Null where it has no title.
 */
export function factsOf(source: string, address: string): PageFacts | null {
  const head = source.slice(0, lookedAt).replaceAll(/<!--[^]*?(?:-->|$)/g, '');
  const meta = metaIn(head);
  const title = tidy(
    meta.get('og:title') ??
      meta.get('twitter:title') ??
      /<title[^>]{0,200}>([^<]{1,1000})/i.exec(head)?.[1] ??
      '',
    longest.title,
  );
  if (title === '') return null;
  const url = new URL(address);
  const picture = meta.get('og:image:secure_url') ?? meta.get('og:image') ?? meta.get('twitter:image') ?? '';
  return {
    title,
    description: tidy(
      meta.get('og:description') ?? meta.get('description') ?? meta.get('twitter:description') ?? '',
      longest.description,
    ),
    site: tidy(meta.get('og:site_name') ?? url.hostname.replace(/^www\./, ''), longest.site),
    picture: picture === '' ? null : wholeAddress(unescaped(picture), address),
  };
}

function metaIn(head: string): Map<string, string> {
  const found = new Map<string, string>();
  let tags = 0;
  for (const [, inside = ''] of head.matchAll(/<meta\s([^<>]{1,4000})>/gi)) {
    if ((tags += 1) > mostTags) break;
    const name = (attribute(inside, 'property') ?? attribute(inside, 'name'))?.toLowerCase();
    const content = attribute(inside, 'content');
    if (name !== undefined && content !== undefined && !found.has(name)) found.set(name, content);
  }
  return found;
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 31 && code <= 0x10_ffff ? String.fromCodePoint(code) : ' ';
  });

/** Plain text on one line, no longer than there is room for. */
function tidy(text: string, most: number): string {
  const flat = unescaped(text)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  const letters = Array.from(flat);
  return letters.length <= most
    ? flat
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

function wholeAddress(picture: string, address: string): string | null {
  const url = URL.parse(picture, address);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
}
