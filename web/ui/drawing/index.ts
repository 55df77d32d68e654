/** For scenes that are painted: chance that repeats, noise, inks from the tokens, and strokes. */
export { bell, chance, type Chance } from './chance.ts';
export { inksOf, type Inks } from './ink.ts';
export { layered, noise } from './noise.ts';
export { across, around, dot, down, glow, GOLDEN, layer, shape, TURN, type Pen } from './paint.ts';
export { signBox, signPath } from './sign.paths.ts';
