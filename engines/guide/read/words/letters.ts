/** In small letters and without accents. */
export const smallLetters = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** The bare words of a text. */
export const bareWords = (text: string): string[] =>
  smallLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
