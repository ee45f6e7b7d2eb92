import { hideTestimonial, moveToPending } from '#contract/testimonials/decisions.ts'
import { call } from '../../lib/call/api.ts'
import { useRowChange } from '../queries.ts'

export const useMoveToPending = () => useRowChange((id: string) => call(moveToPending, { params: { id } }))

/** Takes it off the website, or shows it there again. */
export const useHide = () =>
  useRowChange(({ id, isHidden }: { id: string; isHidden: boolean }) =>
    call(hideTestimonial, { params: { id }, body: { isHidden } }),
  )
