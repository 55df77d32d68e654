import { extraOf, type ExtraOf } from '@kinsong/contract/guide/message-extra.ts';

/** Something the guide or the house offers to do, as it hangs on a message. */
export type Offer = ExtraOf<'proposal'> | ExtraOf<'todo_prompt'> | ExtraOf<'project_prompt'>;

export function openOffer(extra: unknown): Offer | undefined {
  const hung = extraOf(extra);
  switch (hung?.kind) {
    case 'proposal':
    case 'todo_prompt':
    case 'project_prompt':
      return hung.state === 'open' ? hung : undefined;
    default:
      return undefined;
  }
}
