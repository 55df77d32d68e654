import type { Candidate } from '@kinsong/contract/hospitality/curating.ts';
import type { Guest, MyRetreat, Retreat } from '@kinsong/contract/hospitality/retreat.ts';

/** For the tests beside: a retreat as the house tells it. */
const idOf = (n: number): string => `0199a0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
const names = ['Oma', 'Piet', 'Ines', 'Dirk', 'Wim', 'Sami', 'Hanna', 'Kofi', 'Yara', 'Lotte', 'Els', 'Bas'];

export const guest = (n: number, more: Partial<Guest> = {}): Guest => ({
  person_id: idOf(n),
  name: names[n] ?? `Guest ${n}`,
  avatar_url: '',
  trust_score: 150 + n,
  state: 'yes',
  answer_by: '2099-12-01',
  asked_at: '2099-11-01T09:00:00.000Z',
  answered_at: null,
  reason: '',
  ...more,
});

export const retreat = (more: Partial<Retreat> = {}): Retreat => ({
  id: idOf(900),
  name: 'Winter Threshold Retreat',
  place: 'the mill at Riverbend',
  starts_on: '2099-12-12',
  ends_on: '2099-12-14',
  answer_by: '2099-12-01',
  places: 20,
  letter: 'There is a chair for you.',
  state: 'open',
  cancel_reason: '',
  host: { name: 'Hanna', avatar_url: '' },
  min_trust_score: 150,
  consciousness_level: 'elevated',
  space_id: idOf(901),
  guests: names.map((_, n) => guest(n, n % 4 === 2 ? { state: 'asked' } : {})),
  ...more,
});

export const mine = (more: Partial<MyRetreat> = {}): MyRetreat => {
  const { min_trust_score: _trust, consciousness_level: _level, guests: _guests, ...shown } = retreat();
  return {
    ...shown,
    mine: { state: 'asked', answer_by: '2099-12-01', reason: '', waiting: null },
    open: true,
    come: [
      { name: 'Kofi', avatar_url: '' },
      { name: 'Ines', avatar_url: '' },
    ],
    free: 8,
    space_id: null,
    ...more,
  };
};

export const candidate = (n: number, more: Partial<Candidate> = {}): Candidate => ({
  person_id: idOf(100 + n),
  name: ['Amara', 'Joost', 'Femke', 'Yara', 'Luuk'][n] ?? `Someone ${n}`,
  avatar_url: '',
  trust_score: 163 - n,
  consciousness_level: 'elevated',
  last_asked_at: n % 2 === 0 ? null : '2099-01-05T09:00:00.000Z',
  ...more,
});
