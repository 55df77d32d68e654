import { errors } from '@kinsong/contract/common/errors.ts';
import { WordedRefusal } from '@kinsong/contract/common/worded-refusal.ts';
import { isBlank } from '@kinsong/contract/common/plain-text.ts';
import type { Change } from '@kinsong/contract/onboarding/commitment-texts.ts';
import type { CommitmentTexts } from '@kinsong/contract/onboarding/commitment-texts/commitment-text.ts';
import {
  type CommitmentId,
  commitmentIds,
  longestSignature,
} from '@kinsong/contract/onboarding/commitments.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useContext, useRef, useState, type SubmitEvent } from 'react';
import { Button, FormErrors, FrameContext, Icon, TextField, VisuallyHidden } from '../../../ui/index.ts';
import { Candle } from './Candle.tsx';
import type { Promised } from './joining.data.ts';
import { dayOf, enterWords } from './joining.words.ts';
import { Mantel } from './Mantel.tsx';
import { NdaLink } from './NdaLink.tsx';
import styles from './Promising.module.css';
import { WhatIsNew } from './WhatIsNew.tsx';

export interface PromisingProps {
  texts: CommitmentTexts;
  /** Whoever promised older words is shown what reads otherwise now, and asked for that alone. */
  again?: { readonly changes: readonly Change[]; readonly version: number; readonly at: string } | undefined;
  name: string;
  busy: boolean;
  failure: unknown;
  onPromise: (promised: Promised) => void;
}

/** Three commitments and one silence, each lit when one means it; then one's name, and in. */
export function Promising({ texts, again, name, busy, failure, onPromise }: PromisingProps) {
  const { signOut } = useContext(FrameContext);
  const [lit, setLit] = useState<ReadonlySet<CommitmentId>>(() => stillBurning(again?.changes));
  const [signature, setSignature] = useState(name);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const missing = commitmentIds.filter((id) => !lit.has(id));
  const unsigned = isBlank(signature);
  const press = (id: CommitmentId) => setLit((now) => now.symmetricDifference(new Set([id])));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const [first] = missing;
    if (first !== undefined)
      event.currentTarget.querySelector<HTMLElement>(`[data-candle=${first}]`)?.focus();
    else if (unsigned) field.current?.focus();
    else onPromise({ signature, acknowledged: [...commitmentIds], version: texts.version });
  };
  const standing = commitmentIds.map((id) => ({
    id,
    lit: lit.has(id),
    candle: (
      <>
        <Candle id={id} words={texts.commitments[id]} lit={lit.has(id)} onPress={() => press(id)} />
        <WhatIsNew change={again?.changes.find((change) => change.id === id)} now={texts.commitments[id]} />
      </>
    ),
  }));
  const ready = missing.length === 0 && !unsigned;
  const words = enterWords(missing.length, commitmentIds.length);
  return (
    <Mantel
      onSubmit={submit}
      lead={
        again === undefined
          ? 'Three commitments and one silence. Light each when you mean it.'
          : `Some of this has changed since you promised on ${dayOf(again.at)}. Light it again when you mean it.`
      }
      candles={standing}
      told={
        <p role="alert" className={styles.told}>
          {tried && missing.length > 0 && (
            <>
              <Icon of={CircleAlert} size="s" />
              {errors['onboarding.promises'].text}
            </>
          )}
        </p>
      }
      foot={
        <div className={styles.foot}>
          {failure !== undefined && failure !== null && <NotJoined failure={failure} />}
          <div className={styles.sign}>
            <TextField
              ref={field}
              label="Your name or invitation code"
              className={styles.field}
              value={signature}
              maxLength={longestSignature}
              autoComplete="name"
              onChange={(event) => setSignature(event.target.value)}
              error={tried && unsigned ? errors['onboarding.unsigned'].text : undefined}
            />
            <NdaLink texts={texts} before={again?.version} className={styles.nda} />
          </div>
          <Button
            type="submit"
            kind={ready ? 'primary' : 'secondary'}
            size="l"
            className={styles.enter}
            aria-disabled={!ready || undefined}
            busy={busy}
          >
            {words}
          </Button>
          <Button kind="bare" className={styles.leave} onClick={signOut}>
            Leave the house
          </Button>
          <VisuallyHidden>
            <span role="status">{missing.length === 0 ? 'All four candles burn' : words}</span>
          </VisuallyHidden>
        </div>
      }
    />
  );
}

/** What reads as it did burns on. */
function stillBurning(changes: readonly Change[] | undefined): ReadonlySet<CommitmentId> {
  if (changes === undefined) return new Set();
  return new Set(commitmentIds.filter((id) => changes.every((change) => change.id !== id)));
}

/** The words may have changed meanwhile; whatever else it is, the specification has one sentence for it. */
function NotJoined({ failure }: { failure: unknown }) {
  const outdated = failure instanceof WordedRefusal && failure.code === 'onboarding.newWords';
  return (
    <div className={styles.failure}>
      <FormErrors title={outdated ? failure.message : errors['onboarding.joining'].text}>
        {outdated ? undefined : 'Nothing is promised yet. Your candles burn on, and your name is still here.'}
      </FormErrors>
    </div>
  );
}
