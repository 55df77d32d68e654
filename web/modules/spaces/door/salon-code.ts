import { codesBrought, forgetCodeOf } from '../../../platform/session/salon-code.ts';
import { useStore } from '../../../platform/store.ts';

/** The code with which this browser came to a salon, until it was taken up or laid aside. */
export const useSalonCode = (space: string | undefined): string | undefined => {
  const codes = useStore(codesBrought);
  return space === undefined ? undefined : codes.get(space);
};

export const forgetSalonCode = (space: string): void => forgetCodeOf(space);
