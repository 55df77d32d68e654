/** How one comes in and where one is signed in, and who came by one's invitations. */
export { Account } from './Account.tsx';
