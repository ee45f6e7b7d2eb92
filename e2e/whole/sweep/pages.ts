import { pages } from '../../../web/app/features.ts'
import { everyState, type SweptState } from '../../../web/lib/feature.ts'
import type { State } from './state.ts'

const swept: Readonly<Record<SweptState, Omit<State, 'page'>>> = {
  empty: { name: 'empty', visitor: 'empty', isLinked: true },
  new: { name: 'before the business is set up', visitor: 'new', isLinked: true },
  full: { name: 'full of long names', visitor: 'full', isLinked: true, narrowest: 320 },
  pending: { name: 'while answers are under way', visitor: 'empty', answers: 'pending' },
  failing: {
    name: 'when answers fail',
    visitor: 'empty',
    answers: 'failing',
    expectedErrors: [/status of 500/],
  },
}

/** What follows the path of a page where it looks different. */
const tabsOf: Record<string, readonly string[]> = {
  '/collect': ['?tab=manual', '?tab=links', '?tab=crm', '?tab=view'],
  '/publishing': ['?tab=links', '?tab=status'],
  '/settings': ['?tab=notifications', '?tab=ai', '?tab=appearance', '?tab=security'],
  '/settings/email': ['?tab=sender', '?tab=do-not-ask'],
  '/template-designer': ['?widget=new&tab=style'],
}

/**
 * The pages of the owner's app, in the states that their features name (`web/<feature>/feature.ts`): state by state, so that
 * a visitor goes from page to page.
 */
export const pageStates: readonly State[] = everyState.flatMap((state) =>
  pages
    .filter(({ states = [] }) => states.includes(state))
    .flatMap(({ path }) =>
      ['', ...(tabsOf[path] ?? [])].map((tab) => ({ ...swept[state], page: path + tab })),
    ),
)

/** The pages that are in none of these states, and show nothing that another page does not show. */
export function unswept(states: readonly State[]): readonly string[] {
  const isSwept = (path: string) => states.some(({ page }) => page.split('?')[0] === path)
  const loads = new Set(pages.filter(({ path }) => isSwept(path)).map(({ load }) => load))
  return pages.filter(({ load }) => !loads.has(load)).map(({ path }) => path)
}
