import * as z from 'zod';

/** Where somebody wants to land: with the guide, or among their projects. */
export const homepages = ['gameplay', 'projects'] as const;
export const Homepage = z.enum(homepages);
export type Homepage = z.infer<typeof Homepage>;
