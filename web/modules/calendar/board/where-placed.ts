import { createContext } from 'react';

/** Whether each event says in which salon it is: on a list of several. */
export const WherePlaced = createContext(false);
