import { nothingToPrepare, openAll, words, type Room } from '../room.ts';
import { Tally } from '../tally.ts';
import { Wire } from '../wire.ts';

export interface XmppRoom {
  readonly kind: 'xmpp';
  readonly port: number;
  readonly domain: string;
}

const end = Buffer.from('</message>');

/** A room of a chat server that speaks XMPP (RFC 6120, XEP-0045), everybody in it by an anonymous login. */
export async function openXmppRoom({ port, domain }: XmppRoom, listeners: number): Promise<Room> {
  const tally = new Tally(listeners);
  const room = `hearth@conference.${domain}`;
  const wires = await openAll(listeners, (index) =>
    join(port, domain, `${room}/listener${index}`, () => tally.heard(index)),
  );
  const sender = await join(port, domain, `${room}/sender`, () => undefined);
  let said = 0;
  return {
    listeners,
    tally,
    prepare: nothingToPrepare,
    say(sent) {
      said += 1;
      sender.write(`<message to='${room}' type='groupchat' id='m${said}'><body>${words}</body></message>`);
      sent();
    },
    close() {
      for (const wire of [...wires, sender]) wire.close();
    },
  };
}

async function join(port: number, domain: string, seat: string, onMessage: () => void): Promise<Wire> {
  const wire = await Wire.open(port);
  const stream =
    `<stream:stream to='${domain}' version='1.0' xmlns='jabber:client' ` +
    `xmlns:stream='http://etherx.jabber.org/streams'>`;
  const ask = (text: string, answer: string): Promise<string> => {
    const answered = wire.until(answer);
    wire.write(text);
    return answered;
  };
  await ask(stream, '</stream:features>');
  await ask(`<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='ANONYMOUS'/>`, '<success');
  await ask(stream, '</stream:features>');
  await ask(`<iq type='set' id='b'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'/></iq>`, '</iq>');
  const entering = wire.until('<subject', countEnds(onMessage));
  wire.write(
    `<presence to='${seat}'><x xmlns='http://jabber.org/protocol/muc'><history maxstanzas='0'/></x></presence>`,
  );
  await entering;
  return wire;
}

/** Counts messages by where they end; the first is the room's subject, which closes the entering. */
function countEnds(onMessage: () => void): (bytes: Buffer) => void {
  let subject = true;
  let tail = Buffer.alloc(0);
  return (bytes) => {
    const text = tail.length === 0 ? bytes : Buffer.concat([tail, bytes]);
    let from = 0;
    for (let at = text.indexOf(end); at !== -1; at = text.indexOf(end, from)) {
      from = at + end.length;
      if (subject) subject = false;
      else onMessage();
    }
    // The network may cut an end in two: what could be its first part is looked at again.
    tail = Buffer.from(text.subarray(Math.max(from, text.length - end.length + 1)));
  };
}
