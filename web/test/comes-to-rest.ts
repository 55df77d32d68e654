const frames = 4;
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Waits until these stand still: a letterform that arrives, or a frame that takes its size, moves what lies below. */
export async function comesToRest(all: () => Iterable<Element>): Promise<void> {
  const places = (): string =>
    Array.from(all(), (each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return [left, top, width, height].join();
    }).join(' ');
  for (let before = '', still = 0; still < frames;) {
    await document.fonts.ready;
    await nextFrame();
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
