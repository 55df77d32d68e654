import { ModelFailure } from './failure.ts';

/** No provider's event comes near; a line without an end is not gathered for ever. */
const longestLine = 1_000_000;

/** The data of each server-sent event, as it comes. One that was cut off is none. */
export async function* eventsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun = '';
  let data: string[] = [];
  for await (const chunk of bytes) {
    const lines = (begun + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    begun = lines.pop() ?? '';
    if (begun.length > longestLine) throw new ModelFailure('nonsense', 'the provider answered nonsense');
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
      if (line !== '' || data.length === 0) continue;
      yield data.join('\n');
      data = [];
    }
  }
}
