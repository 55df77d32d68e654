/** For scenes that are painted: chance that repeats, noise, inks from the tokens, and strokes. */
export { bell, chance, type Chance } from './seeded-random.ts';
export { inksOf, type Inks } from './canvas-colours.ts';
export { layered, noise } from './noise.ts';
export { across, around, dot, down, glow, GOLDEN, layer, shape, TURN, type Pen } from './canvas-painting.ts';
export { signBox, signPath } from './logo.paths.ts';
