import type { FailedWork } from '@kinsong/contract/super/failed-work.ts';

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const count = (many: number): string => small[many] ?? String(many);

/** 'Three letters did not arrive'; with other work among them, what failed is counted together. */
export function titleOfFailed(failed: readonly Pick<FailedWork, 'kind'>[]): string {
  const many = failed.length;
  if (failed.every(({ kind }) => kind === 'letter'))
    return many === 1 ? 'One letter did not arrive' : `${count(many)} letters did not arrive`;
  return many === 1 ? 'One piece of work failed' : `${count(many)} things failed`;
}
