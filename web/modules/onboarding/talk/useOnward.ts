import { useNavigate } from '@tanstack/react-router';
import { eveningAddresses } from '../../../platform/session/evening-addresses.ts';
import { stepNow } from '../evening.data.ts';

/** Where both buttons lead: on with the evening for who came from it, else to the organiser, as specified. */
export function useOnward(): () => void {
  const go = useNavigate();
  return () => {
    const inside = new URLSearchParams(location.search).has('evening');
    void go({ href: inside ? eveningAddresses[stepNow()] : '/organiser' });
  };
}
