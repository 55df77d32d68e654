import type { Call } from '@kinsong/contract/common/call.ts';
import type { ErrorCode } from '@kinsong/contract/common/errors.ts';

/** What any call may be answered with: the house may be full, its disk too, or it breaks. */
const always: readonly ErrorCode[] = ['rate.limited', 'house.full', 'house.room', 'house.broken'];

/**
 * Everything that a call may refuse: what it declares, and what follows from who may make it and what it takes. The
 * description is made of this, and in tests every answer is held against it.
 */
export function refusalsOf(call: Call): ReadonlySet<ErrorCode> {
  const { errors, permission, method, params, query, upload } = call;
  const isChange = method !== 'GET';
  const isGuarded = permission !== 'anyone';
  const needsRight = isGuarded && permission !== 'person';
  return new Set<ErrorCode>([
    ...errors,
    ...(isGuarded ? (['auth.needed'] as const) : []),
    ...(needsRight ? (['found.not', 'allowed.not'] as const) : []),
    ...(params === undefined ? [] : (['found.not'] as const)),
    ...(isChange ? (['auth.origin', 'input.large'] as const) : []),
    ...(isChange || params !== undefined || query !== undefined ? (['input.wrong'] as const) : []),
    ...(upload === undefined ? [] : [upload.tooLarge]),
    ...always,
  ]);
}
