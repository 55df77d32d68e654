import { useMemo } from 'react';
import { useEveryone } from '../../spaces/index.ts';
import { typedActions, type OnDoc } from '../writing/doc-actions.ts';
import type { Offered, Offers } from '../writing/suggesting.ts';

const fits = (name: string, query: string): boolean =>
  name
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.startsWith(query.toLowerCase())) ||
  name.toLowerCase().startsWith(query.toLowerCase());

/** What is offered while one types: after a stroke what a line may become, after @ the people of the salon. */
export function useOffers(space: string, on: Omit<OnDoc, 'editor'>): readonly Offers[] {
  const people = useEveryone(space);
  return useMemo(() => {
    const deeds = (query: string): Offered[] =>
      typedActions
        .filter((action) => fits(action.label, query))
        .map((action) => ({
          key: action.key,
          label: action.label,
          icon: action.icon,
          perform: (editor, range) => {
            editor.chain().focus().deleteRange(range).run();
            void action.perform({ ...on, editor });
          },
        }));
    const names = (query: string): Offered[] =>
      [...people.values()]
        .filter(({ left_at, name }) => left_at === null && fits(name, query))
        .map(({ person_id, name, avatar_url }) => ({
          key: person_id,
          label: name,
          face: { name, url: avatar_url },
          perform: (editor, range) =>
            void editor
              .chain()
              .focus()
              .insertContentAt(range, [
                { type: 'mention', attrs: { person_id, name } },
                { type: 'text', text: ' ' },
              ])
              .run(),
        }));
    return [
      { sign: '/', label: 'What this line becomes', offered: deeds },
      { sign: '@', label: 'Who is meant', offered: names },
    ];
  }, [people, on]);
}
