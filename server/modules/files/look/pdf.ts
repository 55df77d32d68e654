import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Source } from '../pieces.ts';

/** Its end alone is looked at here. It is opened where pictures are: what breaks a reader breaks no house. */
export async function refuseOddPdf(source: Source): Promise<void> {
  const tail = await source.readAt(Math.max(0, source.size - 66_000), 66_000);
  // Two files in one: whoever saves it under another name has something else than what was shown here.
  if (tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') >= 0) throw new Refusal('file.hostile');
  if (!tail.includes('%%EOF', 0, 'latin1')) throw new Refusal('file.kind');
}
