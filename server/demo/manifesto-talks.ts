import { minute } from '@kinsong/contract/common/time.ts';
import {
  correctManifesto,
  manifestoGuidance,
  manifestoTalk,
  saveManifesto,
  type ManifestoFields,
} from '@kinsong/contract/onboarding/manifesto-talk.ts';
import type { Name } from './people.ts';
import { after, type Home, type Moment } from './demo-house.ts';
import { momentOf } from './read-talk.ts';

interface ToldManifesto {
  readonly who: Name;
  readonly at: readonly [daysAgo: number, hour: number, minute: number];
  readonly answers: readonly string[];
  /** What they put right on a slip before they kept it; null where they are still in the middle. */
  readonly kept: Partial<ManifestoFields> | null;
}

const told: readonly ToldManifesto[] = [
  {
    who: 'Ruth',
    at: [13, 20, 10],
    answers: [
      'To keep a house where nobody has to ask whether they may come in',
      'Plain speech, open doors, debts paid',
      'I can run a kitchen for forty, and I can wait until somebody says what they really mean.',
      'The old songs, and the river before six in the morning',
      'Have the roof closed before the snow.\nSee the long table stand when I am no longer at its head.',
    ],
    kept: { skills: 'A kitchen for forty, and patience until somebody says what they really mean' },
  },
  {
    who: 'Anna',
    at: [2, 21, 25],
    answers: [
      'A house where nobody eats alone',
      'Plain speech, open doors, debts paid late but paid',
      'I bake, and I keep the books for the ferry. Forms don’t frighten me.',
    ],
    kept: null,
  },
];

/** One has talked her manifesto over with Mairy and kept it, one is in the middle of it. */
export function manifestoMoments(today: Date): Moment[] {
  return told.map((talk) => {
    const at = momentOf(today, ...talk.at);
    return { at, happen: (home) => tell(home, talk, at) };
  });
}

async function tell(home: Home, { who, answers, kept }: ToldManifesto, at: Date): Promise<void> {
  const person = home.who(who);
  for (const [n, message] of answers.entries()) {
    home.setClock(after(at, 2 * (n + 1) * minute));
    await person.call(manifestoGuidance, { body: { message } });
  }
  if (kept === null) return;
  const keptAt = after(at, 2 * (answers.length + 2) * minute);
  home.setClock(keptAt);
  await person.call(correctManifesto, { body: kept });
  const { understood, entries, sharing } = await person.call(manifestoTalk, {});
  const full_conversation = entries.map(({ role, content }) => ({ role, content }));
  await person.call(saveManifesto, {
    body: {
      manifesto_data: { ...understood, full_conversation, created_at: keptAt.toISOString() },
      is_complete: true,
      sharing_permissions: sharing,
    },
  });
}
