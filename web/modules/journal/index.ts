/** The secret journal: the page is fetched when somebody goes there. */
export const loadJournal = () => import('./JournalScreen.tsx').then(({ JournalScreen }) => JournalScreen);
