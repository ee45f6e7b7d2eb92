import { listContactMessages, markContactMessage } from '#contract/contact.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callList } from '../lib/api.ts'
import { pagedQuery } from '../lib/paged-query.ts'

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
