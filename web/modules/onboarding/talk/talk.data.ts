import { newId } from '@kinsong/contract/common/ids.ts';
import {
  correctManifesto,
  manifestoGuidance,
  manifestoTalk,
  manifestoVersions,
  saveManifesto,
  shareManifesto,
  type ManifestoFields,
  type ManifestoTalk,
  type Sharing,
} from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../platform/api/api.ts';

const key = ['manifesto', 'talk'];
/** What goes along of the talk: the house has all of it. */
const lastEntries = 20;

/** Where does the talk come from? The house keeps it; each call answers how it stands then. */
export const useManifestoTalk = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => ask(manifestoTalk, {}, { signal }), retry: false });

export const useVersions = () =>
  useQuery({
    queryKey: ['manifesto', 'versions'],
    queryFn: async ({ signal }) => (await ask(manifestoVersions, {}, { signal })).versions,
    retry: false,
  });

export interface Saying {
  readonly id: string;
  readonly text: string;
}

export function useTalkActions(talk: ManifestoTalk) {
  const queries = useQueryClient();
  const onSuccess = (now: ManifestoTalk) => queries.setQueryData(key, now);
  const [made, setMade] = useState<{ of: string; at: string }>();
  const spoken = () => talk.entries.map(({ role, content }) => ({ role, content }));
  return {
    say: useMutation({
      mutationFn: async ({ id, text }: Saying): Promise<ManifestoTalk> => {
        const {
          response: _response,
          mode: _mode,
          ...now
        } = await ask(manifestoGuidance, {
          body: {
            message: text,
            history: spoken().slice(-lastEntries),
            current_step: talk.current_step,
            client_id: id,
          },
        });
        return now;
      },
      onSuccess,
    }),
    correct: useMutation({
      mutationFn: (change: Partial<ManifestoFields>) => ask(correctManifesto, { body: change }),
      onSuccess,
    }),
    share: useMutation({
      mutationFn: (sharing: Sharing) => ask(shareManifesto, { body: sharing }),
      onSuccess,
    }),
    complete: useMutation({
      mutationFn: () => {
        const content = { ...talk.understood, full_conversation: spoken() };
        const of = JSON.stringify(content);
        // Pressed again after an answer was lost, it is the same version.
        const at = made?.of === of ? made.at : new Date().toISOString();
        setMade({ of, at });
        return ask(saveManifesto, {
          body: {
            manifesto_data: { ...content, created_at: at },
            is_complete: true,
            sharing_permissions: talk.sharing,
          },
        });
      },
      onSuccess: (now) => {
        onSuccess(now);
        return queries.invalidateQueries({ queryKey: ['manifesto', 'versions'] });
      },
    }),
  };
}

export const newSaying = (text: string): Saying => ({ id: newId(), text });
