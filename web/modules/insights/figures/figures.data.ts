import type { Answer } from '@kinsong/contract/common/call.ts';
import { myFigures, spaceFigures } from '@kinsong/contract/insights/figures.ts';
import { mySpaces } from '@kinsong/contract/spaces/spaces.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';

export type Figures = Answer<typeof myFigures>;

/** Where do the pictures come from? The house, asked when looked at. */
export const useFigures = () =>
  useQuery({
    queryKey: ['you', 'figures'],
    queryFn: ({ signal }) => ask(myFigures, {}, { signal, long: true }),
    retry: false,
  });

const families: ReadonlySet<string> = new Set(['family', 'guild']);

/** The families and guilds whose years can be looked at too. */
export const useFamilies = () =>
  useQuery({
    queryKey: ['you', 'families'],
    queryFn: async ({ signal }) =>
      (await ask(mySpaces, {}, { signal, long: true })).spaces.filter(({ kind }) => families.has(kind)),
    retry: false,
  });

export const useSpaceFigures = (space_id: string | null) =>
  useQuery({
    queryKey: ['you', 'figures', space_id],
    queryFn: async ({ signal }) =>
      (await ask(spaceFigures, { params: { space_id: space_id ?? '' } }, { signal, long: true })).months,
    enabled: space_id !== null,
    retry: false,
  });
