import { isRefused } from './cookie-choice.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** `public/before-paint.js` reads the same key before the first paint. */
const storageKey = 'plaudit-theme'

/** What this browser remembers; `undefined` when nobody picked a theme here. */
export function rememberedTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return themes.find((theme) => theme === stored)
  } catch {
    return undefined
  }
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

/**
 * Remembers the theme on this device where that was not refused; `undefined` forgets it. The app needs to be told
 * `system` too: without a word it is light, while the public pages then follow the device.
 */
export function rememberTheme(theme: Theme | undefined) {
  try {
    if (theme === undefined || isRefused('functional')) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be refused; the theme then lasts until the page is left.
  }
}

/** Shows the theme and remembers it, on a page that knows nobody. */
export function applyTheme(theme: Theme) {
  showTheme(theme)
  rememberTheme(theme === 'system' ? undefined : theme)
}
