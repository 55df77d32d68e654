import type { User } from '@kinsong/contract/identity/identity.ts';
import type { Removed } from '@kinsong/contract/identity/removed-sign-ins.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense, useEffect, useState } from 'react';
import { chooseSound, sound } from '../../platform/audio/sound-settings.ts';
import { landing } from '../../platform/session/first-page.ts';
import { forgetCorrupt, whoWasHere } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { Backdrop, Button, frontOfTheHouse, SoundButton, Icon, Loading, Logo } from '../../ui/index.ts';
import { isLink, takeArrival, type Arrival } from './link-token.ts';
import { keepCode, takeCode } from '../../platform/session/kept-invite-code.ts';
import type { CameIn } from './submit-entry.ts';
import { whoIsHere, type Entered } from './entry.data.ts';
import type { Refusal, Typed, Way } from './entry.types.ts';
import { digitsGrouped } from './entry.words.ts';
import styles from './Entry.module.css';
import { EntryForm } from './EntryForm.tsx';
import { later } from './lazy-parts.tsx';
import { PorchPicture } from './PorchPicture.tsx';
import { DoorSeamPicture } from './DoorSeamPicture.tsx';
import { firstNameOf } from './useGreeting.ts';

const EnterByLink = later(async () => (await import('./EnterByLink.tsx')).EnterByLink);
const RecoverByCode = later(async () => (await import('./RecoverByCode.tsx')).RecoverByCode);
const FirstPasswordOrPasskey = later(
  async () => (await import('./FirstPasswordOrPasskey.tsx')).FirstPasswordOrPasskey,
);
const ForgottenPassword = later(async () => (await import('./ForgottenPassword.tsx')).ForgottenPassword);
const NewPassword = later(async () => (await import('./NewPassword.tsx')).NewPassword);
const RemovedSignIns = later(async () => (await import('./RemovedSignIns.tsx')).RemovedSignIns);
const AlreadySignedIn = later(async () => (await import('./AlreadySignedIn.tsx')).AlreadySignedIn);

/** What stands on the door. */
type Stage =
  | { readonly at: 'asking' }
  | { readonly at: 'form'; readonly refused?: Refusal; readonly before?: string | undefined }
  | { readonly at: 'known'; readonly user: User }
  | { readonly at: 'link'; readonly arrival: Arrival }
  | { readonly at: 'forgotten' }
  | { readonly at: 'again'; readonly email: string; readonly code: string }
  | { readonly at: 'told'; readonly entered: Entered; readonly removed: Removed; readonly keyless: boolean }
  | { readonly at: 'key'; readonly entered: Entered }
  | { readonly at: 'not yet' }
  | { readonly at: 'opening' };

/** How long the leaves take to open, and the specification's own pause after the other service. */
const opening = 900;
const pauses: Record<Arrival['by'], number> = {
  session_id: 2000,
  letter: 1500,
  device: 1500,
  reset: opening,
  recovery: opening,
  confirm: opening,
};

/** What was kept for someone whose session is over goes, though nobody opened the house itself. */
const forgetBehindTheDoor = () =>
  import('../../platform/forget-signed-out.ts').then((kept) => kept.forgetWhoLeft());

/** Of whom nothing is known yet. */
const anybody = {
  is_super_user: false,
  is_founder: false,
  onboarding_step: 'mobile_chat',
  homepage_preference: 'gameplay',
} as const;

/** While somebody types, what stands behind the door is brought to it, once. */
let ready: Promise<void> | undefined;
function makeReady(): void {
  const behind = landing({ user: anybody, search: location.search });
  ready ??= import('../../platform/preload-page.ts').then(
    ({ preloadPage }) => preloadPage(behind),
    () => {},
  );
}

function firstStage(): Stage {
  const arrival = takeArrival();
  if (arrival?.by === 'recovery') return { at: 'again', email: '', code: arrival.token };
  return arrival === undefined ? { at: 'asking' } : { at: 'link', arrival };
}

/**
 * The entry: a double door with what it asks on its leaves. Coming in opens it; a refusal turns its light cold. Under
 * the key `auth` it is the chat-app's sign-in: two sides, a code of digits, and a dashboard behind it.
 */
export function Entry({ screen }: { screen: { readonly key: string } }) {
  const plain = screen.key === 'auth';
  const [stage, setStage] = useState(firstStage);
  const [way, setWay] = useState<Way>(() => wayIn(plain));
  const [typed, setTyped] = useState(brought);
  const [light, setLight] = useState<'warm' | 'cold' | 'open'>('warm');
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (stage.at !== 'asking') return;
    forgetCorrupt();
    whoIsHere().then(
      async ({ user }) => {
        if (user !== undefined) return setStage({ at: 'known', user });
        const before = whoWasHere();
        const { name = '', email = '' } = before ?? {};
        setStage({ at: 'form', before: before && (await firstNameOf(name)) });
        setTyped((now) => (now.name + now.email === '' ? { ...now, name, email } : now));
        if (before !== undefined) void forgetBehindTheDoor();
      },
      // Without an answer the form stands there all the same, and says so when it is sent.
      () => setStage({ at: 'form' }),
    );
  }, [stage.at]);

  // A link opened where the door stands already changes the fragment and loads nothing.
  useEffect(() => {
    const again = () => {
      if (isLink(location.hash)) setStage(firstStage());
    };
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);

  const enter = ({ message: words, user, space_id }: Entered, pause = opening) => {
    keepCode('');
    setMessage(words);
    setLight('open');
    setStage({ at: 'opening' });
    const to = landing({ user, space: space_id, search: location.search, byAuth: plain });
    // In place of the door: who goes back from inside is not led in again.
    setTimeout(() => location.replace(to), pause);
  };
  /** By a letter, a code or another service, which may have removed something: that is read before going on. */
  const enterAnew = (entered: Entered, by: Arrival['by']) => {
    const { removed = [] } = entered;
    if (removed.length === 0) return enter(entered, pauses[by]);
    setStage({ at: 'told', entered, removed, keyless: by === 'letter' });
  };
  const came = (outcome: CameIn) => {
    if (outcome.came === 'not yet') {
      setMessage(outcome.words);
      return setStage({ at: 'not yet' });
    }
    const { entered, keyless, faceless } = outcome;
    const words = faceless === undefined ? entered.message : `${entered.message} ${faceless}`;
    if (!keyless) return enter({ ...entered, message: words }, faceless === undefined ? opening : 4000);
    setMessage(words);
    setStage({ at: 'key', entered });
  };
  const backToForm = () => {
    setMessage('');
    setLight('warm');
    setStage({ at: 'asking' });
  };
  const cold = () => setLight('cold');
  const toCode = (email: string) =>
    setStage({ at: 'again', email: email.includes('@') ? '' : email, code: '' });
  return (
    <div className={styles.page} data-area="guild">
      <Backdrop />
      <PorchPicture cold={light === 'cold'} />
      <div className={styles.out}>
        <nav aria-label="The way back">
          <a className={styles.back} href={frontOfTheHouse()} aria-label="Back to the house">
            <Icon of={ArrowLeft} />
            <span>Back to the house</span>
          </a>
        </nav>
        <SoundButton on={useStore(sound)} onChange={chooseSound} />
      </div>
      <main id="main" className={styles.arch} data-light={light}>
        <div className={styles.door}>
          <div className={styles.panels} aria-hidden>
            <i />
            <i />
          </div>
          <header className={styles.header}>
            <Logo glow turning={light === 'open'} />
            <h1>{plain && way === 'create' ? 'Join the Timeline' : 'Timeline Access'}</h1>
          </header>
          <div className={styles.leaves}>
            {stage.at !== 'form' && stage.at !== 'opening' && <DoorSeamPicture short />}
            <Suspense fallback={<Loading label="One moment" />}>
              {stage.at === 'asking' && <Loading label="Looking who is at the door" />}
              {stage.at === 'form' && (
                <EntryForm
                  plain={plain}
                  way={way}
                  onWay={setWay}
                  refused={stage.refused}
                  before={stage.before}
                  typed={typed}
                  onTyped={setTyped}
                  onCleared={() => setLight('warm')}
                  onRefused={cold}
                  onCame={came}
                  onTyping={makeReady}
                  onHostCode={() => {
                    setLight('warm');
                    toCode(typed.email);
                  }}
                  onForgotten={() => {
                    setLight('warm');
                    setStage({ at: 'forgotten' });
                  }}
                />
              )}
              {stage.at === 'known' && (
                <AlreadySignedIn
                  user={stage.user}
                  onRefused={cold}
                  onEntered={(space_id) => enter({ message: '', user: stage.user, space_id })}
                />
              )}
              {stage.at === 'forgotten' && (
                <ForgottenPassword email={typed.email} onCode={toCode} onBack={backToForm} />
              )}
              {stage.at === 'again' && (
                <RecoverByCode
                  email={stage.email}
                  code={stage.code}
                  onRefused={cold}
                  onEntered={(entered) => enterAnew(entered, 'recovery')}
                  onBack={backToForm}
                />
              )}
              {stage.at === 'told' && (
                <RemovedSignIns
                  removed={stage.removed}
                  onDone={() =>
                    stage.keyless ? setStage({ at: 'key', entered: stage.entered }) : enter(stage.entered)
                  }
                />
              )}
              {stage.at === 'key' && <FirstPasswordOrPasskey onDone={() => enter(stage.entered)} />}
              {stage.at === 'link' && stage.arrival.by === 'reset' && (
                <NewPassword
                  token={stage.arrival.token}
                  onRefused={cold}
                  onEntered={(entered) => enterAnew(entered, 'reset')}
                />
              )}
              {stage.at === 'link' && stage.arrival.by !== 'reset' && (
                <EnterByLink
                  arrival={stage.arrival}
                  onEntered={(entered) => enterAnew(entered, stage.arrival.by)}
                  onRefused={(title, next) => {
                    cold();
                    if (!plain) setWay(next);
                    setStage({ at: 'form', refused: { title, fields: {} } });
                  }}
                  onBack={backToForm}
                />
              )}
            </Suspense>
          </div>
          <p className={styles.message} role="status">
            {message}
          </p>
          {stage.at === 'not yet' && (
            <Button kind="bare" onClick={backToForm}>
              Back to the door
            </Button>
          )}
        </div>
        <i className={styles.threshold} />
      </main>
    </div>
  );
}

/** The code of the link that led here, or the one that waited in this tab. */
const brought = (): Typed => ({
  code: digitsGrouped(new URLSearchParams(location.search).get('code') ?? '') || digitsGrouped(takeCode()),
  name: '',
  email: '',
  password: '',
});

/** Whoever has a code takes the first tab; whoever was on the way to a room has been here before. */
function wayIn(plain: boolean): Way {
  const asked = new URLSearchParams(location.search);
  const tab = asked.get('tab');
  if (plain) return tab === 'create' || asked.has('code') ? 'create' : 'login';
  if (tab === 'login' || tab === 'create') return tab;
  return brought().code === '' && asked.has('to') ? 'login' : 'invite';
}
