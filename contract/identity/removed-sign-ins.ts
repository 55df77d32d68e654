/**
 * Ways into an account that go when it turns out whose address it has, in the order in which they are told. It imports
 * nothing, so that the light shell can read it without a schema library.
 */
export const removable = ['password', 'passkeys', 'services', 'devices', 'device links'] as const;
export type Removed = (typeof removable)[number][];

const words: Readonly<Record<Removed[number], string>> = {
  password: 'the password',
  passkeys: 'the passkeys',
  services: 'the sign-in by another service',
  devices: 'the devices signed in',
  'device links': 'links for further devices',
};

const all = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });
export const inWords = (removed: Removed): string => all.format(removed.map((way) => words[way]));

/** What the owner is told. */
export const removedWords = (removed: Removed): string =>
  `You have shown that this account is yours. Whatever else opened it was removed: ${inWords(removed)}.`;
