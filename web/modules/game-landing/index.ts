export { GameLanding } from './GameLanding.tsx';
