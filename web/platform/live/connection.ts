import { house } from '../house.ts';
import { useStore } from '../store.ts';
import type { Connection } from './socket.ts';

export const useConnection = (): Connection => useStore(house().socket.connection);
