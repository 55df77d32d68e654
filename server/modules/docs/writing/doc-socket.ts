import type { WebSocketLike } from '@hocuspocus/server';
import { docCloseCodes } from '@kinsong/contract/docs/doc-line.ts';
import type { RawData, WebSocket } from 'ws';

/** More than this unread, and whoever does not read is sent away to come back and ask what is missing. */
const mostUnread = 16 * 1024 * 1024;
/** In ten seconds a line may say so much: a fast writer with a caret says some hundred words. */
const most = { words: 3000, bytes: 24 * 1024 * 1024 };
const countedFor = 10_000;

/** The line as Hocuspocus sees it. */
export const guardedSocket = (socket: WebSocket): WebSocketLike => ({
  get readyState() {
    return socket.readyState;
  },
  send(word) {
    if (socket.bufferedAmount > mostUnread) socket.close(docCloseCodes.later);
    else socket.send(word as Uint8Array);
  },
  close: (code, reason) => socket.close(code, reason),
});

/** What a browser says: meeting, presence, who it is, asking who is there, meeting again, and leaving. */
const saidHere: readonly number[] = [0, 1, 2, 3, 4, 7];

/** Each word begins with the length of the doc's name, the name, and what kind of word it is. */
function isOf(docId: string, word: Uint8Array): boolean {
  const { length } = docId;
  const name = String.fromCharCode(...word.subarray(1, length + 1));
  return word[0] === length && name === docId && saidHere.includes(word[length + 1] ?? -1);
}

/**
 * Hears what comes from the first moment on and holds it until somebody listens: whoever connects speaks at once, while
 * it is still being asked what they may do.
 */
export function takeWords(socket: WebSocket, docId: string): (listen: (word: Uint8Array) => void) => void {
  let listener: ((word: Uint8Array) => void) | null = null;
  const held: Uint8Array[] = [];
  let [words, bytes, since] = [0, 0, Date.now()];

  socket.on('message', (data: RawData, isBinary: boolean) => {
    // What is still on its way from one who is being sent out is not heard.
    if (socket.readyState !== socket.OPEN) return;
    const word = new Uint8Array(data as Buffer);
    if (Date.now() - since > countedFor) [words, bytes, since] = [0, 0, Date.now()];
    words += 1;
    bytes += word.length;
    const isMuch = words > most.words || bytes > most.bytes;
    if (!isBinary || isMuch || !isOf(docId, word)) return socket.close(docCloseCodes.nonsense);
    if (listener === null) held.push(word);
    else listener(word);
  });

  return (listen) => {
    for (const word of held.splice(0)) listen(word);
    listener = listen;
  };
}
