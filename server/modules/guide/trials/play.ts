import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { hear } from '@kinsong/engines/guide/hear.ts';
import { answer } from '@kinsong/engines/guide/talk/answer.ts';
import type { Proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import { Conversation } from '@kinsong/engines/guide/trials/conversation.ts';
import { ownEar } from '../ear/own-ear.ts';

/**
 * Plays the conversations of a file against a furnished house with a fixed clock, and prints what the person got. A line
 * "say:" is said, "game:" in Game mode; "want:" is what they would have liked, for whoever judges.
 */
const ear = await ownEar();

for (const file of process.argv.slice(2)) {
  const conversations = (await readFile(file, 'utf8'))
    .split(/\n\s*\n/)
    .filter((each) => /^(?:say|game):/m.test(each));
  process.stdout.write(`${basename(file)}: ${conversations.length} conversations\n`);
  let number = 0;
  for (const lines of conversations) {
    const isGame = /^game:/m.test(lines);
    const talk = new Conversation(
      { hear: (text, world) => hear(text, world, ear), answer },
      { mode: isGame ? 'game' : 'real_world' },
    );
    process.stdout.write('\n');
    for (const line of lines.split('\n')) {
      const said = /^(?:say|game):\s*(.+)$/.exec(line)?.[1];
      if (said === undefined) {
        process.stdout.write(`${line}\n`);
        continue;
      }
      const reply = talk.say(said);
      process.stdout.write(
        `[${(number += 1)}] say: ${said}\n    got: ${reply.text.replaceAll('\n', ' / ')}\n`,
      );
      for (const card of reply.proposals) process.stdout.write(`    card: ${told(card)}\n`);
      for (const { answer, proposals } of reply.settles ?? [])
        process.stdout.write(`    settled ${answer}: ${proposals.map(told).join(' | ')}\n`);
      if (reply.danger !== undefined)
        process.stdout.write(`    danger: ${reply.danger.card === null ? 'asked' : 'card'}\n`);
    }
  }
}

/** What is on a card, as far as anything is. */
function told({ act, ...rest }: Proposal): string {
  const slots = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  return [act, ...slots.map(([name, value]) => `${name}=${String(value)}`)].join(' ');
}
