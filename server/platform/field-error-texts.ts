/** What a schema finds wrong with a part of what it was given. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** One plain sentence a field, in our own words; a form shows it beside the field. */
export function fieldTexts(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ code = '', path, message }) => [
      path.map(String).join('/') || 'form',
      (code === 'custom' ? message : texts[code]) ?? 'This could not be read.',
    ]),
  );
}

const texts: Readonly<Record<string, string>> = {
  too_small: 'This is too short, or missing.',
  too_big: 'This is too long, or too much.',
  invalid_type: 'This is missing, or not of the right kind.',
  invalid_format: 'This is not written as it should be.',
  invalid_value: 'This is not one of the choices.',
};
