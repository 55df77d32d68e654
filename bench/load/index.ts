import { fileURLToPath } from 'node:url';
import { Helper } from '../run/helper.ts';
import type { LoadQuestions } from './questions.ts';

export type Load = Helper<LoadQuestions>;
export type { RoomAddress } from './rooms/index.ts';

export const startLoad = (): Load => new Helper(fileURLToPath(new URL('main.ts', import.meta.url)));
