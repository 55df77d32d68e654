export { job, type Job } from './job.ts';
export { makeJobs, type Jobs } from './jobs.ts';
