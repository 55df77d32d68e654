import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Choice, FormErrors, toast } from '../../../ui/index.ts';
import { useCurating } from '../retreats.data.ts';
import { CriteriaStep } from './CriteriaStep.tsx';
import { bodyOf, type Making as Draft } from './draft.ts';
import { InvitationStep } from './InvitationStep.tsx';
import styles from './Making.module.css';
import { SelectionStep } from './SelectionStep.tsx';
import { ThrowAway } from './ThrowAway.tsx';

const steps = [
  { value: 'criteria', label: '1. Criteria' },
  { value: 'selection', label: '2. Selection' },
  { value: 'invitation', label: '3. Invitation' },
] as const;
type Step = (typeof steps)[number]['value'];

/** In which step each field stands, so that what is wrong with it can be led to. */
const stepOf: Readonly<Record<string, Step>> = {
  places: 'criteria',
  min_trust_score: 'criteria',
  consciousness_level: 'criteria',
  people: 'selection',
};
export const fieldId = (field: string): string => `retreat-${field}`;

export interface MakingProps {
  first: Draft;
  isKept?: boolean;
  onSent: (id: string) => void;
  onGone: () => void;
}

/** Criteria, selection, invitation. What was written stays through every step, and where something fails. */
export function Making({ first, isKept = false, onSent, onGone }: MakingProps) {
  const [draft, setDraft] = useState(first);
  const [kept, setKept] = useState(isKept);
  const [step, setStep] = useState<Step>(first.people.length > 0 ? 'invitation' : 'criteria');
  const { keep, send } = useCurating();
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }));
  const failed = send.error ?? keep.error;
  const failure = failed ? failureOf(failed) : undefined;
  const errors = failure?.fields ?? {};
  const lead = (fields: Readonly<Record<string, string>>) => {
    const [field] = Object.keys(fields);
    if (field !== undefined) setStep(stepOf[field] ?? 'invitation');
  };
  const keepIt = () => {
    send.reset();
    keep.mutate(bodyOf(draft), {
      onSuccess: () => {
        setKept(true);
        toast({ title: 'It is kept', description: 'Founders find it on their dashboard.', tone: 'good' });
      },
      onError: (each) => lead(failureOf(each).fields),
    });
  };
  const sendIt = () => {
    keep.reset();
    send.mutate(bodyOf(draft), {
      onSuccess: ({ id }) => {
        toast({ title: 'The invitations are on their way', tone: 'good' });
        onSent(id);
      },
      onError: (each) => {
        setKept(true);
        lead(failureOf(each).fields);
      },
    });
  };
  return (
    <div className={styles.page}>
      <Choice label="Steps" options={steps} value={step} onChange={setStep} />
      {failure && (
        <FormErrors
          title={failure.title}
          fields={Object.entries(failure.fields).map(([field, message]) => ({ id: fieldId(field), message }))}
        >
          {failure.description ?? 'What you wrote is still here.'}
        </FormErrors>
      )}
      {step === 'criteria' && (
        <CriteriaStep draft={draft} onChange={change} onChosen={() => setStep('selection')} />
      )}
      {step === 'selection' && <SelectionStep draft={draft} error={errors['people']} onChange={change} />}
      {step === 'invitation' && <InvitationStep draft={draft} errors={errors} onChange={change} />}
      <div className={styles.ways}>
        {kept && <ThrowAway id={draft.id} onGone={onGone} />}
        <Button busy={keep.isPending} onClick={keepIt}>
          Keep for later
        </Button>
        {step === 'selection' && (
          <Button kind="primary" size="l" onClick={() => setStep('invitation')}>
            Write the invitation
          </Button>
        )}
        {step === 'invitation' && (
          <Button kind="primary" size="l" icon={Mail} busy={send.isPending} onClick={sendIt}>
            Send the invitations
          </Button>
        )}
      </div>
    </div>
  );
}
