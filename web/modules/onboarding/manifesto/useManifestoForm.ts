import { errors } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { User } from '@kinsong/contract/identity/identity.ts';
import type { BroughtText, ManifestoDraft } from '@kinsong/contract/onboarding/manifesto.ts';
import { useEffect, useState } from 'react';
import { failureOf, type Failure } from '../../../platform/api/failure.ts';
import { who } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { keep, type Opened } from './manifesto.data.ts';

export const nameField = 'manifesto-name';

/** What stands in the form, kept as it is written; and what happens with it. */
export function useManifestoForm(opened: Opened, onKept: (user: User, skipped: boolean) => void) {
  const [draft, setDraft] = useState(opened.draft);
  const [text, setText] = useState<BroughtText | null>(opened.text);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState<'enters' | 'skips'>();
  const [keeper] = useState(() => new DraftKeeper());
  const [id] = useState(newId);
  const face = useFace();
  useEffect(() => () => void keeper.settle(), [keeper]);

  const change = (part: Partial<ManifestoDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    setFailure(undefined);
    keeper.change(next);
  };
  const finish = async (skips: boolean): Promise<void> => {
    if (busy !== undefined) return;
    if (draft.avatar_name.trim() === '') {
      setFailure({ title: errors['manifesto.name'].text, fields: {} });
      document.getElementById(nameField)?.focus();
      return;
    }
    setFailure(undefined);
    setBusy(skips ? 'skips' : 'enters');
    try {
      await keeper.settle();
      const user = await keep({ id, draft, face, text, skips });
      await keeper.drop();
      // It stays busy: one is led on, and a second press on the way would keep it twice.
      onKept(user, skips);
    } catch (thrown) {
      setFailure(failureOf(thrown));
      setBusy(undefined);
    }
  };
  return { draft, change, text, setText, failure, busy, finish, face };
}

export type ManifestoFormState = ReturnType<typeof useManifestoForm>;

/** The picture one wears now. */
function useFace(): string {
  const here = useStore(who);
  return here.state === 'someone' ? here.user.avatar_url : '';
}
