import { signedIn } from '../signed-in.ts';
import { useStore } from '../store.ts';
import type { Connection } from './socket.ts';

export const useConnection = (): Connection => useStore(signedIn().socket.connection);
