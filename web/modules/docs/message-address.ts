import { Id } from '@kinsong/contract/common/ids.ts';

export interface NamedMessage {
  readonly message_id: string;
  readonly space_id: string;
  readonly text: string;
}

export const messageAddress = (space: string, message: string): string =>
  `/salon/${space}?message=${message}`;

/** Which message an address of this house names, where it names one. */
export function namedMessage(address: string, house = location.origin): NamedMessage | undefined {
  const url = URL.parse(address);
  const space = /^\/salon\/([^/]+)$/.exec(url?.pathname ?? '')?.[1];
  const message = url?.searchParams.get('message');
  if (url?.origin !== house || !Id.safeParse(space).success || !Id.safeParse(message).success)
    return undefined;
  return { message_id: message ?? '', space_id: space ?? '', text: '' };
}
