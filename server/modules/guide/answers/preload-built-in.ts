/**
 * Whoever opens their thread will speak in a moment: until then the built-in guide is loaded and its ear has been to
 * school, which takes a second. Nobody waits for it here; should it fail, the answer says so.
 */
export function preloadBuiltIn(): void {
  Promise.all([
    import('../builtin/index.ts'),
    import('../builtin/ear/ear.ts').then(({ ear }) => ear()),
  ]).catch(() => undefined);
}
