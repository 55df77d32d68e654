import { Refusal } from '@kinsong/contract/common/errors.ts';
import { second } from '@kinsong/contract/common/time.ts';
import { fetchLink, TooLarge, type Bounds } from './fetch-link.ts';
import type { Network } from './network.ts';

const patience = 8 * second;

/** Fetches the picture that somebody would like to wear. */
export async function fetchPicture(
  link: string,
  network: Network,
  bounds: Pick<Bounds, 'largest'> & Partial<Bounds>,
): Promise<Uint8Array> {
  try {
    return (await fetchLink(link, network, { patience, accept: 'image/*', ...bounds })).bytes;
  } catch (error) {
    if (error instanceof TooLarge) throw new Refusal('avatar.large');
    // Which of our precautions said no is not told: the answer would be a map of our network.
    throw new Refusal('avatar.link', { url: '' });
  }
}
