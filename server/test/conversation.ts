import type { Answer } from '@kinsong/contract/common/call.ts';
import { chat, giveConsent, openThread } from '@kinsong/contract/guide/chat.ts';
import { messageChanged } from '@kinsong/contract/messages/events.ts';
import { listMessages, type Message } from '@kinsong/contract/messages/messages.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { Listener } from './socket-listener.ts';
import type { Citizen } from './people.ts';

type Speech = {
  client_id?: string;
  game_mode?: boolean;
  wait?: boolean;
};

/** Somebody and their thread with the guide. */
export class Conversation {
  readonly who: Citizen;
  readonly space: string;
  readonly #devices: Listener[] = [];

  private constructor(who: Citizen, space: string) {
    this.who = who;
    this.space = space;
  }

  static async of(who: Citizen): Promise<Conversation> {
    return new Conversation(who, (await who.call(openThread, {})).space_id);
  }

  /** The same with a person who has said yes to the provider. */
  static async withYes(who: Citizen): Promise<Conversation> {
    const { space_id, provider } = await who.call(openThread, {});
    if (provider === null) throw new Error('there is no provider to say yes to');
    await who.call(giveConsent, { body: { provider: provider.mark, yes: true } });
    return new Conversation(who, space_id);
  }

  say(message: string, more: Speech = {}): Promise<Answer<typeof chat>> {
    return this.who.call(chat, { body: { message, ...more } });
  }

  /** What stands in the thread, oldest first, without what was taken back. */
  async messages(): Promise<Message[]> {
    const { messages } = await this.who.call(listMessages, {
      params: { space_id: this.space },
      query: { limit: 200 },
    });
    return messages.filter(({ deleted_at }) => deleted_at === null);
  }

  async until(condition: (messages: readonly Message[]) => boolean, patience = 8000): Promise<Message[]> {
    const ends = Date.now() + patience;
    for (;;) {
      const messages = await this.messages();
      if (condition(messages)) return messages;
      if (Date.now() > ends) throw new Error(`it did not come: ${JSON.stringify(messages).slice(0, 2000)}`);
      await pause(30);
    }
  }

  async device(): Promise<Listener> {
    const device = await Listener.watching(this.who, this.space);
    this.#devices.push(device);
    return device;
  }

  /** Each state of a message that a device was told, in its order. */
  heard(device: Listener, id: string): Message[] {
    return device.events<Message>(this.space, messageChanged.name).filter((message) => message.id === id);
  }

  /** The text of the newest answer as a screen would show it: what the row says, with the pieces laid over it. */
  shown(device: Listener): string {
    let text = '';
    for (const frame of device.frames) {
      if (frame.t === 'changes') {
        const last = frame.changes.at(-1)?.data as Message | undefined;
        if (last?.extra?.kind === 'guide') text = last.content;
      }
      if (frame.t === 'signal' && frame.signal.s === 'piece' && frame.signal.offset <= text.length)
        text = text.slice(0, frame.signal.offset) + frame.signal.text;
    }
    return text;
  }

  async close(): Promise<void> {
    for (const device of this.#devices.splice(0)) await device.close();
  }
}
