const longest = 500;

/**
 * An address that a card may lead to: of the open web, written out whole, and carrying nobody's name or password.
 * What a browser would read as something else than it looks like (tabs, line ends, a scheme in disguise) is none.
 */
export function isPartnerAddress(text: string): boolean {
  if (text.length > longest || !/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '';
}
