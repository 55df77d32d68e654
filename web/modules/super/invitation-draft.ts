import type { Invitation } from '@kinsong/contract/invitations/invitations.ts';
import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../platform/api/failure.ts';
import { groupCode } from '../../ui/index.ts';
import { useMaking, type Terms } from './super.data.ts';

const blank = { name: '', code: '', greeting: '', email: '', uses: 1, hours: 72, under16: false };
export type Draft = typeof blank;

/** What was left empty is not sent. */
function termsOf({ name, code, greeting, email, uses, hours, under16 }: Draft): Terms {
  const said = Object.entries({ name, code, greeting, email }).filter(([, words]) => words.trim() !== '');
  return { max_uses: uses, expires_hours: hours, under_16: under16, ...Object.fromEntries(said) };
}

export type Writing = ReturnType<typeof useWriting>;

/** An invitation on its way from the first word to its code, which is copied as it is made. */
export function useWriting() {
  const [draft, setDraft] = useState(blank);
  const [made, setMade] = useState<Invitation>();
  const make = useMaking();
  return {
    draft,
    made,
    busy: make.isPending,
    failure: make.error ? failureOf(make.error) : undefined,
    change: (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next })),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (make.isPending) return;
      make.mutate(termsOf(draft), {
        onSuccess: (invitation) => {
          setMade(invitation);
          // Some browsers refuse the clipboard; the buttons beside the letter say so in words.
          navigator.clipboard?.writeText(groupCode(invitation.invite_code)).catch(() => {});
        },
      });
    },
    another: () => {
      setMade(undefined);
      setDraft(blank);
      make.reset();
    },
  };
}
