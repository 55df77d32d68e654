/** The order matters: Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const machines: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** 'Firefox on Android' of what a browser calls itself; what nobody knows is shown as it is, cut short. */
export function deviceInWords(said: string): string {
  const of = (known: typeof browsers) => known.find(([sign]) => sign.test(said))?.[1];
  const [browser, machine] = [of(browsers), of(machines)];
  if (browser !== undefined && machine !== undefined) return `${browser} on ${machine}`;
  return browser ?? machine ?? (said.trim() === '' ? 'A device without a name' : said.slice(0, 60));
}
