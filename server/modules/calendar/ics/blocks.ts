/** A calendar that can not be read, and where: the line of the file as it is counted by whoever opens it. */
export class BrokenCalendar extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.name = 'BrokenCalendar';
    this.line = line;
  }
}

/** The file holds something else altogether. */
export class NoCalendar extends Error {}

/** One line as it was meant, however it was folded, and where in the file it began. */
export interface ContentLine {
  readonly line: number;
  readonly name: string;
  readonly text: string;
}

/** What stands between a BEGIN and its END below the calendar itself: an event, a zone, a task. */
export interface Block {
  readonly name: string;
  readonly line: number;
  readonly lines: readonly ContentLine[];
}

/** Cuts a file into its parts. Each is read by itself, so that what is broken in one is found in it. */
export function blocksIn(text: string): Block[] {
  const lines = contentLines(text);
  if (lines[0]?.text.toUpperCase() !== 'BEGIN:VCALENDAR') throw new NoCalendar();
  const open: ContentLine[] = [];
  const blocks: Block[] = [];
  let block: ContentLine[] = [];
  for (const line of lines) {
    if (line.name === 'BEGIN') {
      if (open.length === 0 && kindOf(line) !== 'VCALENDAR')
        throw new BrokenCalendar(line.line, `${quote(line.text)} stands outside of the calendar.`);
      open.push(line);
    } else if (open.length === 0) {
      throw new BrokenCalendar(line.line, `${quote(line.text)} stands outside of the calendar.`);
    }
    if (open.length > 1) block.push(line);
    if (line.name !== 'END') continue;
    const begun = open.pop()!;
    if (kindOf(begun) !== kindOf(line))
      throw new BrokenCalendar(line.line, `${quote(line.text)} ends what line ${begun.line} did not begin.`);
    if (open.length !== 1) continue;
    blocks.push({ name: kindOf(begun), line: begun.line, lines: block });
    block = [];
  }
  const unended = open.at(-1);
  if (unended !== undefined)
    throw new BrokenCalendar(unended.line, `${quote(unended.text)} has no end: the file stops before it.`);
  return blocks;
}

const kindOf = ({ text }: ContentLine): string =>
  text
    .slice(text.indexOf(':') + 1)
    .trim()
    .toUpperCase();

/** Lines that begin with a space go on with the one before. */
function contentLines(text: string): ContentLine[] {
  const lines: ContentLine[] = [];
  let parts: string[] = [];
  let from = 0;
  const finish = (): void => {
    if (parts.length > 0) lines.push(contentLine(parts.join(''), from));
    parts = [];
  };
  for (const [at, raw] of text.split(/\r\n|\n|\r/).entries()) {
    if ((raw.startsWith(' ') || raw.startsWith('\t')) && parts.length > 0) parts.push(raw.slice(1));
    else {
      finish();
      if (raw.trim() === '') continue;
      parts = [raw];
      from = at + 1;
    }
  }
  finish();
  return lines;
}

function contentLine(text: string, line: number): ContentLine {
  const name = /^[A-Za-z0-9-]+(?=[;:])/.exec(text)?.[0].toUpperCase();
  if (name !== undefined) return { line, name, text };
  if (line === 1) throw new NoCalendar();
  throw new BrokenCalendar(line, `${quote(text)} is no line of a calendar.`);
}

const longestQuote = 48;

/** As much of a line as shows which one is meant. */
export function quote(text: string): string {
  const line = text.replace(/\p{Cc}/gu, ' ').trim();
  return `“${line.length > longestQuote ? `${line.slice(0, longestQuote).toWellFormed()}…` : line}”`;
}
