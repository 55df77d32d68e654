import { focusTags } from '@kinsong/contract/guilds/focus-tags.ts';
import { waysBetween, type Place } from '../../../ui/scenery/star-path.ts';

/** Thirteen sparks that leave a fire along the turns of the house’s own sign, each further out than the last. */
const centre = { x: 200, y: 104 };
const turns = 1.6;
const inner = 26;
const outer = 92;
/** The picture is twice as broad as high, and so is the way of the sparks. */
const broad = 1.62;

function placeOf(at: number): Place {
  const part = at / (focusTags.length - 1);
  const angle = (part - 1) * turns * 2 * Math.PI - Math.PI / 2;
  const distance = inner * (outer / inner) ** part;
  return [
    Math.round(centre.x + Math.cos(angle) * distance * broad),
    Math.round(centre.y + Math.sin(angle) * distance),
  ];
}

export const focusStars: Readonly<Record<string, Place>> = Object.fromEntries(
  focusTags.map((tag, at) => [tag, placeOf(at)]),
);

const neighbours = focusTags.slice(1).map((tag, at) => [focusTags[at] ?? tag, tag] as const);

export const focusWays = waysBetween(focusStars, neighbours, ([fromX, fromY], [toX, toY]) => {
  // Bent outward, as a turn is.
  const x = centre.x + ((fromX + toX) / 2 - centre.x) * 1.12;
  const y = centre.y + ((fromY + toY) / 2 - centre.y) * 1.12;
  return `M${fromX} ${fromY}Q${Math.round(x)} ${Math.round(y)} ${toX} ${toY}`;
});
