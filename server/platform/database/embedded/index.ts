export { startEmbedded, type Embedded, type EmbeddedOptions } from './embedded.ts';
export { hasDatabase, isHeld, removeDatabase, runningDatabase } from './running-database.ts';
