import type { Act, Part } from '@kinsong/engines/onboarding/evening.ts';

/** One text in four screens: between them nothing falls. */
const typed = new Set<Part>(['system_warning', 'consciousness_reveal', 'realworld_focus']);

/** The cloth is brought while one is at a part, so that it hangs ready; whoever is not in the evening carries none. */
export const bringCurtains = () => import('./curtains.ts').then(({ curtains }) => curtains);

/**
 * How one part makes way for the next: light breaks in once one has said who one is, else a curtain falls and rises.
 * Where it could not be brought, one is led on without.
 */
export async function changeScene(part: Part, act: Act, lead: () => void): Promise<void> {
  if (typed.has(part) && act !== 'to_game') return lead();
  const curtains = await bringCurtains().catch(() => null);
  if (curtains === null) return lead();
  if (part === 'manifesto_onboarding') return curtains.breakthrough(lead);
  // The montage has closed its own behind its last segment.
  if (part === 'game_montage') return curtains.openCurtain(lead);
  return curtains.drawCurtain(lead);
}
