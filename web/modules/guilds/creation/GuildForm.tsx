import { errors } from '@kinsong/contract/common/errors.ts';
import { useState } from 'react';
import { failureOf, type Failure } from '../../../platform/api/failure.ts';
import { StageForm } from '../../../ui/frame/StageForm.tsx';
import { Button, FormErrors, TextField } from '../../../ui/index.ts';
import { establish } from '../guilds.data.ts';
import { FocusTags } from './FocusTags.tsx';
import { keepBegun, saidOf, type GuildDraft } from './guild-draft.ts';
import styles from './GuildForm.module.css';
import { GuildManifesto } from './GuildManifesto.tsx';
import { GuildPicture } from './GuildPicture.tsx';

export interface GuildFormProps {
  begun: GuildDraft;
  onEstablished: (id: string) => void;
  onNotNow: () => void;
}

/** A new fire: what it is called, what it is for, and what those who sit down at it promise. */
export function GuildForm({ begun, onEstablished, onNotNow }: GuildFormProps) {
  const [draft, setDraft] = useState(begun);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const said = saidOf(draft);
  const whole = said === 3;
  const change = (part: Partial<GuildDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    setFailure(undefined);
    void keepBegun(next);
  };
  const light = async (): Promise<void> => {
    if (busy || !whole) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { id } = await establish(draft);
      await keepBegun(undefined);
      onEstablished(id);
    } catch (thrown) {
      setFailure(failureOf(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <StageForm
      title="Light a new fire"
      line="A guild is people who keep something warm together. Say what yours is for."
      onSubmit={() => void light()}
      head={
        <div className={styles.head}>
          {failure && (
            <FormErrors key={failure.title} title={failure.title}>
              {failure.description}
            </FormErrors>
          )}
          <GuildPicture image={draft.image} onChange={(image) => change({ image })} />
          <TextField
            label="Guild name"
            autoComplete="off"
            maxLength={80}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            label="Mission or subtitle"
            autoComplete="off"
            maxLength={160}
            value={draft.subtitle}
            onChange={(event) => change({ subtitle: event.target.value })}
          />
        </div>
      }
      first={
        <GuildManifesto words={draft.manifesto} onChange={(manifesto) => change({ manifesto })} said={said} />
      }
      second={<FocusTags lit={draft.focus_tags} onChange={(focus_tags) => change({ focus_tags })} />}
      low={
        <p className={styles.missing} role="status">
          {whole
            ? 'You will own it, and may invite whoever should sit there.'
            : errors['guild.incomplete'].text}
        </p>
      }
      foot={
        <>
          <Button type="submit" kind="primary" size="l" busy={busy} disabled={!whole}>
            Establish Your Guild
          </Button>
          <Button kind="bare" onClick={onNotNow}>
            Not now
          </Button>
        </>
      }
    />
  );
}
