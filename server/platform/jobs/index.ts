export type { FailedJob } from './failed-jobs.sql.ts';
export { job, type Job } from './job.ts';
export { makeJobs, type Jobs } from './jobs.ts';
