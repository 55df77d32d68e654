import type { Measure, View } from './scene-types.ts';

type Painter = (measure: Measure) => void;

/** Each view brings its own painter along, and only that one. */
export async function painterOf(view: View): Promise<Painter> {
  if (view === 'mystical') return (await import('./moonrise/paint-moonrise.ts')).paint;
  const { paint } = await import('./night/paint-night.ts');
  return (measure) => paint(view, measure);
}
