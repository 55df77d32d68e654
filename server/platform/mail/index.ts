export { frame, inOneLine } from './letter-layout.ts';
export { inHtml, type Letter } from './letter.ts';
export { addressOfLetter, lettersOnTheirWay, letterJob, postLetter } from './letter.job.ts';
export type { Mail } from './mail.ts';
export { makeMail } from './make-mail.ts';
