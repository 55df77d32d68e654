import { raiseSoul, soulScore, type SoulScore } from '@kinsong/contract/seekers/soul-score.ts';
import { ask } from '../../platform/api/api.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { Ears } from '../../platform/web-module.ts';
import type { Send } from '../../platform/outbox/outbox.ts';
import { Store, useStore } from '../../platform/store.ts';

/** Where does one's soul score come from? The house counts it; here stands what it last said. */
const soul = new Store<SoulScore | undefined>(undefined);

/** Undefined until the house has answered. */
export const useSoul = (): SoulScore | undefined => useStore(soul);

/** Today begins at one's own midnight: each question says where one is. */
const whereOneIs = (): { time_zone?: string } => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === '' || timeZone === 'Etc/Unknown' ? {} : { time_zone: timeZone };
};

async function loadSoul(): Promise<void> {
  try {
    soul.set(await ask(soulScore, { query: whereOneIs() }));
  } catch (failure) {
    // oxlint-disable-next-line no-console -- S1 §8: a soul score that does not load is logged and nothing else
    console.info('The soul score did not load.', failure);
  }
}

export const soulEars: Ears = {
  entered: () => {
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void loadSoul();
    });
  },
  opened: () => void loadSoul(),
};

export const seekersSends: readonly Send[] = [
  { call: raiseSoul, answered: (answer) => soul.set(answer as SoulScore) },
];

/** One more for one's own words. It waits in the outbox until the house has it; given twice it counts once. */
export async function raise(space: string, messageId: string): Promise<void> {
  const body = { amount: 1, source: 'message_double_tap', message_id: messageId, ...whereOneIs() } as const;
  await signedIn().outbox.write(space, raiseSoul, { body }, { quiet: true, replaces: `soul ${messageId}` });
}

/** The messages whose raising still waits in the outbox. */
export function waitingSouls(items: readonly { call: string; body?: Record<string, unknown> }[]): string[] {
  return items.flatMap(({ call, body }) =>
    call === raiseSoul.name && typeof body?.['message_id'] === 'string' ? [body['message_id']] : [],
  );
}
