import type { User } from '#contract/accounts/accounts.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { findActions } from './actions.ts'
import { findPages, pagesFor } from './pages.ts'
import { useFound } from './use-found.ts'

const searchAfterMs = 200

/** What there is for the typed words: pages and actions at once, what the server has once the typing rests. */
export function useResults(user: User, words: string) {
  const search = useDebounced(words, searchAfterMs)
  const isWanted = search !== '' && words !== '' && user.formId !== null
  const actions = findActions(user, words)
  const pages = findPages(pagesFor(user), words)
  const kinds = useFound(search, isWanted)
  return {
    search,
    actions,
    pages,
    namesPage: words !== '' && pages.some(({ label }) => label.toLowerCase().startsWith(words.toLowerCase())),
    kinds,
    isSearching: words !== search || kinds.some((kind) => kind.isSearching),
    hasFailed: kinds.some((kind) => kind.hasFailed),
    count: kinds.reduce((sum, { options }) => sum + options.length, pages.length + actions.length),
  }
}
