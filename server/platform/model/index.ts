export { ModelFailure } from './failure.ts';
export { makeModel, type Ask, type Model, type Part, type Tokens, type Turn } from './model.ts';
