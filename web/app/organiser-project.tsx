import type { Priority } from '@kinsong/contract/common/priority.ts';
import { priorityNames } from '@kinsong/contract/organiser/task-words.ts';
import type { ComponentType } from 'react';
import { loadProjectHead } from '../modules/organiser/index.ts';
import { OrganisedTasks } from '../modules/tasks/index.ts';
import { loadSalon } from './salons.tsx';
import type { ScreenProps } from './screen.ts';

/** P1 Urgent, P2 High, P3 Normal, P4 Low. */
const priorityWord = (priority: Priority): string =>
  `${priorityNames[priority].code} ${priorityNames[priority].word}`;

/** A project at the end of the spiral: the salon that it is, under the organiser's header and in its words. */
export async function loadProject(): Promise<ComponentType<ScreenProps>> {
  const { ProjectHead } = await loadProjectHead();
  const Salon = await loadSalon({
    addressOf: (space) => `/organiser/${space}`,
    afterLeaving: '/organiser',
    // The columns of the four statuses, until somebody chooses the list.
    unsaid: { todo: { view: 'board' } },
    seen: {
      area: 'organiser',
      Header: ProjectHead,
      tabs: {
        messages: 'Messages',
        todo: 'Tasks',
        calendar: 'Calendar',
        peeps: 'Team',
        voting: 'Consensus',
      },
    },
  });
  return function Project(props) {
    return (
      <OrganisedTasks priorityWord={priorityWord}>
        <Salon {...props} />
      </OrganisedTasks>
    );
  };
}
