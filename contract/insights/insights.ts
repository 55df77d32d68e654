import { userDashboard } from './dashboard.ts';
import { myFigures, spaceFigures } from './figures.ts';

export const insightsCalls = [userDashboard, myFigures, spaceFigures];
