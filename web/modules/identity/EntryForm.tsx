import { faceAddress, faceOf } from '@kinsong/contract/media/drawn-faces.ts';
import {
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  type Dispatch,
  type SetStateAction,
  type SubmitEvent,
} from 'react';
import { Refused } from '../../platform/api/http-request.ts';
import { Avatar, Button, FormErrors } from '../../ui/index.ts';
import { inWords, inWordsOfChat } from './entry.refusals.ts';
import type { Refusal, Typed, Way } from './entry.types.ts';
import { isFilled, missing } from './entry.words.ts';
import { EntryFields } from './EntryFields.tsx';
import styles from './EntryForm.module.css';
import { EntryTabs } from './EntryTabs.tsx';
import { comeIn, type CameIn } from './submit-entry.ts';
import type { FaceChoice } from './face-choice.ts';
import { EmptyChairPicture } from './EmptyChairPicture.tsx';
import { extra } from './lazy-parts.tsx';
import { DigitsOnlyHint, useDigitsOnly } from './DigitsOnlyHint.tsx';
import { DoorSeamPicture } from './DoorSeamPicture.tsx';
import { useGreeting } from './useGreeting.ts';
import { useFederatedService } from './useFederatedService.ts';

/** Faces are offered once the fields are filled, and loaded then; passkeys to whoever comes back; ways on to whom it denied. */
const WrongPasswordHelp = extra(async () => (await import('./WrongPasswordHelp.tsx')).WrongPasswordHelp);
const FaceChooser = extra(async () => (await import('./FaceChooser.tsx')).FaceChooser);
const OtherSignInWays = extra(async () => (await import('./OtherSignInWays.tsx')).OtherSignInWays);

export interface EntryFormProps {
  /** The chat-app's sign-in has two sides, a code of digits, and no faces. */
  plain: boolean;
  way: Way;
  /** How whoever came in by this browser the last time is called. */
  before?: string | undefined;
  /** Outlives the form: whoever looks at another way in finds it here again. */
  typed: Typed;
  onTyped: Dispatch<SetStateAction<Typed>>;
  onWay: (way: Way) => void;
  /** What an earlier way of coming in was refused with. */
  refused?: Refusal | undefined;
  /** What was refused is no longer said. */
  onCleared: () => void;
  onRefused: () => void;
  onCame: (came: CameIn) => void;
  /** Somebody means to come in. */
  onTyping: () => void;
  onForgotten: () => void;
  /** Comes in again by a code of whoever invited them. */
  onHostCode: () => void;
}

function welcome(way: Way, before: string | undefined): string {
  if (way === 'invite') return 'Type the code you were given. A chair is kept for you.';
  if (way === 'create') return 'Tell us who you are. With a code you come in at once.';
  return before === undefined ? 'The lamp is lit. Come in.' : `The lamp is lit, ${before}. Come in.`;
}

/** Coming with a code, coming back, or making an account. Whatever happens, what was typed stays. */
export function EntryForm(props: EntryFormProps) {
  const { plain, way, before, typed, onTyped, onWay, onCleared, onRefused, onCame } = props;
  const [face, setFace] = useState<FaceChoice>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(props.refused);
  const digits = useDigitsOnly(plain);
  const service = useFederatedService(!plain);
  const greeting = useGreeting((name) => onTyped((now) => (now.name.trim() === '' ? { ...now, name } : now)));
  const asTyped = useEffectEvent(() => greeting.left(typed.code));
  useEffect(() => asTyped(), []);

  const change = (next: Partial<Typed>) => {
    const code = next.code === undefined ? undefined : digits.keep(next.code);
    onTyped((now) => ({ ...now, ...next, ...(code !== undefined && { code }) }));
    if (code !== undefined) greeting.typed(code);
    props.onTyping();
  };
  const refuse = (why: Refusal) => {
    setRefusal(why);
    onRefused();
  };
  const clear = () => {
    setRefusal(undefined);
    onCleared();
  };
  const choose = (next: Way) => {
    clear();
    onWay(next);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const lacks = missing(way, typed);
    if (lacks !== undefined) return refuse(lacks);
    setBusy(true);
    clear();
    try {
      onCame(await comeIn(way, typed, face));
    } catch (thrown) {
      setBusy(false);
      if (thrown instanceof Refused && thrown.code === 'waitlist.left') {
        return onCame({ came: 'not yet', words: thrown.message });
      }
      refuse(plain ? inWordsOfChat(thrown, way) : inWords(thrown));
    }
  };

  const denied = refusal?.denied === true && way === 'login';
  const again = () => {
    const field = document.getElementById('entry-password');
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  };
  const filled = isFilled(way, typed);
  const faceName = useDeferredValue(typed.name.trim() || typed.email.trim());
  const shown = face?.drawn ?? faceOf(faceName);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {!plain && <EntryTabs way={way} onChange={choose} />}
      <div className={styles.leaves} data-plain={plain || undefined}>
        {!plain && <DoorSeamPicture />}
        <div className={styles.leaf}>
          {refusal && !denied ? (
            <FormErrors key={refusal.title} title={refusal.title} fields={elsewhere(refusal)}>
              {refusal.description}
            </FormErrors>
          ) : (
            !plain && (
              <div className={styles.who}>
                <Avatar name={faceName} url={faceName === '' ? null : faceAddress(shown)} size="xl" named />
                <p className={styles.welcome} role="status">
                  {greeting.greeting || welcome(way, before)}
                </p>
              </div>
            )
          )}
          <EntryFields
            way={way}
            typed={typed}
            errors={refusal?.fields ?? {}}
            digitsOnly={plain}
            codeHelp={digits.letters === '' ? undefined : <DigitsOnlyHint code={digits.letters} />}
            onChange={change}
            onCode={() => greeting.left(typed.code)}
            denied={
              denied && (
                <Suspense fallback={null}>
                  <WrongPasswordHelp onAgain={again} onLetter={props.onForgotten} onCode={props.onHostCode} />
                </Suspense>
              )
            }
          />
          {way === 'login' && !denied && (
            <button type="button" className={styles.quiet} onClick={props.onForgotten}>
              Forgotten your password?
            </button>
          )}
        </div>
        <div className={styles.leaf}>
          {filled && !plain && way !== 'login' && (
            <div className={styles.faces}>
              <Suspense fallback={null}>
                <FaceChooser
                  name={faceName}
                  known={false}
                  face={face}
                  onChange={setFace}
                  error={refusal?.fields['avatar']}
                />
              </Suspense>
            </div>
          )}
          {!plain && (way === 'login' || service !== null) && (
            <div className={styles.ways}>
              <Suspense fallback={null}>
                <OtherSignInWays
                  back={way === 'login'}
                  service={service}
                  code={typed.code}
                  onCame={onCame}
                  onRefused={refuse}
                />
              </Suspense>
            </div>
          )}
          {!plain && (!filled || way === 'login') && <EmptyChairPicture />}
        </div>
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          kind="primary"
          size="l"
          wide
          busy={busy}
          disabled={way === 'invite' && !filled && !busy}
        >
          {busy ? 'Accessing timeline streams...' : 'Enter the Game'}
        </Button>
        {plain ? (
          <>
            <p className={styles.help}>Access is invite-only via cell phone number or a custom code.</p>
            <button
              type="button"
              className={styles.quiet}
              onClick={() => choose(way === 'login' ? 'create' : 'login')}
            >
              {way === 'login' ? 'Join the Timeline' : 'Timeline Access'}
            </button>
          </>
        ) : (
          <p className={styles.help}>
            By invitation only. No code? <a href="/waitlist">Join the Waitlist</a>
          </p>
        )}
      </div>
    </form>
  );
}

/** The fields to mend, unless the one there is says the same as the whole. */
const elsewhere = ({ title, fields }: Refusal) =>
  Object.entries(fields)
    .filter(([, message]) => message !== title)
    .map(([field, message]) => ({ id: `entry-${field}`, message }));
