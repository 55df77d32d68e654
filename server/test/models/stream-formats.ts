/** How a provider's stream is written: one of these a protocol. */
export interface Wire {
  begin(): string;
  say(text: string): string;
  propose(name: string, args: unknown): string;
  end(proposed: boolean): string;
}

const line = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

export function openAiWire(): Wire {
  const chunk = (delta: object, finish_reason: string | null = null): string =>
    line({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'fake',
      choices: [{ index: 0, delta, finish_reason }],
    });
  let calls = 0;
  return {
    begin: () => chunk({ role: 'assistant', content: '' }),
    say: (content) => chunk({ content }),
    propose: (name, args) =>
      chunk({
        tool_calls: [
          {
            index: calls,
            id: `call_${++calls}`,
            type: 'function',
            function: { name, arguments: JSON.stringify(args) },
          },
        ],
      }),
    end: (proposed) =>
      chunk({}, proposed ? 'tool_calls' : 'stop') +
      line({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'fake',
        choices: [],
        usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 },
      }) +
      'data: [DONE]\n\n',
  };
}

const event = (data: { type: string } & Record<string, unknown>): string =>
  `event: ${data.type}\n${line(data)}`;

export function anthropicWire(): Wire {
  let index = -1;
  let open = false;
  const close = (): string => {
    if (!open) return '';
    open = false;
    return event({ type: 'content_block_stop', index });
  };
  const start = (content_block: object): string => {
    const before = close();
    open = true;
    return before + event({ type: 'content_block_start', index: ++index, content_block });
  };
  let speaking = false;
  return {
    begin: () =>
      event({
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'fake',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 120, output_tokens: 1 },
        },
      }),
    say(text) {
      const opening = speaking ? '' : start({ type: 'text', text: '' });
      speaking = true;
      return opening + event({ type: 'content_block_delta', index, delta: { type: 'text_delta', text } });
    },
    propose(name, args) {
      speaking = false;
      const opening = start({ type: 'tool_use', id: `toolu_${index + 1}`, name, input: {} });
      const delta = { type: 'input_json_delta', partial_json: JSON.stringify(args) };
      return opening + event({ type: 'content_block_delta', index, delta });
    },
    end: (proposed) =>
      close() +
      event({
        type: 'message_delta',
        delta: { stop_reason: proposed ? 'tool_use' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: 30 },
      }) +
      event({ type: 'message_stop' }),
  };
}
