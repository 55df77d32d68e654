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

/** That this browser has them; `skin.js` looks for it before the first paint. */
const kept = 'kinsong.letters';

function keep(): void {
  try {
    localStorage.setItem(kept, 'here');
  } catch {
    // A browser that keeps nothing gets them after the words each time.
  }
}

/** Long enough for the first words to stand. */
const AFTER = 1500;

/** Behind the door, where the words of a talk go before: they are asked for when those stand. */
export function lettersAfterWords(): void {
  const page = document.documentElement.dataset;
  if (page['letters'] !== 'later') return;
  const bring = () => {
    delete page['letters'];
    void fetchLetters().catch(() => {});
  };
  // A slow processor has no quiet moment before the words stand.
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(bring, { timeout: 8000 });
    else bring();
  }, AFTER);
}

async function fetchLetters(): Promise<void> {
  const skin = getComputedStyle(document.documentElement);
  await Promise.all(
    cuts.map(([face, cut]) => document.fonts.load(`${cut} 1em ${skin.getPropertyValue(face).split(',')[0]}`)),
  );
  keep();
}

/** Asked for beside the first screen and not after it, so that its words stand where they will stay. */
export const letters = (): Promise<void> =>
  Promise.race([fetchLetters().catch(() => {}), new Promise<void>((passed) => setTimeout(passed, LONGEST))]);
