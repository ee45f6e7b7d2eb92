import { createApiKey, listApiKeys, revokeApiKey } from '#contract/accounts/api-keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../../lib/call/endpoint-query.ts'
import { useIdCall } from '../../lib/call/use-call.ts'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'

export const keysQuery = endpointQuery(listApiKeys)

/** The answer is the only place where the key itself is ever seen; it is kept nowhere. */
export function useCreateKey() {
  const client = useQueryClient()
  return useIdempotentCall(createApiKey, { onSuccess: () => client.invalidateQueries(keysQuery) })
}

export function useRevokeKey() {
  const client = useQueryClient()
  return useIdCall(revokeApiKey, {
    onSettled: () => client.invalidateQueries(keysQuery),
  })
}
