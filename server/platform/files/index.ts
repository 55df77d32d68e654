export { makeFiles, type Files } from './files.ts';
