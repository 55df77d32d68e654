/** A failure of the catalogue with its words: whoever only hands it on needs no catalogue. */
export class WordedRefusal extends Error {
  readonly code: string;
  readonly fields: Record<string, string> | undefined;

  constructor(code: string, text: string, fields?: Record<string, string>) {
    super(text);
    this.name = 'WordedRefusal';
    this.code = code;
    this.fields = fields;
  }
}
