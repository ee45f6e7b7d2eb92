import { listContactMessages, markContactMessage } from '#contract/site/contact.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callList } from '../lib/call/api.ts'
import { pagedQuery } from '../lib/call/paged-query.ts'

export const messagesQuery = pagedQuery([listContactMessages.path], (page, options) =>
  callList(listContactMessages, { query: page }, options),
)

export function useMark() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isAnswered }: { id: string; isAnswered: boolean }) =>
      call(markContactMessage, { params: { id }, body: { isAnswered } }),
    onSettled: () => client.invalidateQueries({ queryKey: messagesQuery.queryKey }),
  })
}
