import { lengthOf, strokesOf, struckAfter, type Stroke } from '@kinsong/engines/onboarding/typing.ts';
import { Store } from '../../../platform/store.ts';
import { chance } from '../../../ui/drawing/index.ts';

/** Types a text while somebody sees it. Each line follows only what happens to itself. */
export class Typist {
  /** How many keys were struck. */
  readonly struck = new Store(0);
  readonly #paragraphs: readonly string[];
  readonly #strokes: readonly Stroke[];

  constructor(paragraphs: readonly string[], whole: boolean) {
    this.#paragraphs = paragraphs;
    this.#strokes = strokesOf(paragraphs, chance(paragraphs.join('').length));
    if (whole) this.finish();
  }

  readonly isDone = (): boolean => this.struck.get() >= this.#strokes.length;

  /** How much of a paragraph stands. */
  lengthOf(paragraph: number): number {
    const { length = 0 } = this.#paragraphs[paragraph] ?? {};
    return lengthOf(this.#strokes, this.struck.get(), paragraph, length);
  }

  /** In which paragraph the cursor stands. */
  readonly at = (): number => (this.#strokes[this.struck.get()] ?? this.#strokes.at(-1))?.paragraph ?? 0;

  readonly finish = (): void => this.struck.set(this.#strokes.length);

  /** Types on from where it stands; its answer is how to hold it. */
  readonly begin = (): (() => void) => {
    const start = performance.now() - (this.#strokes[this.struck.get() - 1]?.at ?? 0);
    let timer: ReturnType<typeof setTimeout>;
    const type = () => {
      const passed = performance.now() - start;
      this.struck.set(Math.max(this.struck.get(), struckAfter(this.#strokes, passed)));
      const next = this.#strokes[this.struck.get()];
      if (next) timer = setTimeout(type, Math.max(0, next.at - passed));
    };
    type();
    return () => clearTimeout(timer);
  };
}
