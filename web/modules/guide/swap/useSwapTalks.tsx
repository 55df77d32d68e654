import { sidesOf } from '@kinsong/contract/guide/swap-turns.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import type { TalkElsewhere } from '../../spaces/index.ts';
import { Partner } from './Partner.tsx';
import { useSwaps } from './swap.data.ts';
import { turnInWords } from './turn-words.ts';
import { usePartnerName } from './usePartnerName.ts';

/** The exchanges one is in as talks among others, by their space. */
export function useSwapTalks(): ReadonlyMap<string, TalkElsewhere> {
  const { data = [] } = useSwaps();
  const nameOf = usePartnerName();
  const me = signedIn().person.id;
  return new Map(
    data.map((swap) => {
      const other = sidesOf(swap, me).theirs.person_id;
      return [
        swap.space_id,
        {
          name: swap.about,
          href: `/mairy/swap/${swap.id}`,
          picture: <Partner id={other} />,
          line: `Perspective swap with ${nameOf(other)}: ${turnInWords(swap)}`,
        },
      ];
    }),
  );
}
