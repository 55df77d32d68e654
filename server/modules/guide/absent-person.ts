import type { Person } from '../../platform/person.ts';

/** Somebody whom nobody asked for: a job acts for them and may do no more than they. */
export const absentPerson = (id: string): Person => ({ id, roles: [], sessionId: '' });
