import { inHtml, type Letter } from './letter.ts';

interface Action {
  readonly label: string;
  readonly link: string;
}

/** What a letter says. Plain words only: the frame makes them safe and gives them the house's look. */
export interface Words {
  readonly to: string;
  readonly subject: string;
  /** Whom it greets by name, where somebody said it. */
  readonly dear?: string | null;
  /** In someone's own words, which stand as a voice. */
  readonly voice?: { readonly who: string; readonly words: string } | null;
  readonly paragraphs: readonly string[];
  /** The one thing to do, as a button, and as an address for whoever reads plain text; or a few, or nothing. */
  readonly action: Action | readonly Action[];
  /** A code to be typed, where the link does not help. */
  readonly code?: { readonly intro: string; readonly code: string };
  /** Said more quietly at the end. */
  readonly aside: string;
  readonly expiresAt: Date;
}

const date = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

const inWords = (moment: Date): string => `${date.format(moment)} UTC`;

/** Names stand within sentences: one that holds line breaks must not look like a sentence of ours. */
export const inOneLine = (name: string): string => name.replace(/\s+/g, ' ').trim();

/** Text and HTML say the same. No pictures, nothing fetched: a letter tells nobody that it was read. */
export function frame(words: Words): Letter {
  const { to, subject, dear = null, voice = null, paragraphs, action, code, aside, expiresAt } = words;
  const actions = [action].flat();
  const until = actions.length === 0 ? '' : `Good until ${inWords(expiresAt)}.`;
  const hello = dear === null ? 'Hello,' : `Dear ${inOneLine(dear)},`;
  return {
    to,
    subject: inOneLine(subject),
    text: [
      hello,
      ...paragraphs,
      ...(voice === null ? [] : [`${voice.who} says: ${inOneLine(voice.words)}`]),
      ...actions.map(({ label, link }) => `${label}:\n${link}`),
      ...(code === undefined ? [] : [`${code.intro} ${code.code}`]),
      ...(until === '' ? [] : [until]),
      aside,
      '--\nKinsong, a guild to build belonging, with logistics and song',
    ]
      .join('\n\n')
      .concat('\n'),
    html: inPaper(
      subject,
      [
        `<p style="margin:0 0 16px;font-size:21px">${inHtml(hello)}</p>`,
        ...paragraphs.map((said) => paragraph(inHtml(said))),
        voice === null ? '' : spoken(voice),
        actions.map(({ label, link }) => button(label, link)).join('\n'),
        code === undefined ? '' : toBeTyped(code),
        rule,
        quiet(`${until} ${inHtml(aside)}`.trim()),
        ...actions.map(({ label, link }) => quiet(unopened(label, link, actions.length > 1))),
      ].join('\n'),
    ),
    expiresAt: expiresAt.toISOString(),
  };
}

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

const spoken = ({ who, words }: NonNullable<Words['voice']>): string =>
  `<p style="margin:24px 0;padding:2px 0 2px 18px;border-left:3px solid #c8912f;font-size:21px;line-height:1.4;font-style:italic">“${inHtml(inOneLine(words))}”<br><span style="font-size:15px;font-style:normal;color:#6b5a48">${inHtml(who)}</span></p>`;

const toBeTyped = ({ intro, code }: NonNullable<Words['code']>): string =>
  `<p style="margin:0 0 22px;text-align:center;font-size:15px;color:#6b5a48">${inHtml(intro)}<br><strong style="font-size:24px;line-height:1.7;letter-spacing:.1em;white-space:nowrap;color:#2b2118">${inHtml(code)}</strong></p>`;

const rule = '<hr style="height:1px;margin:0 0 16px;border:0;background:#e2d5b8">';

const quiet = (html: string): string =>
  `<p style="margin:0 0 12px;font-size:14px;color:#6b5a48;overflow-wrap:anywhere">${html}</p>`;

const unopened = (label: string, link: string, named: boolean): string =>
  `If the button ${named ? `“${inHtml(label)}” ` : ''}does nothing, open this address:<br>${inHtml(link)}`;

const button = (label: string, link: string): string =>
  `<p style="margin:28px 0;text-align:center"><a href="${inHtml(link)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#7a3e12;color:#fffaf0;font-weight:bold;text-decoration:none">${inHtml(label)}</a></p>`;

/** A warm sheet with the house's thread of gold along its head, as the notebook skin has it. */
const inPaper = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${inHtml(title)}</title></head>
<body style="margin:0;padding:28px 14px;background:#efe6d2;color:#2b2118;font:17px/1.55 Alegreya,Georgia,'Times New Roman',serif">
<div style="max-width:34em;margin:0 auto;background:#fbf6ea;border-top:4px solid #c8912f;border-radius:6px;padding:28px 26px 34px">
<p style="margin:0 0 26px;font-size:14px;font-weight:bold;letter-spacing:.24em;text-align:center;color:#7a3e12">KINSONG</p>
${body}
</div>
<p style="width:46px;height:46px;margin:-20px auto 0;border-radius:50%;background:#8e3022;color:#f3cdb9;font-size:24px;font-style:italic;line-height:46px;text-align:center">K</p>
<p style="max-width:34em;margin:14px auto 0;font-size:13px;color:#6b5a48;text-align:center">a guild to build belonging, with logistics and song</p>
</body></html>
`;
