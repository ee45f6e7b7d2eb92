import type { Endpoint, Input, Output } from '#contract/endpoint.ts'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './api.ts'

export type Body<E extends Endpoint> = Input<E> extends { body: infer Sent } ? Sent : never
type Params<E extends Endpoint> = Input<E> extends { params: infer Named } ? Named : never

export interface Then<E extends Endpoint> {
  /** What the address names. */
  params?: Params<E>
  mutationKey?: QueryKey
  onSuccess?: (answer: Output<E>) => unknown
  onSettled?: () => unknown
  /** Lists and the like to be asked for again, whatever became of the call. */
  refreshes?: readonly QueryKey[]
}

/** Sends a body to an endpoint. */
export function useBodyCall<E extends Endpoint>(endpoint: E, { params, ...then }: Then<E> = {}) {
  return useMutation({
    mutationFn: (body: Body<E>) => call(endpoint, { params, body } as Input<E>),
    ...useThen(then),
  })
}

/** Calls an endpoint about the one thing with this id. */
export function useIdCall<E extends Endpoint>(endpoint: E, then: Then<E> = {}) {
  return useMutation({
    // Of an endpoint that is not known yet, no type can tell that `id` is all it takes.
    mutationFn: (id: string) => call(endpoint, { params: { id } } as unknown as Input<E>),
    ...useThen(then),
  })
}

export function useThen<E extends Endpoint>({ refreshes, ...then }: Then<E>) {
  const client = useQueryClient()
  if (!refreshes) return then
  const refresh = () => Promise.all(refreshes.map((queryKey) => client.invalidateQueries({ queryKey })))
  return { ...then, onSettled: refresh }
}
