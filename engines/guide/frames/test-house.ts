import type { Ear } from '../ear/ear.ts';
import type { Known } from '../read/read.ts';
import type { Task } from '../talk/world.ts';
import { framesOf } from './read-frames.ts';
import type { Frame } from './frame.ts';

const someone = (id: string, name: string): Known['me'] => ({ id, name, realName: null });
const task = (id: string, title: string): Task => ({
  id,
  title,
  spaceId: 'home',
  status: 'pending',
  priority: 3,
  dueDate: null,
  dueTime: null,
  assignedTo: null,
  createdBy: 'ruth',
  touchedAt: new Date('2026-11-10T08:00:00Z'),
  completedAt: null,
});

/** Ruth speaks, on a Wednesday morning in November. */
export const testHouse: Known = {
  now: new Date('2026-11-18T09:30:00Z'),
  timeZone: 'Europe/Amsterdam',
  me: someone('ruth', 'Ruth'),
  people: [
    someone('tomas', 'Tomas'),
    someone('anna', 'Anna'),
    someone('ines', 'Ines'),
    someone('noor', 'Noor'),
    someone('grete', 'Oma Grete'),
    someone('piet', 'Piet'),
    someone('kofi', 'Kofi'),
  ],
  spaces: [],
  tasks: [task('gutters', 'Clean the gutters'), task('roof', 'Get three prices for the roof')],
  events: [],
  reminders: [],
};

/** An ear that votes for nothing: what is read then is read off the form alone. */
export const deaf: Ear = () => new Map();

export const framesIn = (text: string, ear: Ear = deaf): readonly Frame[] => framesOf(text, testHouse, ear);

export function frameIn(text: string): Frame {
  const [frame, ...others] = framesIn(text);
  if (frame === undefined || others.length > 0)
    throw new Error(`${String(others.length + 1)} frames: ${text}`);
  return frame;
}
