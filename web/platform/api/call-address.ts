type Values = Readonly<Record<string, unknown>>;

/** Puts values into the places of a path (`/api/spaces/:space_id`) and the rest behind the question mark. */
export function address(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_place, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(written(value));
  });
  const rest = new URLSearchParams(inWords(query));
  return rest.size === 0 ? filled : `${filled}?${rest}`;
}

/** Values in the words of an address; what is not given is left out. */
export function inWords(values: Values): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, written(value)]));
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
