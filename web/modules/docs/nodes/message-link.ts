import { Node, nodePasteRule } from '@tiptap/core';
import { messageAddress, namedMessage } from '../message-address.ts';

/** Leads to what somebody said, and shows how it begins. */
export const MessageLink = Node.create({
  name: 'messageLink',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    message_id: { default: '', parseHTML: (way: HTMLElement) => way.dataset['message'] ?? '' },
    space_id: { default: '', parseHTML: (way: HTMLElement) => way.dataset['space'] ?? '' },
    text: { default: '', parseHTML: (way: HTMLElement) => way.textContent ?? '' },
  }),
  parseHTML: () => [{ tag: 'a[data-message]' }],
  renderHTML: ({ node: { attrs } }) => {
    const [message, space, text] = ['message_id', 'space_id', 'text'].map((name) => String(attrs[name])) as [
      string,
      string,
      string,
    ];
    const way = { href: messageAddress(space, message), 'data-message': message, 'data-space': space };
    return ['a', way, text === '' ? 'A message' : text];
  },
  renderText: ({ node }) => String(node.attrs['text']),
  addPasteRules() {
    return [
      nodePasteRule({
        find: /https?:\/\/\S+\/salon\/\S+/g,
        type: this.type,
        getAttributes: ([address]) => namedMessage(address) ?? false,
      }),
    ];
  },
});
