export { connect, type Database, type Db } from './pool.ts';
export { migrate } from './migrate.ts';
