import { errors } from '@kinsong/contract/common/errors.ts';
import type { User } from '@kinsong/contract/identity/identity.ts';
import { farIntentions, nearIntentions } from '@kinsong/contract/onboarding/intentions.ts';
import { useState } from 'react';
import { StageForm } from '../../../ui/frame/StageForm.tsx';
import { Button, FormErrors } from '../../../ui/index.ts';
import { EarlierVersions } from './EarlierVersions.tsx';
import { GlobeOfStars, HouseOfStars } from './IntentionPictures.tsx';
import type { Opened } from './manifesto.data.ts';
import { Objective } from './Objective.tsx';
import { OlderWords } from './OlderWords.tsx';
import { TalkItOver } from './TalkItOver.tsx';
import { useManifestoForm, type ManifestoFormState } from './useManifestoForm.ts';
import { WhereToBegin } from './WhereToBegin.tsx';
import { WhoIAm } from './WhoIAm.tsx';

export interface ManifestoFormProps {
  opened: Opened;
  /** One has been through it before, and means it otherwise now. */
  again: boolean;
  onKept: (user: User, skipped: boolean) => void;
}

/** Who one is, what one wants near by and far off, and where one begins. */
export function ManifestoForm({ opened, again, onKept }: ManifestoFormProps) {
  const form = useManifestoForm(opened, onKept);
  const { draft, change, failure } = form;
  return (
    <StageForm
      title="Your Manifesto"
      line="A few true sentences. You can change them any day."
      onSubmit={() => void form.finish(false)}
      head={
        <>
          {failure && failure.title !== errors['manifesto.name'].text && (
            <FormErrors key={failure.title} title={failure.title}>
              {failure.description}
            </FormErrors>
          )}
          <WhoIAm form={form} />
        </>
      }
      first={
        <Objective
          title="For me and my family"
          picture={<HouseOfStars lit={draft.personal_intentions} />}
          all={nearIntentions}
          words={draft.personal_objective}
          onWords={(personal_objective) => change({ personal_objective })}
          lit={draft.personal_intentions}
          onLit={(lit) => change({ personal_intentions: onlyOf(nearIntentions, lit) })}
        />
      }
      second={
        <Objective
          title="For Earth and humanity"
          picture={<GlobeOfStars lit={draft.earth_intentions} />}
          all={farIntentions}
          words={draft.earth_objective}
          onWords={(earth_objective) => change({ earth_objective })}
          lit={draft.earth_intentions}
          onLit={(lit) => change({ earth_intentions: onlyOf(farIntentions, lit) })}
        />
      }
      low={
        <>
          {!again && (
            <WhereToBegin
              guild={draft.wants_to_create_guild}
              onChange={(wants_to_create_guild) => change({ wants_to_create_guild })}
            />
          )}
          <OlderWords form={form} />
          <TalkItOver again={again} />
        </>
      }
      foot={again ? <KeepIt form={form} earlier={opened.earlier} /> : <EnterOrSkip form={form} />}
    />
  );
}

const onlyOf = <Id extends string>(all: readonly { readonly id: Id }[], lit: readonly string[]): Id[] =>
  all.flatMap(({ id }) => (lit.includes(id) ? [id] : []));

function EnterOrSkip({ form: { busy, finish } }: { form: ManifestoFormState }) {
  return (
    <>
      <Button type="submit" kind="primary" size="l" busy={busy === 'enters'}>
        Enter with Manifesto
      </Button>
      <Button kind="bare" busy={busy === 'skips'} onClick={() => void finish(true)}>
        Skip - Build Over Time
      </Button>
    </>
  );
}

function KeepIt({ form: { busy }, earlier }: { form: ManifestoFormState } & Pick<Opened, 'earlier'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="submit" kind="primary" size="l" busy={busy !== undefined}>
        Keep it
      </Button>
      {earlier.length > 0 && (
        <>
          <Button kind="bare" onClick={() => setOpen(true)}>
            Earlier versions
          </Button>
          <EarlierVersions versions={earlier} open={open} onOpenChange={setOpen} />
        </>
      )}
    </>
  );
}
