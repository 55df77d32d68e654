/** The parts of the first evening in their order, by the specification's own keys of their screens. */
export const parts = [
  'sacred_tenets',
  'manifesto_onboarding',
  'guild_creation',
  'game_features',
  'game_intro',
  'gameplay_intro',
  'game_montage',
  'system_warning',
  'consciousness_reveal',
  'realworld_focus',
  'belonging_reminder',
] as const;
export type Part = (typeof parts)[number];

/** Where the evening ends: the specification's `mobile_chat`. */
export const game = 'mobile_chat';
export type Step = Part | typeof game;

export const outcomes = ['finished', 'skipped'] as const;
export type Outcome = (typeof outcomes)[number];

/** How far somebody's first evening has come. A part that ended is not asked for again. */
export interface Evening {
  readonly ended: Readonly<Partial<Record<Part, Outcome>>>;
  /** With their manifesto they asked to found a guild. */
  readonly guildWanted: boolean;
}

export const begun: Evening = { ended: {}, guildWanted: false };

/** A part is finished, skipped, or all that is left is skipped from there ('Skip to Game'). */
export const acts = [...outcomes, 'to_game'] as const;
export type Act = (typeof acts)[number];

/** What must be done once: the promises. All else may be skipped. */
const unskippable = new Set<Part>(['sacred_tenets']);
/** From these one may go straight to the game; before them stands what the house needs to know. */
const leadToGame = new Set<Part>(['game_features', 'game_intro', 'system_warning']);

export const maySkip = (part: Part): boolean => !unskippable.has(part);

/** May somebody whose evening has come so far do this? Nothing is done before the promises are given. */
export function may(evening: Evening, part: Part, act: Act): boolean {
  if (part !== 'sacred_tenets' && evening.ended.sacred_tenets === undefined) return false;
  if (act === 'to_game') return leadToGame.has(part);
  return act === 'finished' || maySkip(part);
}

/** What ended stays as it ended: opened again and left by another way, it changes nothing. */
export function happened(evening: Evening, part: Part, act: Act): Evening {
  const outcome = act === 'finished' ? 'finished' : 'skipped';
  const endedNow = act === 'to_game' ? parts.slice(parts.indexOf(part)) : [part];
  const ended = { ...Object.fromEntries(endedNow.map((each) => [each, outcome])), ...evening.ended };
  return { ...evening, ended };
}

/** A guild is asked about where one was asked for, and not when the evening has gone on. */
const isAsked = ({ ended, guildWanted }: Evening, part: Part): boolean =>
  part !== 'guild_creation' || (guildWanted && ended.game_features === undefined);

/** The step somebody is at: the first part that they were not led through yet. */
export function stepOf(evening: Evening): Step {
  const step = parts.find((part) => evening.ended[part] === undefined && isAsked(evening, part));
  return step ?? game;
}

/** The way back: the part before this one. Whoever asked for no guild was not shown where one is founded. */
export function before(part: Part, guildWanted: boolean): Part | null {
  const earlier = parts
    .slice(0, parts.indexOf(part))
    .filter((each) => guildWanted || each !== 'guild_creation');
  return earlier.at(-1) ?? null;
}

/** Has somebody at this step been through the part already? */
export const isBehind = (part: Part, step: Step): boolean =>
  step === game || parts.indexOf(part) < parts.indexOf(step);

/** Forms are opened again to change them; all else plays on from there. */
const forms = new Set<Part>(['sacred_tenets', 'manifesto_onboarding', 'guild_creation']);

/** Where a part leads that is opened once more: on through what one has seen, and no further than one had come. */
export function afterAgain(part: Part, step: Step): Step | null {
  if (forms.has(part)) return step === game ? null : step;
  const next = parts[parts.indexOf(part) + 1];
  return next !== undefined && isBehind(next, step) ? next : step;
}

/** The later of two steps: an answer that was long under way leads nobody back. */
export const later = (a: Step, b: Step): Step =>
  a === game || (b !== game && parts.indexOf(a) >= parts.indexOf(b)) ? a : b;

/** The evening of somebody of whom only the step is known: what is before it ended. */
export const eveningAt = (step: Step, guildWanted: boolean): Evening => ({
  ended: Object.fromEntries(parts.filter((part) => isBehind(part, step)).map((part) => [part, 'finished'])),
  guildWanted,
});
