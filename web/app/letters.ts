/** The cuts that the front of the house is set in; each skin has faces of its own for them. */
const cuts = [
  ['--face-display', '800'],
  ['--face-read', '400'],
  ['--face-read', 'italic 400'],
  ['--face-ui', '400'],
  ['--face-ui', '500'],
  ['--face-ui', '700'],
] as const;

/** Whoever has a slow connection reads in another face first, and does not wait. */
const LONGEST = 500;

async function fetchLetters(): Promise<void> {
  const skin = getComputedStyle(document.documentElement);
  await Promise.all(
    cuts.map(([face, cut]) => document.fonts.load(`${cut} 1em ${skin.getPropertyValue(face).split(',')[0]}`)),
  );
}

/** Asked for beside the first screen and not after it, so that its words stand where they will stay. */
export const letters: Promise<void> = Promise.race([
  fetchLetters().catch(() => {}),
  new Promise<void>((passed) => setTimeout(passed, LONGEST)),
]);
