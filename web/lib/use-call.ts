import type { Endpoint, Input, Output } from '#contract/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from './api.ts'

type Body<E extends Endpoint> = Input<E> extends { body: infer Sent } ? Sent : never

interface Then<E extends Endpoint> {
  onSuccess?: (answer: Output<E>) => unknown
  onSettled?: () => unknown
}

/** Sends a body to an endpoint. */
export function useBodyCall<E extends Endpoint>(endpoint: E, then: Then<E> = {}) {
  return useMutation({ mutationFn: (body: Body<E>) => call(endpoint, { body } as Input<E>), ...then })
}

/** Calls an endpoint about the one thing with this id. */
export function useIdCall<E extends Endpoint>(endpoint: E, then: Then<E> = {}) {
  return useMutation({
    mutationFn: (id: string) => call(endpoint, { params: { id } } as unknown as Input<E>),
    ...then,
  })
}
