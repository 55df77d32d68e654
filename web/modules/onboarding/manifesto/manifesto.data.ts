import type { Answer } from '@kinsong/contract/common/call.ts';
import { errors } from '@kinsong/contract/common/errors.ts';
import { User } from '@kinsong/contract/identity/identity.ts';
import { farIntentions, nearIntentions, writtenOf } from '@kinsong/contract/onboarding/intentions.ts';
import {
  bringText,
  keepManifesto,
  leaveText,
  ManifestoDraft,
  myManifesto,
  readText,
  textAddress,
  type BroughtText,
  type ManifestoVersion,
} from '@kinsong/contract/onboarding/manifesto.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';
import { readTextFile } from '../../../platform/read-text-file.ts';
import { isPerson, signedIn } from '../../../platform/signed-in.ts';
import { keptOnDevice } from './draft-keeper.ts';

/** What the form opens with. */
export interface Opened extends Pick<Answer<typeof myManifesto>, 'current' | 'earlier' | 'text'> {
  readonly draft: ManifestoDraft;
}

/** Where does one’s manifesto come from? The house; what was written without a connection, this device. */
export const useManifesto = () =>
  useQuery({
    queryKey: ['manifesto'],
    queryFn: async ({ signal }): Promise<Opened> => {
      const [{ draft, ...given }, unsent] = await Promise.all([
        ask(myManifesto, {}, { signal }),
        keptOnDevice(),
      ]);
      return { ...given, draft: unsent ?? draft ?? draftOf(given.current) };
    },
    retry: false,
    // What is in the form is newer than any answer.
    staleTime: Infinity,
    gcTime: 0,
  });

const draftOf = (current: ManifestoVersion | null): ManifestoDraft =>
  ManifestoDraft.parse({
    avatar_name: current?.avatar_name ?? called(),
    personal_objective: written(current?.personal_objective, nearIntentions, current?.personal_intentions),
    earth_objective: written(current?.earth_objective, farIntentions, current?.earth_intentions),
    wants_to_create_guild: current?.wants_to_create_guild ?? false,
    personal_intentions: current?.personal_intentions,
    earth_intentions: current?.earth_intentions,
  });

const written = (
  objective = '',
  all: Parameters<typeof writtenOf>[1],
  chosen: readonly string[] = [],
): string => writtenOf(objective, all, chosen);

function called(): string {
  const { avatar_name, name } = signedIn().person;
  return avatar_name || name;
}

export interface Keeping {
  /** This device’s own: sent again after a lost answer it is one version. */
  readonly id: string;
  readonly draft: ManifestoDraft;
  readonly face: string;
  readonly text: BroughtText | null;
  readonly skips: boolean;
}

/** Keeps it, and answers who one is from now on. */
export async function keep({ id, draft, face, text, skips }: Keeping): Promise<User> {
  const player = await ask(keepManifesto, {
    body: {
      ...draft,
      id,
      uploaded_avatar: face === '' ? null : face,
      uploaded_manifesto: text === null ? null : textAddress(text.id),
      created_at: new Date().toISOString(),
      world_set_participant: true,
      build_over_time: skips,
    },
  });
  const user = User.parse(player);
  isPerson(user);
  return user;
}

/** Why a file can not be brought along: it is looked at here before it is sent. */
export async function whyNotText(file: File): Promise<string | undefined> {
  const read = await readTextFile(file);
  return 'refused' in read ? errors[read.refused].text : undefined;
}

export const bring = (file: File): Promise<BroughtText> =>
  ask(bringText, { query: { name: file.name.slice(-200) }, body: file });

export const leave = (): Promise<unknown> => ask(leaveText, {});

export const useText = (id: string | undefined) =>
  useQuery({
    queryKey: ['manifesto', 'text', id],
    queryFn: ({ signal }) => ask(readText, { params: { text_id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    retry: false,
    staleTime: Infinity,
  });
