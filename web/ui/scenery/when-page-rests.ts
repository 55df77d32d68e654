/** Nothing came to stand on the page for so long: what was on its way there is there, or waits for a slow line. */
const RESTS = 300;
/** Where something always moves, there is no rest to wait for. */
const LONGEST = 2000;

/** Calls once, when the page has come to rest; what it answers with takes that back. */
export function whenPageRests(call: () => void): () => void {
  const begun = performance.now();
  let timer = setTimeout(rested, RESTS);
  const making = new MutationObserver(() => {
    clearTimeout(timer);
    const left = begun + LONGEST - performance.now();
    timer = setTimeout(rested, Math.min(RESTS, Math.max(0, left)));
  });
  making.observe(document.body, { childList: true, subtree: true });
  function rested(): void {
    making.disconnect();
    call();
  }
  return () => {
    making.disconnect();
    clearTimeout(timer);
  };
}
