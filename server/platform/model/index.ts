export type { Ask, Part, Tokens, Turn } from './exchange-types.ts';
export { ModelFailure } from './failure.ts';
export { makeModel, type Model } from './model.ts';
