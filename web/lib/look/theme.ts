import { themeCookie } from '#contract/cookies.ts'
import { readCookie, writeCookie } from '../cookies/browser-cookie.ts'
import { isRefused } from '../cookies/cookie-choice.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/**
 * What this browser remembers; `undefined` when nobody picked a theme here. `public/before-paint.js` reads the same
 * cookie before the first paint: a cookie, because the first look into localStorage takes a phone 30 ms.
 */
export function rememberedTheme(): Theme | undefined {
  const stored = readCookie(themeCookie.name)
  return themes.find((theme) => theme === stored)
}

/** The theme of pages that know nobody: what was picked here, else what the device says. */
export function readTheme(): Theme {
  return rememberedTheme() ?? 'system'
}

/** Shows the theme now, and leaves no trace; `system` follows the device. */
export function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** Remembers the theme on this device where that was not refused; `undefined` forgets it. */
export function rememberTheme(theme: Theme | undefined) {
  const isStored = theme !== undefined && !isRefused('functional')
  writeCookie(themeCookie.name, theme ?? '', isStored ? themeCookie.days : 0)
}

/** Shows the theme and remembers it, on a page that knows nobody. */
export function applyTheme(theme: Theme) {
  showTheme(theme)
  rememberTheme(theme === 'system' ? undefined : theme)
}
