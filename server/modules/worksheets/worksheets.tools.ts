import { Id } from '@kinsong/contract/common/ids.ts';
import { About, longestAbout } from '@kinsong/contract/worksheets/sheet.ts';
import { formOf, sheetForms } from '@kinsong/engines/worksheets/forms.ts';
import * as z from 'zod';
import { tool, type Tool } from '../../platform/tool.ts';
import { mayOrRefuse, nameOfSpace } from '../spaces/index.ts';
import { beginSheet } from './worksheets.ts';

const titleOf = (key: string): string => formOf(key)?.title ?? key;

/** What the guide may propose here: to sit down together. What is written in a sheet is for people alone. */
export const worksheetsTools: readonly Tool[] = [
  tool({
    name: 'worksheets.begin',
    title: 'Begin a guided worksheet with the others of a space: eight questions, agreed on together',
    label: 'Begin a worksheet',
    link: { kind: 'worksheet', path: '/salon/:space_id/sheet/:id', words: 'Open the worksheet' },
    args: z.object({ form: z.enum(sheetForms.map(({ key }) => key)), about: About.optional(), space_id: Id }),
    fields: [
      {
        name: 'form',
        label: 'Which one?',
        kind: 'choice',
        options: sheetForms.map(({ key, title }) => ({ value: key, label: title })),
        usual: 'compass',
      },
      { name: 'about', label: 'What is it about?', kind: 'words', longest: longestAbout },
      { name: 'space_id', label: 'Where?', kind: 'place', needs: 'worksheets.fill' },
    ],
    async describe(house, person, { form, about, space_id }) {
      await mayOrRefuse(house, person, 'worksheets.fill', space_id);
      const place = await nameOfSpace(house.db, space_id);
      return {
        ask: 'Shall I lay out this sheet?',
        title: about === undefined || about === '' ? titleOf(form) : `${titleOf(form)}: ${about}`,
        facts: [{ icon: 'space', text: place, tone: 'plain' }],
      };
    },
    async perform(house, person, { form, about, space_id }, { id }) {
      const sheet = await beginSheet(house, person, space_id, { id, form, about });
      return {
        said: `The sheet lies ready: “${titleOf(form)}”.`,
        link: { kind: 'worksheet', id: sheet.id, space_id, name: titleOf(form) },
      };
    },
  }),
];
