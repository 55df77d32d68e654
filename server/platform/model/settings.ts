import type { Read } from '../setting-values.ts';

export const providerKinds = ['openai-compatible', 'anthropic'] as const;

/** What a million tokens cost. */
export interface Prices {
  readonly currency: string;
  readonly in: number;
  readonly out: number;
}

/** How long is waited, in milliseconds: for the first word, from word to word, and for all of it. */
export interface Patience {
  readonly first: number;
  readonly between: number;
  readonly whole: number;
}

export interface ModelSettings {
  readonly kind: (typeof providerKinds)[number];
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
  readonly prices: Prices | null;
  /** What all answers of a calendar month may cost together. */
  readonly budget: number | null;
  /** What the answers of one person may cost in it. */
  readonly share: number | null;
  readonly patience: Patience;
}

export const usualPatience: Patience = { first: 20_000, between: 15_000, whole: 120_000 };
export const anthropicUrl = 'https://api.anthropic.com/v1';

/** `EUR 0.50/1.50` */
export const asPrices: Read<Prices> = (text) => {
  const [, currency, given, taken] = /^([A-Z]{3}) (\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (currency === undefined) return undefined;
  return { currency, in: Number(given), out: Number(taken) };
};

export const asAmount: Read<number> = (text) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined);

/** `20/15/120` */
export const asPatience: Read<Patience> = (text) => {
  const seconds = text.split('/');
  const given = seconds.map((part) => asAmount(part));
  const [first, between, whole] = given;
  if (seconds.length !== 3 || first === undefined || between === undefined || whole === undefined)
    return undefined;
  return { first: first * 1000, between: between * 1000, whole: whole * 1000 };
};

interface Given {
  readonly kind: ModelSettings['kind'] | null;
  readonly url: string | null;
  readonly key: string | null;
  readonly model: string | null;
  readonly prices: Prices | null;
  readonly budget: number | null;
  readonly share: number | null;
  readonly patience: Patience | null;
}

/** Puts the settings together; a text is what is missing. */
export function modelSettings(given: Given): ModelSettings | string | null {
  const { kind, key, prices, budget, share } = given;
  if (kind === null) {
    const idle = given.url ?? key ?? given.model ?? prices ?? budget ?? share;
    return idle === null ? null : 'KINSONG_MODEL_PROVIDER must be set too: without it no model is asked';
  }
  const url = given.url ?? (kind === 'anthropic' ? anthropicUrl : null);
  if (url === null) return 'KINSONG_MODEL_URL must be set too: where the model is asked';
  if (given.model === null) return 'KINSONG_MODEL must be set too: which model is asked';
  if (kind === 'anthropic' && key === null)
    return 'KINSONG_MODEL_KEY must be set too: Anthropic asks for one';
  if ((budget ?? share) !== null && prices === null)
    return 'KINSONG_MODEL_PRICES must be set too: a budget needs to know what is spent';
  const patience = given.patience ?? usualPatience;
  return { kind, url: url.replace(/\/+$/, ''), key, model: given.model, prices, budget, share, patience };
}
