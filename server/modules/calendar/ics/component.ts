import ICAL from 'ical.js';
import { BrokenCalendar, quote, type Block, type ContentLine } from './blocks.ts';

const parse = (lines: readonly ContentLine[]): ICAL.Component => {
  const read: unknown = ICAL.parse(lines.map(({ text }) => text).join('\r\n'));
  return new ICAL.Component(read as unknown[]);
};

/** A part of a calendar as the reader understands it; where it does not, the line that is to blame is named. */
export function componentOf(block: Block): ICAL.Component {
  try {
    return parse(block.lines);
  } catch {
    const begin = { line: block.line, name: 'BEGIN', text: `BEGIN:${block.name}` };
    const end = { line: block.line, name: 'END', text: `END:${block.name}` };
    for (const line of block.lines) {
      if (line.name === 'BEGIN' || line.name === 'END') continue;
      try {
        parse([begin, line, end]);
      } catch {
        throw new BrokenCalendar(line.line, `${quote(line.text)} can not be read.`);
      }
    }
    throw new BrokenCalendar(block.line, `What begins here can not be read.`);
  }
}

/** Where a property of the part itself stands, the nth of its name; none within what lies in it, as an alarm does. */
export function lineOf(block: Block, property: string, nth = 0): ContentLine {
  let depth = 0;
  let met = 0;
  for (const line of block.lines) {
    if (line.name === 'BEGIN') depth++;
    else if (line.name === 'END') depth--;
    else if (depth === 1 && line.name === property && met++ === nth) return line;
  }
  return { line: block.line, name: block.name, text: `BEGIN:${block.name}` };
}
