import { changeTheme, listThemes } from '#contract/themes/themes.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call/api.ts'
import { useBodyCall } from '../../lib/call/use-call.ts'

/** While texts are still to be read, it is asked again. */
const untilReadMs = 5_000

/** What testimonials speak of, with quotes. */
export const themesQuery = queryOptions({
  queryKey: [listThemes.path],
  queryFn: ({ signal }) => call(listThemes, {}, { signal }),
  refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? untilReadMs : false),
})

/** Renames, hides or merges one. */
export function useChangeTheme() {
  return useBodyCall(changeTheme, { refreshes: [themesQuery.queryKey] })
}
