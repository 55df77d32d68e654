import { useEffect, useState } from 'react';
import { ways } from './entry.data.ts';

/** The other service one may come in through, once the house has said that there is one. */
export function useFederatedService(offered: boolean): string | null {
  const [service, setService] = useState<string | null>(null);
  useEffect(() => {
    if (!offered) return;
    ways().then(
      ({ federated }) => setService(federated),
      // Without an answer it is not offered: the other ways stand there.
      () => {},
    );
  }, [offered]);
  return service;
}
