/** Something a person can mend: shown as its one line, without a stack. */
export class PlainError extends Error {
  override readonly name: string = 'PlainError';
}
