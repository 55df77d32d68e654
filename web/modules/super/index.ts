/** The super users' own screen: invitations and who waits for one. */
export { SuperDashboard } from './SuperDashboard.tsx';
