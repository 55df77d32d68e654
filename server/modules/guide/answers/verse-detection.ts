/** Whether words are verse: several short lines that are no list. */
export function isVerse(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 4) return false;
  const short = lines.filter((line) => line.length <= 60).length;
  const listed = lines.filter((line) => /^\s*(?:[-*•]|\d+[.)])\s/.test(line)).length;
  return short / lines.length >= 0.8 && listed / lines.length < 0.3;
}
