export { frame, inOneLine } from './frame.ts';
export { inHtml, type Letter } from './letter.ts';
export { letterJob, postLetter } from './letter.job.ts';
export { makeMail, type Mail } from './mail.ts';
