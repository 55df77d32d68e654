import { partLater } from '../../../ui/index.ts';

/** A task that something else names, where it is named. It stands apart: a front door that makes something brings all its rooms along. */
export const TaskInWords = partLater(async () => (await import('./TaskInWords.tsx')).TaskInWords);
