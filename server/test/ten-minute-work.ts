import { publishTapCounts } from '../modules/messages/index.ts';
import { openNode } from './app.ts';

/** What every node of a house does at the full ten minutes, done by one more that comes for nothing else. */
export async function strikeTenMinutes(databaseUrl: string, folder: string): Promise<void> {
  const node = await openNode(databaseUrl, folder, {});
  try {
    await publishTapCounts(node.app.house);
  } finally {
    await node.close();
  }
}
