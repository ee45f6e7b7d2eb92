import * as api from '#contract/testimonials.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { useIdCall } from '../lib/use-call.ts'
import { insertRow } from './cached-lists.ts'
import { changing, refresh, replaceRow, useRowChange } from './queries.ts'

export function useMoveToPending() {
  const client = useQueryClient()
  return useIdCall(api.moveToPending, {
    mutationKey: changing,
    onSuccess: (row) => {
      replaceRow(client, row)
      insertRow(client, row)
    },
    onSettled: () => refresh(client),
  })
}

/** Takes it off the website, or shows it there again. */
export const useHide = () =>
  useRowChange(({ id, isHidden }: { id: string; isHidden: boolean }) =>
    call(api.hideTestimonial, { params: { id }, body: { isHidden } }),
  )
