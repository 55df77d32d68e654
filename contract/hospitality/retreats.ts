import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { cannotBeKept, isHonest } from '../common/plain-text.ts';
import { answers, longestReason, mostPlaces, MyRetreat, Plan, Retreat } from './retreat.ts';

const oneRetreat = z.object({ retreat_id: Id });
const Reason = z.string().trim().max(longestReason).refine(isHonest, cannotBeKept).default('');

export const keepRetreat = call({
  name: 'hospitality.keepRetreat',
  title: 'Keep a retreat that is being made, whole: what it is, and who is to be asked in which order',
  method: 'POST',
  path: '/api/founder/retreats',
  body: Plan.extend({ id: Id, people: z.array(Id).max(300) }),
  answer: Retreat,
  permission: 'hospitality.curate',
  errors: ['allowed.not', 'id.taken', 'input.wrong', 'retreat.sent'],
});

export const keptRetreats = call({
  name: 'hospitality.retreats',
  title: 'The retreats that founders made, the latest first',
  method: 'GET',
  path: '/api/founder/retreats',
  answer: z.object({ retreats: z.array(Retreat) }),
  permission: 'hospitality.curate',
  errors: ['allowed.not'],
});

export const keptRetreat = call({
  name: 'hospitality.retreat',
  title: 'One of them with everybody’s answer',
  method: 'GET',
  path: '/api/founder/retreats/:retreat_id',
  params: oneRetreat,
  answer: Retreat,
  permission: 'hospitality.curate',
  errors: ['found.not'],
});

export const sendInvitations = call({
  name: 'hospitality.sendInvitations',
  title:
    'Send the invitations: as many are asked as there are places, the others wait; their salon is founded',
  method: 'POST',
  path: '/api/founder/retreats/:retreat_id/send',
  params: oneRetreat,
  answer: Retreat,
  permission: 'hospitality.curate',
  errors: ['found.not', 'input.wrong', 'retreat.over'],
});

export const askGuest = call({
  name: 'hospitality.askGuest',
  title: 'Ask somebody more: at once where a chair is free, at the end of the waiting list otherwise',
  method: 'POST',
  path: '/api/founder/retreats/:retreat_id/guests',
  params: oneRetreat,
  body: z.object({ person_id: Id }),
  answer: Retreat,
  permission: 'hospitality.curate',
  errors: ['found.not', 'input.wrong', 'retreat.over'],
});

export const withdrawGuest = call({
  name: 'hospitality.withdrawGuest',
  title: 'Take somebody’s invitation back; they are told',
  method: 'DELETE',
  path: '/api/founder/retreats/:retreat_id/guests/:person_id',
  params: oneRetreat.extend({ person_id: Id }),
  answer: Retreat,
  permission: 'hospitality.curate',
  errors: ['found.not', 'retreat.over'],
});

export const changePlaces = call({
  name: 'hospitality.changePlaces',
  title: 'More chairs or fewer; more bring those who wait to the table, fewer send nobody away',
  method: 'PUT',
  path: '/api/founder/retreats/:retreat_id/places',
  params: oneRetreat,
  body: z.object({ places: z.int().min(1).max(mostPlaces) }),
  answer: Retreat,
  permission: 'hospitality.curate',
  errors: ['found.not', 'input.wrong', 'retreat.over'],
});

export const cancelRetreat = call({
  name: 'hospitality.cancelRetreat',
  title: 'Call a retreat off: everybody who was asked is told why. One that was never sent is thrown away',
  method: 'POST',
  path: '/api/founder/retreats/:retreat_id/cancel',
  params: oneRetreat,
  body: z.object({ reason: Reason }),
  answer: z.object({ retreat: Retreat.nullable() }),
  permission: 'hospitality.curate',
  errors: ['found.not', 'input.wrong'],
});

export const myRetreats = call({
  name: 'hospitality.myRetreats',
  title: 'The retreats I was asked to, the next first',
  method: 'GET',
  path: '/api/retreats',
  answer: z.object({ retreats: z.array(MyRetreat) }),
  permission: 'person',
  errors: [],
});

export const myRetreat = call({
  name: 'hospitality.myRetreat',
  title: 'One retreat I was asked to: what it is, who comes, what I said',
  method: 'GET',
  path: '/api/retreats/:retreat_id',
  params: oneRetreat,
  answer: MyRetreat,
  permission: 'person',
  errors: ['found.not'],
});

export const answerRetreat = call({
  name: 'hospitality.answer',
  title: 'Yes, no or perhaps; the last word counts until it begins',
  method: 'PUT',
  path: '/api/retreats/:retreat_id/answer',
  params: oneRetreat,
  body: z.object({ answer: z.enum(answers), reason: Reason }),
  answer: MyRetreat,
  permission: 'person',
  errors: ['found.not', 'input.wrong', 'retreat.over'],
});

export const retreatsCalls = [
  keepRetreat,
  keptRetreats,
  keptRetreat,
  sendInvitations,
  askGuest,
  withdrawGuest,
  changePlaces,
  cancelRetreat,
  myRetreats,
  myRetreat,
  answerRetreat,
];
