import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { isPartnerAddress } from './partner-address.ts';

/** The four tabs of the page, in their order. */
export const shelves = ['consciousness', 'apps', 'venture', 'community'] as const;
export type Shelf = (typeof shelves)[number];

/** What may be drawn on a card. */
export const motifs = [
  'bowl',
  'wave',
  'moon',
  'tree',
  'person',
  'river',
  'door',
  'seedling',
  'lantern',
  'hands',
] as const;
export type Motif = (typeof motifs)[number];

/** How many letters say what a thing is for. */
export const mostWords = 90;

export const PartnerCard = z.object({
  id: Id,
  /** Grows with every change: who changes a card says which one they saw. */
  rev: z.int(),
  shelf: z.enum(shelves),
  name: z.string(),
  words: z.string(),
  /** null: it is still to come. */
  address: z.string().nullable(),
  motif: z.enum(motifs),
  /** Seen by super users only. */
  hidden: z.boolean(),
});
export type PartnerCard = z.infer<typeof PartnerCard>;

const CardInput = z.object({
  shelf: z.enum(shelves),
  name: z.string().trim().min(1).max(60),
  words: z.string().trim().min(1).max(mostWords),
  /** Empty means that it is still to come. */
  address: z
    .string()
    .trim()
    .refine(
      (text) => text === '' || isPartnerAddress(text),
      'Write a whole address that begins with https://, without a name or password in it.',
    )
    .default(''),
  motif: z.enum(motifs).default('door'),
  hidden: z.boolean().default(false),
});
export type CardInput = z.infer<typeof CardInput>;

const card_id = z.object({ card_id: Id });

export const partners = call({
  name: 'partners.list',
  title: 'Tools and partners, shelf by shelf in their order; hidden cards for super users only',
  method: 'GET',
  path: '/api/partners',
  answer: z.object({ cards: z.array(PartnerCard) }),
  permission: 'person',
  errors: [],
});

export const addPartner = call({
  name: 'partners.add',
  title: 'Put a card at the end of its shelf; sent twice under one id, it stands there once',
  method: 'POST',
  path: '/api/partners',
  body: CardInput.extend({ id: Id }),
  answer: PartnerCard,
  permission: 'partners.arrange',
  errors: ['id.taken'],
});

export const changePartner = call({
  name: 'partners.change',
  title: 'Change a card, as long as nobody else did since it was seen',
  method: 'PUT',
  path: '/api/partners/:card_id',
  params: card_id,
  body: CardInput.extend({ rev: z.int() }),
  answer: PartnerCard,
  permission: 'partners.arrange',
  errors: ['card.changed'],
});

export const placePartner = call({
  name: 'partners.place',
  title: 'Put a card before another of its shelf, or at the end; answers with the order there is now',
  method: 'PUT',
  path: '/api/partners/:card_id/place',
  params: card_id,
  body: z.object({ before: Id.nullable().default(null) }),
  answer: z.object({ order: z.array(Id) }),
  permission: 'partners.arrange',
  errors: ['card.changed'],
});

export const removePartner = call({
  name: 'partners.remove',
  title: 'Take a card away, as long as nobody else changed it since it was seen',
  method: 'DELETE',
  path: '/api/partners/:card_id',
  params: card_id,
  query: z.object({ rev: z.coerce.number().int() }),
  answer: z.object({ removed: z.boolean() }),
  permission: 'partners.arrange',
  errors: ['card.changed'],
});

export const partnersCalls = [partners, addPartner, changePartner, placePartner, removePartner];
