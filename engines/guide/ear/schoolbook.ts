/** What the ear has learned, as it is written down: first what one step of a weight is worth, then a byte for each. */
const head = Float64Array.BYTES_PER_ELEMENT;

export function packed(learned: Float32Array): Uint8Array {
  const unit = learned.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const book = new Uint8Array(head + learned.length);
  new DataView(book.buffer).setFloat64(0, unit);
  new Int8Array(book.buffer, head).set(learned.map((weight) => Math.round(weight / unit)));
  return book;
}

export function unpacked(book: Uint8Array): { unit: number; weights: Int8Array } {
  const unit = new DataView(book.buffer, book.byteOffset).getFloat64(0);
  return { unit, weights: new Int8Array(book.buffer, book.byteOffset + head, book.byteLength - head) };
}
