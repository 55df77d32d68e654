/** Words that stand before a name and greet nobody alone: it is "Oma Grete", never "Oma" or "Grete". */
const titles = new Set(
  'oma opa omi opi tante onkel aunt auntie uncle grandma grandpa granny gran grandmother grandfather nana mama papa mum dad mr mrs ms miss dr prof frau herr sister brother'.split(
    ' ',
  ),
);

/** Words a family name begins with. Where a name begins with one, no first name was given. */
const particles = new Set('van von vom de der den di da du del della la le ter ten zu zum zur'.split(' '));

/** Two people under one name are both greeted, and "Dam, Anna" begins with the family. */
const severalPeople = /[&+,/]|\s(?:and|und|et|y|en)\s/i;

const isTitle = (word: string): boolean => titles.has(word.toLowerCase().replace(/\.$/, ''));

/** How someone is greeted: "Anna" for Anna van Dam, "Oma Grete" for Oma Grete Visser, and "Oma" where that is all. */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const whole = words.join(' ');
  if (severalPeople.test(whole) || particles.has(words[0] ?? '')) return whole;
  const first = words.findIndex((word) => !isTitle(word));
  return first === -1 ? whole : words.slice(0, first + 1).join(' ');
}
