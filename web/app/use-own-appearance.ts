import type { User } from '#contract/accounts/accounts.ts'
import { appearanceDefaults } from '#contract/settings/appearance.ts'
import { useLayoutEffect } from 'react'
import { rememberAppearance, showAppearance } from '../lib/look/appearance.ts'
import { rememberedTheme } from '../lib/look/theme.ts'
import { useSaveAppearance } from '../settings/queries.ts'

/**
 * The app looks as its user chose, before it is drawn. Whoever chose nothing yet but picked a theme in this browser
 * before they had an account keeps it: it becomes theirs. A support visit leaves no trace, neither here nor there.
 */
export function useOwnAppearance({ appearance, support }: User) {
  const { mutate: save } = useSaveAppearance()
  const isVisit = support !== null
  useLayoutEffect(() => {
    if (isVisit) return showAppearance(appearance ?? appearanceDefaults)
    if (appearance) {
      showAppearance(appearance)
      rememberAppearance(appearance)
      return
    }
    const theme = rememberedTheme() ?? appearanceDefaults.theme
    showAppearance({ ...appearanceDefaults, theme })
    if (theme !== appearanceDefaults.theme) save({ theme })
  }, [appearance, isVisit, save])
}
