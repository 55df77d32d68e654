/** The super users' own screen: how the house is, invitations and who waits for one, who invited whom. */
export { SuperDashboard } from './SuperDashboard.tsx';
