import { signedIn } from './signed-in.ts';
import { useStore } from './store.ts';
import { who } from './session/session.ts';

/** Whether the one who is here is a founder; what this browser remembers of them is corrected as the house answers. */
export function useIsFounder(): boolean {
  useStore(who);
  return signedIn().person.is_founder;
}
