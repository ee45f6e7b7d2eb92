import { isRefused } from './cookie-choice.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** `public/before-paint.js` reads the same key before the first paint. */
const storageKey = 'plaudit-theme'

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Shows the theme now and remembers it on this device where that was not refused; `system` follows the device. */
export function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'system' || isRefused('functional')) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be refused; the theme then lasts until the page is left.
  }
}
