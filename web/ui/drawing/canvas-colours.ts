/** Colours for a canvas come from the tokens of the skin it stands in. */
export interface Inks {
  /** The colour as the token has it, or thinned to an opacity. */
  (name: string, opacity?: number): string;
}

export function inksOf(element: Element): Inks {
  const style = getComputedStyle(element);
  const known = new Map<string, string>();
  const raw = (name: string): string => {
    let colour = known.get(name);
    if (colour === undefined) known.set(name, (colour = style.getPropertyValue(`--${name}`).trim()));
    return colour;
  };
  return (name, opacity) => {
    const colour = raw(name);
    if (opacity === undefined) return colour;
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    return `rgb(${red} ${green} ${blue} / ${opacity})`;
  };
}
