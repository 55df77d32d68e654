/** Where a shortened word ends with a point, and the sentence does not. */
const shortened = /\b(?:mr|mrs|ms|dr|st|no|nr|etc|e\.g|i\.e|ca|approx|\d{1,2})\.$/i;
const ends = /[.!?…]+["”’)\]]*(?=\s|$)/gu;

/** Long enough to be read at a glance. */
export const longestSentence = 180;

/** What a text is made of: its sentences, each on one line and cut between two words where it is long. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap(partsOf)
    .map((part) => cut(part.replaceAll(/\s+/g, ' ').trim()))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function partsOf(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const end of line.matchAll(ends)) {
    const upTo = end.index + end[0].length;
    if (shortened.test(line.slice(from, upTo))) continue;
    parts.push(line.slice(from, upTo));
    from = upTo;
  }
  return [...parts, line.slice(from)];
}

function cut(text: string): string {
  if (text.length <= longestSentence) return text;
  const head = text.slice(0, longestSentence - 1).toWellFormed();
  const between = head.lastIndexOf(' ');
  return `${(between > longestSentence / 2 ? head.slice(0, between) : head).replace(/[\uD800-\uDFFF\uFFFD]$/u, '')}…`;
}

const common = new Set(
  (
    'the a an and or but if so then than that this these those there here is are was were be been being am do does did done ' +
    'have has had having will would shall should can could may might must not no nor yes to of in on at by for from with ' +
    'about into over under again up down out off as it its he she they them we us you your i me my our their his her who ' +
    'whom what when where why how which all any some each every more most other just very too also only still now today'
  ).split(' '),
);

/** What carries the meaning of a sentence: its words without the small ones, shortened to what they have in common. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
  return words
    .map((word) => word.replace(/['’].*$/u, ''))
    .filter((word) => word.length > 2 && !common.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/u, '') : word));
}
