import { signedIn } from '../../../platform/signed-in.ts';
import { someone, type People } from '../people-words.ts';
import type { TaskView } from './task-filter.ts';

export const dueWords: Readonly<Record<TaskView['due'], string>> = {
  '': '',
  late: 'Late',
  week: 'Within a week',
  none: 'No date',
};

export function whoWords(who: string, people: People): string {
  if (who === '') return '';
  if (who === 'anyone') return 'Nobody yet';
  if (who === 'outside') return 'Someone outside';
  if (who === signedIn().person.id) return 'Mine';
  return someone(who, people)?.name ?? 'Someone';
}
