import { partLater } from '../../ui/index.ts';

/** What a salon writes together. */
export { docs } from './manifest.ts';

/** It comes when it is shown: this comes with everything behind the door. */
export const DocsAcross = partLater(async () => (await import('./across/DocsAcross.tsx')).DocsAcross);
