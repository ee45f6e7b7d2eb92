import { removeReply, writeReply } from '#contract/replies.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { useBodyCall } from '../lib/use-call.ts'
import { changing, refresh, replaceRow } from './queries.ts'

export function useWriteReply(id: string) {
  const client = useQueryClient()
  return useBodyCall(writeReply, {
    params: { id },
    mutationKey: changing,
    onSuccess: (row) => {
      replaceRow(client, row)
      return refresh(client)
    },
  })
}

export function useRemoveReply(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: changing,
    mutationFn: () => call(removeReply, { params: { id } }),
    onSuccess: (row) => {
      replaceRow(client, row)
      return refresh(client)
    },
  })
}
