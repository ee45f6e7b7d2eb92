import type { Endpoint, Input } from '#contract/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from './api.ts'
import { useAttemptKey } from './use-attempt-key.ts'
import { type Body, type Then, useThen } from './use-call.ts'

/**
 * Sends a body to an endpoint that must not do it twice: the same body again, after a lost answer, is the same attempt.
 * Keep the hook where it outlives the attempt.
 */
export function useIdempotentCall<E extends Endpoint>(endpoint: E, { params, ...then }: Then<E> = {}) {
  const attempt = useAttemptKey()
  const { onSuccess, ...rest } = useThen(then)
  return useMutation({
    mutationFn: (body: Body<E>) =>
      call(endpoint, { params, body } as Input<E>, { idempotencyKey: attempt.keyFor(body) }),
    onSuccess: (answer) => {
      attempt.done()
      return onSuccess?.(answer)
    },
    ...rest,
  })
}
