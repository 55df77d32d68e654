import type { Answer, Input } from '@kinsong/contract/common/call.ts';
import { curateRetreat, eligible } from '@kinsong/contract/hospitality/curating.ts';
import * as calls from '@kinsong/contract/hospitality/retreats.ts';
import type { Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../../platform/api/api.ts';
import { useStore } from '../../platform/store.ts';
import { moved } from './retreat-ears.ts';

function useFresh<Q extends { refetch: () => unknown }>(query: Q): Q {
  const times = useStore(moved);
  const { refetch } = query;
  useEffect(() => {
    if (times > 0) void refetch();
  }, [times, refetch]);
  return query;
}

/** Where do retreats come from? The house, asked when somebody looks. */
export const useKeptRetreats = () =>
  useFresh(
    useQuery({
      queryKey: ['retreats', 'kept'],
      queryFn: async ({ signal }) => (await ask(calls.keptRetreats, {}, { signal })).retreats,
      retry: false,
    }),
  );

export const useKeptRetreat = (id: string | undefined) =>
  useFresh(
    useQuery({
      queryKey: ['retreats', 'kept', id],
      queryFn: ({ signal }) => ask(calls.keptRetreat, { params: { retreat_id: id ?? '' } }, { signal }),
      enabled: id !== undefined,
      retry: false,
    }),
  );

export const useMyRetreats = () =>
  useFresh(
    useQuery({
      queryKey: ['retreats', 'mine'],
      queryFn: async ({ signal }) => (await ask(calls.myRetreats, {}, { signal })).retreats,
      retry: false,
    }),
  );

export const useMyRetreat = (id: string) =>
  useFresh(
    useQuery({
      queryKey: ['retreats', 'mine', id],
      queryFn: ({ signal }) => ask(calls.myRetreat, { params: { retreat_id: id } }, { signal }),
      retry: false,
    }),
  );

type Page = Answer<typeof eligible>;

/** Everybody who could come, page by page. */
export const useEligible = (open = true) =>
  useInfiniteQuery({
    queryKey: ['retreats', 'eligible'],
    queryFn: ({ pageParam, signal }) => ask(eligible, { query: { offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ more }: Page, pages) =>
      more ? pages.reduce((sum, { people }) => sum + people.length, 0) : undefined,
    enabled: open,
    retry: false,
  });

export type Draft = Input<typeof calls.keepRetreat>['body'];
export type Criteria = NonNullable<Input<typeof curateRetreat>['body']['criteria']>;

/** What a founder does with retreats. What became of it is read again each time, so that others' changes show. */
export function useCurating() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['retreats'] });
  const hold = (retreat: Retreat) => queries.setQueryData(['retreats', 'kept', retreat.id], retreat);
  const at = (retreat_id: string) => ({ params: { retreat_id } });
  return {
    choose: useMutation({ mutationFn: (criteria: Criteria) => ask(curateRetreat, { body: { criteria } }) }),
    keep: useMutation({
      mutationFn: (body: Draft) => ask(calls.keepRetreat, { body }),
      onSuccess: hold,
      onSettled,
    }),
    send: useMutation({
      mutationFn: async (body: Draft) => {
        await ask(calls.keepRetreat, { body });
        return ask(calls.sendInvitations, at(body.id));
      },
      onSuccess: hold,
      onSettled,
    }),
    askOne: useMutation({
      mutationFn: ({ id, person_id }: { id: string; person_id: string }) =>
        ask(calls.askGuest, { ...at(id), body: { person_id } }),
      onSuccess: hold,
      onSettled,
    }),
    withdraw: useMutation({
      mutationFn: ({ id, person_id }: { id: string; person_id: string }) =>
        ask(calls.withdrawGuest, { params: { retreat_id: id, person_id } }),
      onSuccess: hold,
      onSettled,
    }),
    places: useMutation({
      mutationFn: ({ id, places }: { id: string; places: number }) =>
        ask(calls.changePlaces, { ...at(id), body: { places } }),
      onSuccess: hold,
      onSettled,
    }),
    cancel: useMutation({
      mutationFn: ({ id, reason }: { id: string; reason: string }) =>
        ask(calls.cancelRetreat, { ...at(id), body: { reason } }),
      onSettled,
    }),
  };
}

/** My own answer. */
export function useAnswering(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof calls.answerRetreat>['body']) =>
      ask(calls.answerRetreat, { params: { retreat_id: id }, body }),
    onSuccess: (mine) => queries.setQueryData(['retreats', 'mine', id], mine),
    onSettled: () => queries.invalidateQueries({ queryKey: ['retreats', 'mine'] }),
  });
}
