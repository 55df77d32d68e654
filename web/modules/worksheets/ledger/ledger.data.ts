import { changeRule, give, readLedger, type NewGift } from '@kinsong/contract/worksheets/ledger.ts';
import type { Rule } from '@kinsong/engines/worksheets/ledger.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';
import { useRows } from '../../../platform/live/use-rows.ts';
import { useStore } from '../../../platform/store.ts';
import { ledgerMoves, worksheetsRows } from '../worksheets.data.ts';

/** Where does the ledger come from? From the house, and again whenever it says that it moved. It is not kept here. */
export function useLedger(space: string, limit: number) {
  useRows(space, worksheetsRows);
  const moves = useStore(ledgerMoves.of(space));
  return useQuery({
    queryKey: ['ledger', space, limit, moves],
    queryFn: ({ signal }) => ask(readLedger, { params: { space_id: space }, query: { limit } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export const writeGift = (space: string, gift: NewGift) =>
  ask(give, { params: { space_id: space }, body: gift });

export const chooseRule = (space: string, rule: Rule) =>
  ask(changeRule, { params: { space_id: space }, body: { ...rule, needs: [...rule.needs] } });
