/** A row of tabs. On a phone all of them are in view, in a second row where one has no room for them. */
export const tabRow = 'flex flex-wrap gap-x-6 shadow-[inset_0_-1px_var(--line)] max-sm:gap-x-2.5'

export const tabStyle =
  'inline-flex items-center gap-2 border-b-2 px-0.5 pt-1 pb-2 text-base font-medium whitespace-nowrap transition-colors pointer-coarse:min-h-11 hover:text-ink focus-visible:-outline-offset-2 max-sm:text-[0.8125rem]'
