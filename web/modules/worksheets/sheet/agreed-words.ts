interface Agreed {
  yes: readonly string[];
  takers: readonly string[];
  lit: boolean;
  me: string;
  nameOf: (id: string) => string;
  /** What a stop is called: a point, a question. */
  one: string;
}

/** Who said yes to a sentence, and for whom it waits. */
export function agreedWords({ yes, takers, lit, me, nameOf, one }: Agreed): string {
  if (lit) return takers.length > 1 ? `All of you said yes. The ${one} is lit.` : `The ${one} is lit.`;
  const waiting = takers.filter((id) => !yes.includes(id));
  const said = yes.map(nameOf);
  const saidWords = said.length === 0 ? '' : `${capital(inList(said))} ${verb(said)} said yes to it. `;
  if (waiting.includes(me)) return `${saidWords}It waits for your yes.`;
  return `${saidWords}It waits for ${inList(waiting.map(nameOf))}.`;
}

const verb = (said: readonly string[]): string => (said.length > 1 || said[0] === 'you' ? 'have' : 'has');
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const inList = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
