import { doorErrors } from '@kinsong/contract/common/door-errors.ts';
import { Refused } from '../../platform/api/http-request.ts';
import type { Refusal, Typed, Way } from './entry.types.ts';

/** The contract's names of what is typed here. */
const typedAs: Record<string, keyof Typed> = {
  invite_code: 'code',
  email_or_phone: 'email',
  avatar_name: 'name',
  real_name: 'name',
};

/** At which field of the form a refusal belongs; undefined: it concerns the whole of it. */
const fieldOf: Partial<Record<string, keyof Typed>> = {
  'auth.coordinates': 'code',
  'password.weak': 'password',
  'password.common': 'password',
  'onboarding.coordinates': 'email',
};

export function atFields(
  code: string,
  text: string,
  fields: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  const field = fieldOf[code];
  if (fields === undefined) return field === undefined ? {} : { [field]: text };
  return Object.fromEntries(Object.entries(fields).map(([name, words]) => [typedAs[name] ?? name, words]));
}

/** The contract's own minute comes with zod, which the door does not load. */
const minute = 60_000;
const stays = 'What you typed is still here.';

/** That it stays; and, of whoever tried too often, when it is worth trying again. */
function keptWords({ code, retryAfter = 0 }: Refused): string {
  if (code !== 'rate.limited' || retryAfter <= minute) return stays;
  return `${stays} Try again in about ${Math.ceil(retryAfter / minute)} minutes.`;
}

/** What the house said about it; where a gate before it said nothing, that it failed. */
export function inWords(thrown: unknown): Refusal {
  if (!(thrown instanceof Refused)) {
    return {
      title: 'No answer from the house',
      description: 'Often it is the connection. What you typed is still here; try again.',
      fields: {},
    };
  }
  if (thrown.wordless !== undefined) return whole('auth.failed');
  const { code, fields } = thrown;
  if (code === 'auth.denied') return deniedWords();
  return {
    title: thrown.message,
    description: keptWords(thrown),
    fields: atFields(code, thrown.message, fields),
  };
}

const whole = (code: keyof typeof doorErrors, description = stays): Refusal => ({
  title: doorErrors[code].text,
  description,
  fields: {},
});

const deniedWords = (): Refusal => ({
  title: doorErrors['auth.denied'].text,
  fields: { password: doorErrors['auth.denied'].text },
  denied: true,
});

/** The chat-app's sign-in calls what is no mistake of typing by one name a side, and says below it what the house said. */
export function inWordsOfChat(thrown: unknown, way: Way): Refusal {
  if (!(thrown instanceof Refused)) return inWords(thrown);
  const status = thrown.wordless ?? thrown.status;
  if (status === 400) {
    if (thrown.wordless === undefined) return inWords(thrown);
    const text = doorErrors['auth.coordinates'].text;
    const at = way === 'create' ? atFields('auth.coordinates', text, undefined) : {};
    return { title: text, description: stays, fields: at };
  }
  if (thrown.code === 'auth.denied' && thrown.wordless === undefined) return deniedWords();
  const name = way === 'login' ? 'auth.denied' : 'registration.failed';
  const said =
    thrown.wordless === undefined && thrown.code !== name ? `${thrown.message} ${keptWords(thrown)}` : stays;
  return whole(name, said);
}
