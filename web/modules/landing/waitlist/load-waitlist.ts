/** The form and its fields come when they are asked for, so that the front of the house stays light. */
export const loadWaitlist = async () => (await import('./Waitlist.tsx')).Waitlist;
