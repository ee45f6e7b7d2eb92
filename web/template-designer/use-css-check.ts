import { checkCustomCss } from '#contract/widgets/widgets.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'
import { useDebounced } from '../lib/use-debounced.ts'

export interface CheckedCss {
  /** As the widget gets it. */
  readonly css: string
  readonly problems: readonly string[]
}

const none: CheckedCss = { css: '', problems: [] }

/** What the server makes of the owner's CSS, a moment after they typed. */
export function useCssCheck(customCss: string): CheckedCss {
  const asked = useDebounced(customCss, 300)
  const isEmpty = asked.trim() === ''
  const { data } = useQuery({
    queryKey: ['custom-css', asked],
    queryFn: () => call(checkCustomCss, { body: { customCss: asked } }),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
  })
  return isEmpty || customCss.trim() === '' ? none : (data ?? none)
}
