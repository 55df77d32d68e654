/**
 * Whoever opens their thread will speak in a moment: until then the built-in guide is loaded, and has heard a first
 * sentence, which takes it longest. Nobody waits for it here; should it fail, the answer says so.
 */
export function preloadBuiltIn(): void {
  loaded ??= import('./built-in.ts').then(({ warmUp }) => warmUp());
  loaded.catch(() => undefined);
}
let loaded: Promise<void> | null = null;
